import Testing

@Suite("Snippets")
enum SnippetTests {}
