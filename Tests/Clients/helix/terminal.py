"""A program in a terminal of its own: what a person would type goes in, what a person would see comes out."""
import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

import pyte

# Nothing is waited for by the clock: a condition that does not come true in this time will not.
PATIENCE = 30


class Terminal:
    ESCAPE = "\x1b[27u"  # in the unambiguous form: a bare escape joins with the key after it where the program is slow to read

    def __init__(self, command, folder, environment, columns=160, rows=45):
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            try:
                os.chdir(folder)
                fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
                os.execvpe(command[0], command, {**environment, "TERM": "xterm-256color", "COLORTERM": "truecolor"})
            finally:
                os._exit(127)
        self.screen.write_process_input = lambda answer: os.write(self.descriptor, answer.encode())
        self.ended = False

    def type(self, keys):
        os.write(self.descriptor, keys.encode())

    def lines(self):
        return [line.rstrip() for line in self.screen.display]

    def text(self):
        return "\n".join(self.lines())

    def wait(self, condition, patience=PATIENCE):
        """Whether the condition, a function or a text to be seen, came true."""
        if isinstance(condition, str):
            text = condition
            condition = lambda: text in self.text()
        end = time.monotonic() + patience
        while not condition():
            if self.ended or time.monotonic() > end:
                return False
            self.read(0.1)
        return True

    def read(self, seconds):
        if not select.select([self.descriptor], [], [], seconds)[0]:
            return
        try:
            data = os.read(self.descriptor, 1 << 16)
        except OSError:  # the other side has closed
            data = b""
        if data:
            self.stream.feed(data)
        else:
            self.ended = True

    def end(self):
        """The exit status, where the program ends by itself; else None, and it is ended."""
        self.wait(lambda: self.ended)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            process, status = os.waitpid(self.process, os.WNOHANG)
            if process:
                return os.waitstatus_to_exitcode(status)
            time.sleep(0.05)
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        return None
