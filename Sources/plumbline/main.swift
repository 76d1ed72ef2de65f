import POSIX

Output.ignoreBrokenPipes()
exit(Program.plumbline.run(Array(CommandLine.arguments.dropFirst())))
