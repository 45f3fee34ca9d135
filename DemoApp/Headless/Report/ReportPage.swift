import Foundation

/// The one file that a report is: the page's template with its style sheets, its scripts and the data put in.
struct ReportPage {
    /// Where the template is, and what it names; what is not in the first one is in the next.
    private let folders: [URL]

    /// - Parameter folder: holds the templates and what they name.
    init(folder: URL) {
        folders = [folder]
    }

    /// A template that comes with the program.
    ///
    /// - Parameter template: the folder with what the page has beyond the report's.
    init(template: String = "Page") throws {
        guard let resources = Bundle.module.resourceURL else {
            throw ReportError("the folder \(template) with the page's template is not beside the program")
        }
        let names = template == "Page" ? ["Page"] : [template, "Page"]
        folders = names.map { resources.appendingPathComponent($0, isDirectory: true) }
    }

    /// The page around `data`, which is the text of a JSON document that may stand in a script element.
    ///
    /// - Parameter template: a file of the folder.
    ///
    /// A line `<!-- inline: NAME -->` of the template is replaced by the style sheet or the script of that name, the
    /// line `%REPORT_DATA%` by the data.
    func html(data: JSONText, template: String = "index.html") throws -> Data {
        var page = Data()
        var hasData = false
        for line in try text(of: template).split(separator: "\n", omittingEmptySubsequences: false) {
            let line = String(line)
            if line.contains("%REPORT_DATA%") {
                page.append(contentsOf: data.bytes)
                hasData = true
            } else if let name = Self.inlined(line) {
                page.append(contentsOf: try inlined(name).utf8)
            } else {
                page.append(contentsOf: line.utf8)
            }
            page.append(UInt8(ascii: "\n"))
        }
        guard hasData else { throw ReportError("\(template) has no line %REPORT_DATA%") }
        return page
    }

    private static func inlined(_ line: String) -> String? {
        let line = line.trimmingCharacters(in: .whitespaces)
        guard line.hasPrefix("<!-- inline: "), line.hasSuffix(" -->") else { return nil }
        return String(line.dropFirst("<!-- inline: ".count).dropLast(" -->".count))
    }

    private func inlined(_ name: String) throws -> String {
        let element = name.hasSuffix(".css") ? "style" : "script"
        let content = try text(of: name)
        guard !content.contains("</\(element)") else { throw ReportError("\(name) would end its own element") }
        return "<\(element)>\n\(content)</\(element)>"
    }

    private func text(of name: String) throws -> String {
        for file in folders.map({ $0.appendingPathComponent(name) })
        where FileManager.default.fileExists(atPath: file.path) {
            if let text = try? String(contentsOf: file, encoding: .utf8) { return text }
        }
        throw ReportError("cannot read the report's template \(name)")
    }
}
