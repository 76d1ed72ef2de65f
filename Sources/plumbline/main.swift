import POSIX

Output.ignoreBrokenPipes()
exit(run(Array(CommandLine.arguments.dropFirst())))
