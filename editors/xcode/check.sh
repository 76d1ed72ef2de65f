#!/bin/sh
# A Run Script build phase that shows findings in Xcode's issue navigator and beside the text.
#
# Checks the input files of the phase, or the whole project folder if there are none. Arguments, such as --strict, are
# passed to `plumbline check`.
set -u
# Xcode does not read the startup files of a shell.
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
if ! command -v plumbline >/dev/null; then
    echo "warning: Plumbline is not installed, so layouts were not checked." \
        "Install it to /usr/local/bin, or remove this build phase."
    exit 0
fi
count=${SCRIPT_INPUT_FILE_COUNT:-0}
# Append the input files to the arguments, in their order.
number=0
while [ "$number" -lt "$count" ]; do
    eval "file=\$SCRIPT_INPUT_FILE_$number"
    set -- "$@" "$file"
    number=$((number + 1))
done
[ "$count" -gt 0 ] || set -- "$@" "${SRCROOT:?Run this as a build phase of Xcode.}"
exec plumbline check --format xcode "$@"
