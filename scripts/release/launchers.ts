// What people start: without a word the server, `exuvia demo` the example club, anything else is a command. It works
// without any other program of the system, such as `dirname`, and in its own folder, where `.env` and `data` are;
// INIT_CWD keeps where it was called, for the names of files.

export const shellLauncher = (version: string) => `#!/bin/sh
here=\${0%/*}
if [ "$here" = "$0" ]; then here=.; fi
if [ -L "$0" ] && target=$(readlink -f "$0" 2>/dev/null); then here=\${target%/*}; fi
INIT_CWD=\${INIT_CWD:-$PWD}
cd "$here" || exit 1
program=program/${version}
export INIT_CWD EXUVIA_COMMAND=./exuvia NODE_ENV=production
export MALLOC_ARENA_MAX="\${MALLOC_ARENA_MAX:-2}" MALLOC_MMAP_THRESHOLD_="\${MALLOC_MMAP_THRESHOLD_:-131072}"
export BUN_JSC_forceRAMSize="\${BUN_JSC_forceRAMSize:-167772160}"
case "$1" in
  '') exec "$program/bin/bun" --no-install "$program/dist/server/main.js" ;;
  demo) DEMO=1 DATA_DIR=demo exec "$program/bin/bun" --no-install "$program/dist/server/main.js" ;;
  *) exec "$program/bin/bun" --no-install "$program/dist/server/cli.js" "$@" ;;
esac
`;

export const windowsLauncher = (version: string) =>
  `@echo off
setlocal
if not defined INIT_CWD set "INIT_CWD=%CD%"
cd /d "%~dp0"
set "PROGRAM=program\\${version}"
set "EXUVIA_COMMAND=exuvia"
set "NODE_ENV=production"
set "BUN_JSC_forceRAMSize=167772160"
if "%~1"=="" goto serve
if "%~1"=="demo" goto demo
"%PROGRAM%\\bin\\bun.exe" --no-install "%PROGRAM%\\dist\\server\\cli.js" %*
exit /b %ERRORLEVEL%
:demo
set "DEMO=1"
set "DATA_DIR=demo"
:serve
"%PROGRAM%\\bin\\bun.exe" --no-install "%PROGRAM%\\dist\\server\\main.js"
exit /b %ERRORLEVEL%
`.replaceAll('\n', '\r\n');

export const readMe = (version: string, windows: boolean) => `# Exuvia ${version}

The log for keepers of tarantulas, other invertebrates and reptiles. Everything that it needs is in this folder.

Start:          ${windows ? 'exuvia' : './exuvia'}            then open http://localhost:3000
Example club:   ${windows ? 'exuvia' : './exuvia'} demo
Is all well?    ${windows ? 'exuvia' : './exuvia'} doctor
Commands:       ${windows ? 'exuvia' : './exuvia'} help
${windows ? '' : 'With the machine: sudo ./exuvia service install    (Linux with systemd)\n'}
Your data is in the folder data, settings are lines of a file .env beside this one, such as
PUBLIC_URL=http://raspberrypi.local:3000

Update: stop Exuvia, unpack the new archive over this folder, start again. Data and settings stay, and a backup is made
before the database changes. The folder of the old version in program/ may then be removed.
${windows ? '\nWindows asks once, since the program is not signed: More info, Run anyway.\n' : '\nmacOS asks once, since the program is not signed: System Settings, Privacy & Security, Open Anyway.\n'}
Bun (MIT, bun.com) runs the program, sharp (Apache 2.0) and libvips (LGPL 3) turn pictures; their licences are beside them.
`;
