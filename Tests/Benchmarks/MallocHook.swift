import Glibc

/// Takes the place of `malloc` in Swift's runtime, through which all Swift code allocates.
///
/// A shared library calls into others through a table of addresses that the dynamic linker fills in. The hook finds the
/// table's entry in the structures that the linker keeps about the runtime (elf.h, link.h) and writes its own address
/// there. Nothing outside this process changes.
enum MallocHook {
    typealias Malloc = @convention(c) (Int) -> UnsafeMutableRawPointer?

    /// The `malloc` that was there before; nil until the hook is installed.
    nonisolated(unsafe) private(set) static var original: Malloc?

    /// Puts `replacement` in the place of `malloc`. It must call ``original`` itself. Returns false if the runtime's
    /// table has no such entry.
    static func install(_ replacement: Malloc) -> Bool {
        guard let runtime = dlopen("libswiftCore.so", RTLD_NOLOAD | RTLD_LAZY),
            let entry = LinkedLibrary(handle: runtime).addressEntry(for: "malloc")
        else { return false }
        let pageSize = sysconf(Int32(_SC_PAGESIZE))
        let page = UnsafeMutableRawPointer(bitPattern: Int(bitPattern: entry) / pageSize * pageSize)
        guard mprotect(page, pageSize, PROT_READ | PROT_WRITE) == 0 else { return false }
        original = entry.pointee
        entry.pointee = replacement
        return true
    }
}

/// What the dynamic linker knows of one shared library, read from its `link_map`.
private struct LinkedLibrary {
    private static let tagStringTable = 5
    private static let tagSymbolTable = 6
    private static let tagRelocations = 7
    private static let tagRelocationsSize = 8
    private static let tagCallRelocationsSize = 2
    private static let tagCallRelocations = 23
    /// Of an `Elf64_Rela` and an `Elf64_Sym`, in bytes.
    private static let relocationSize = 24
    private static let symbolSize = 24

    private let base: Int
    private var entries: [Int: Int] = [:]

    init(handle: UnsafeMutableRawPointer) {
        base = handle.load(as: Int.self)
        // l_addr, l_name, l_ld: the dynamic section, pairs of a tag and a value up to the tag 0.
        var place = UnsafeRawPointer(bitPattern: handle.load(fromByteOffset: 16, as: Int.self))
        while let pair = place, case let tag = pair.load(as: Int.self), tag != 0 {
            entries[tag] = pair.load(fromByteOffset: 8, as: Int.self)
            place = pair + 16
        }
    }

    /// Where the library keeps the address of the function that it calls by this name.
    func addressEntry(for name: String) -> UnsafeMutablePointer<MallocHook.Malloc>? {
        entry(for: name, in: Self.tagCallRelocations, size: Self.tagCallRelocationsSize)
            ?? entry(for: name, in: Self.tagRelocations, size: Self.tagRelocationsSize)
    }

    private func entry(for name: String, in table: Int, size: Int) -> UnsafeMutablePointer<MallocHook.Malloc>? {
        guard let relocations = pointer(table), let size = entries[size], let symbols = pointer(Self.tagSymbolTable),
            let strings = pointer(Self.tagStringTable)
        else { return nil }
        for offset in stride(from: 0, to: size, by: Self.relocationSize) {
            let symbol = relocations.load(fromByteOffset: offset + 8, as: UInt64.self) >> 32
            guard symbol != 0 else { continue }
            let nameOffset = symbols.load(fromByteOffset: Int(symbol) * Self.symbolSize, as: UInt32.self)
            guard strcmp((strings + Int(nameOffset)).assumingMemoryBound(to: CChar.self), name) == 0 else { continue }
            return UnsafeMutablePointer(bitPattern: base + relocations.load(fromByteOffset: offset, as: Int.self))
        }
        return nil
    }

    private func pointer(_ tag: Int) -> UnsafeRawPointer? {
        entries[tag].flatMap { UnsafeRawPointer(bitPattern: $0) }
    }
}
