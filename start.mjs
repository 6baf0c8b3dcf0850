// One command on a bare machine: `npm start`, or `bun start.mjs` where only Bun is installed. With `test` it runs the
// tests, with `build` it stops after the build, with `demo` it shows an example club; `doctor`, `service`, `backup`,
// `restore`, `reset-password` and `remove-second-factors` are commands of src/cli.ts, for machines without `bun` on the PATH. Plain JavaScript without
// packages, since it runs in Node or in Bun before anything is installed. Only the program itself writes to stdout.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The Bun this was tested with; an older one can't read the lock file, 1.5 may be incompatible. */
const bunVersion = '1.4.4';
const windows = process.platform === 'win32';
const installed = 'node_modules/.exuvia-installed';

process.chdir(fileURLToPath(new URL('.', import.meta.url)));
const bun = findBun();
const [task, ...rest] = process.argv.slice(2);

ifChanged(installed, fingerprint(['package.json', 'bun.lock']), () => {
  say('installing packages');
  // it lists neither what was installed nor scripts that need not run, and reads no .env, which is for the server
  run([bun, 'install', '--frozen-lockfile', '--no-summary', '--no-env-file']);
});
if (task === 'test') {
  exec(['scripts/test.ts', ...rest]);
} else if (task === 'bench') {
  run([bun, 'scripts/build.ts']);
  exec(['tests/bench/run.ts', ...rest]);
} else if (
  [
    ...['backup', 'restore', 'reset-password', 'remove-second-factors'],
    ...['doctor', 'service'],
  ].includes(task)
) {
  exec(['src/cli.ts', task, ...rest]);
} else {
  build();
  if (task === 'demo') showDemo();
  // The picture library's threads would reserve ten times the memory they use: limit the arenas, and return large
  // blocks to the system immediately. Bun would collect garbage for the memory of the machine: from 128 of these 160 MB
  // on it does so every 8 MB.
  const memory = {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    BUN_JSC_forceRAMSize: '167772160',
  };
  process.env = { ...memory, NODE_ENV: 'production', ...process.env };
  if (task !== 'build') exec(['src/main.ts']);
}

/** An example club in a temporary folder, which is removed when the program stops. */
function showDemo() {
  const folder = mkdtempSync(join(tmpdir(), 'exuvia-demo-'));
  process.env.DEMO = '1';
  process.env.DATA_DIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

function build() {
  const buildScripts = ['build', 'build-web', 'web-sections'].map((name) => `scripts/${name}.ts`);
  const sources = ['web', 'src/domain', ...buildScripts, 'package.json', 'bun.lock'];
  ifChanged('dist/web/.built', fingerprint(sources), () => {
    say('building the pages');
    run([bun, 'scripts/build.ts', 'web', 'docs']);
  });
}

/** The path of a suitable Bun: this one, the system's, or the one in npm's cache. */
function findBun() {
  if (fits(process.versions.bun)) return process.execPath;
  for (const candidate of ['bun', join(homedir(), '.bun', 'bin', 'bun'), lastBun()]) {
    if (candidate && fits(versionOf(candidate))) return candidate;
  }
  say(`fetching Bun ${bunVersion}`);
  // npm 12 runs no install scripts by default; without its own, the package `bun` is an empty shell.
  const printPath = ['bun', '-e', 'console.log(process.execPath)'];
  const result = spawnSync(
    'npx',
    ['--yes', '--allow-scripts=bun', `--package=bun@${bunVersion}`, '--', ...printPath.map(quoted)],
    { encoding: 'utf8', shell: windows, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const path = (result.stdout ?? '').trim().split('\n').at(-1) ?? '';
  if (!fits(versionOf(path))) {
    fail(
      `Bun ${bunVersion} could not be fetched. See https://bun.com/docs/installation, then try again.`,
    );
  }
  return path;
}

function fits(version) {
  const [major, minor, patch] = (version ?? '').split('.').map((part) => parseInt(part, 10));
  const [ownMajor, ownMinor, ownPatch] = bunVersion.split('.').map(Number);
  return major === ownMajor && minor === ownMinor && patch >= ownPatch;
}

function versionOf(command) {
  if (!command) return '';
  return spawnSync(command, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** Where npm put Bun the last time: asking npx again takes a second and the network. */
function lastBun() {
  return existsSync(installed) ? readFileSync(installed, 'utf8').split('\n')[1] : '';
}

function quoted(word) {
  return windows ? `"${word}"` : word;
}

/** One hash over the names and contents of files and folders: copies and checkouts don't count as changes. */
function fingerprint(paths) {
  const hash = createHash('sha256').update(bunVersion);
  for (const path of paths) {
    const isFolder = existsSync(path) && !/\.\w+$/.test(path);
    const names = isFolder ? readdirSync(path, { recursive: true, withFileTypes: true }) : [];
    const files = names.filter((entry) => entry.isFile());
    const inside = files.map((entry) => join(entry.parentPath ?? entry.path, entry.name));
    for (const file of isFolder ? inside.sort() : [path]) {
      hash.update(`\0${file}\0`).update(existsSync(file) ? readFileSync(file) : '');
    }
  }
  return hash.digest('hex');
}

/** Runs the task unless `stateFile` holds this fingerprint from the last time. */
function ifChanged(stateFile, current, runTask) {
  if (existsSync(stateFile) && readFileSync(stateFile, 'utf8').split('\n')[0] === current) return;
  runTask();
  mkdirSync(join(stateFile, '..'), { recursive: true });
  writeFileSync(stateFile, `${current}\n${bun}\n`);
}

function run([command, ...args]) {
  // Descriptor 2 twice: the output of tools must not mix with the program's own.
  const { status } = spawnSync(command, args, { stdio: ['ignore', 2, 2] });
  if (status !== 0) fail(`"bun ${args.join(' ')}" failed, see above.`);
}

/** Like exec: same streams, signals are forwarded, and its exit code becomes ours. */
function exec(args) {
  const child = spawn(bun, args, { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    // A terminal sends Ctrl-C to both processes: forwarding it would send it twice.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal));
  }
  if (process.env.npm_lifecycle_event) {
    // npm is behind a shell that dies of a signal without forwarding it.
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref();
  }
  child.on('error', (error) => fail(`Bun could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

function say(text) {
  process.stderr.write(`exuvia: ${text}\n`);
}

function fail(text) {
  say(text);
  process.exit(1);
}
