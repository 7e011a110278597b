import Foundation
import PackagePlugin

/// Makes the copy of `Phrases/` that stands inside the program.
@main
struct EmbedPhrases: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Phrases")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedPhrases.swift")
    // Folders are inputs too: their time changes when a file comes or goes.
    let below = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let inputs = [folder] + (below?.compactMap { $0 as? URL } ?? [])
    return [
      .buildCommand(
        displayName: "Embedding Phrases/",
        executable: try context.tool(named: "embed-phrases").url,
        arguments: [folder.path(percentEncoded: false), output.path(percentEncoded: false)],
        inputFiles: inputs.sorted { $0.path < $1.path }, outputFiles: [output])
    ]
  }
}
