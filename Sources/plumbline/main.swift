import Foundation

Output.ignoreBrokenPipes()
exit(run(Array(CommandLine.arguments.dropFirst())))
