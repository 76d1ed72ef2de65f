#!/bin/sh
# A Run Script build phase: findings show in Xcode's issue navigator and beside the text.
#
# Checks the phase's input files, or without any the whole project folder. Flags for `plumbline check`, such as --strict, go after
# the script's name.
set -u
# Xcode does not read a shell's start files.
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
if ! command -v plumbline >/dev/null; then
    echo "warning: Plumbline is not installed, so layouts were not checked. Install it to /usr/local/bin, or take this build phase out."
    exit 0
fi
count=${SCRIPT_INPUT_FILE_COUNT:-0}
# The inputs go behind the flags, in their order.
number=0
while [ "$number" -lt "$count" ]; do
    eval "file=\$SCRIPT_INPUT_FILE_$number"
    set -- "$@" "$file"
    number=$((number + 1))
done
[ "$count" -gt 0 ] || set -- "$@" "${SRCROOT:?Run this as a build phase of Xcode.}"
exec plumbline check --format xcode "$@"
