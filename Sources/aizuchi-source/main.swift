import Glibc
import SwiftSourceReading

exit(SourceReaderTool.run(Array(CommandLine.arguments.dropFirst())))
