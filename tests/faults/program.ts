import { chmodSync, cpSync, existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd, temporaryFolder } from '#src/testing/clean-up.ts';
import { freePort } from '#src/testing/free-port.ts';
import { zoneAt } from '#src/testing/zone.ts';
import type { ControlGroup } from './control-group.ts';

export type Program = {
  origin: string;
  pid: number;
  dataDir: string;
  /** Sends a signal to this process alone. */
  signal: (name: 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT') => void;
  /** Its exit code, 137 and such for a signal. */
  ended: Promise<number>;
  output: () => string;
  /** Stops it as the system would. @throws when it does not exit with 0 within half a minute */
  stop: () => Promise<void>;
};

type Start = {
  env?: Record<string, string>;
  uid?: number;
  /** The control group that bounds its memory, and that of its children. */
  group?: ControlGroup | undefined;
};

/** How long an end may take on a busy machine; no test waits longer than it takes. */
const patienceMs = 30_000;

const root = join(import.meta.dir, '../..');
/** FAULTS_OF=source tests the source instead of the build. */
const [main, cli] =
  process.env['FAULTS_OF'] === 'source'
    ? ['src/main.ts', 'src/cli.ts']
    : ['dist/server/main.js', 'dist/server/cli.js'];

/** Starts the program on a data folder and waits until it is healthy. @throws its output when it exits instead */
export async function start(dataDir: string, options: Start = {}): Promise<Program> {
  const program = launch(dataDir, options);
  let code: number | null = null;
  void program.ended.then((ended) => (code = ended));
  const deadline = performance.now() + 120_000;
  while (!(await isHealthy(program.origin))) {
    if (code !== null || performance.now() > deadline) {
      program.signal('SIGKILL');
      throw new Error(`The program did not start (${code}):\n${program.output()}`);
    }
    await Bun.sleep(15);
  }
  return program;
}

/** Starts the program without waiting: it may be killed at any moment. */
export function launch(dataDir: string, { env = {}, uid, group }: Start = {}): Program {
  const port = freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = { HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: origin, DATA_DIR: dataDir };
  const { child, output } = spawn(main, [], uid, { ...settings, ...env }, group);
  const signal: Program['signal'] = (name) => child.kill(name);
  const stop = async () => {
    signal('SIGTERM');
    const code = await Promise.race([child.exited, Bun.sleep(patienceMs).then(() => -1)]);
    if (code === -1) signal('SIGKILL');
    if (code !== 0) throw new Error(`It ended with ${code}:\n${output()}`);
  };
  return { origin, pid: child.pid, dataDir, signal, ended: child.exited, output, stop };
}

/** Starts the program where it should refuse: its exit code, or null, and its output. */
export async function refused(dataDir: string, options: Start = {}) {
  const program = launch(dataDir, options);
  const code = await Promise.race([program.ended, Bun.sleep(patienceMs).then(() => null)]);
  if (code === null) program.signal('SIGKILL');
  await program.ended;
  return { code, said: program.output().trim() };
}

/** One of the administrator's commands. */
export async function command(dataDir: string, ...args: string[]) {
  const { child, output } = spawn(cli, args, undefined, { DATA_DIR: dataDir });
  return { code: await child.exited, said: output() };
}

/** The peak memory of a process, in MiB. */
export function mostMemory(pid: number): number {
  const [, kilobytes = ''] =
    /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** The processor's time of a process so far, in hundredths of a second; other programs of the machine add nothing. */
export function processorTime(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') '); // a name may hold blanks
  const [ofProgram = 0, ofSystem = 0] = rest.split(' ').slice(11, 13).map(Number);
  return ofProgram + ofSystem;
}

/** An hour at which no nightly backup interferes. */
const quiet = () => ({ BACKUP_HOUR: '23', TZ: zoneAt('UTC', new Date()) });

/** Without the tester's own settings, which would change the result. */
function spawn(
  part: string,
  args: string[],
  uid: number | undefined,
  env: Record<string, string>,
  group?: ControlGroup,
) {
  const place = uid === undefined ? { bun: process.execPath, folder: root } : readableByAll();
  const as =
    uid === undefined ? [] : ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'];
  const child = Bun.spawn(
    [...(group?.enter ?? []), ...as, place.bun, '--no-install', join(place.folder, part), ...args],
    {
      cwd: tmpdir(),
      stdin: 'ignore',
      stdout: 'pipe',
      stderr: 'pipe',
      env: {
        PATH: process.env['PATH'] ?? '',
        MALLOC_ARENA_MAX: '2',
        MALLOC_MMAP_THRESHOLD_: '131072',
        BUN_JSC_forceRAMSize: '167772160',
        NODE_ENV: 'production',
        ...quiet(),
        DISK_FLOOR_MB: '0',
        ...env,
      },
    },
  );
  atEnd(() => child.kill('SIGKILL'));
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) void collect(stream, said);
  return { child, output: () => said.join('') };
}

let copy: { bun: string; folder: string } | undefined;

/** A copy of the program and of Bun, for all starts of a test: this folder may be inaccessible to others. */
function readableByAll() {
  if (copy && existsSync(copy.bun)) return copy;
  const folder = temporaryFolder('copy');
  const bun = join(folder, 'bun');
  chmodSync(folder, 0o755);
  cpSync(process.execPath, bun, { dereference: true });
  for (const part of process.env['FAULTS_OF'] === 'source'
    ? ['src', 'node_modules', 'package.json', 'tsconfig.json', 'drizzle']
    : ['dist', 'drizzle'])
    cpSync(join(root, part), join(folder, part), { recursive: true, dereference: true });
  copy = { bun, folder };
  return copy;
}

async function collect(stream: ReadableStream<Uint8Array>, said: string[]): Promise<void> {
  const decoder = new TextDecoder();
  for await (const chunk of stream) said.push(decoder.decode(chunk, { stream: true }));
}

async function isHealthy(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
