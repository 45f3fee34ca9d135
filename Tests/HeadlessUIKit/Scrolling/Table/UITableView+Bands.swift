/// A header or footer of a section.
struct SectionBand {
    enum Place {
        case header
        case footer
    }

    let view: UIView
    let height: CGFloat
}

extension UITableView {
    /// nil if the section has none.
    func band(_ place: SectionBand.Place, of section: Int) -> SectionBand? {
        let own = OptionalRequirement.ask(delegate) { delegate in
            place == .header
                ? delegate.tableView(self, viewForHeaderInSection: section)
                : delegate.tableView(self, viewForFooterInSection: section)
        }
        let title = OptionalRequirement.ask(dataSource) { dataSource in
            place == .header
                ? dataSource.tableView(self, titleForHeaderInSection: section)
                : dataSource.tableView(self, titleForFooterInSection: section)
        }
        guard let view = (own ?? nil) ?? (title ?? nil).map(titleView) else { return nil }
        let wished = OptionalRequirement.ask(delegate) { delegate in
            place == .header
                ? delegate.tableView(self, heightForHeaderInSection: section)
                : delegate.tableView(self, heightForFooterInSection: section)
        }
        let standard = place == .header ? sectionHeaderHeight : sectionFooterHeight
        let height = wished ?? standard
        return SectionBand(view: view, height: height >= 0 ? height : Self.standardHeaderHeight)
    }

    private func titleView(_ title: String) -> UIView {
        let label = UILabel(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textColor = .secondaryLabel
        label.backgroundColor = .systemGroupedBackground
        return label
    }
}
