import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '#src/testing/clean-up.ts';
import { freePort } from '#src/testing/free-port.ts';
import { browserDay, browserZone } from './zone.ts';

export type Server = {
  origin: string;
  dataDir: string;
  pid: number;
  /** From the start of the process to the first healthy response. */
  startedAfterMs: number;
  isRunning: () => boolean;
  output: () => string;
  /** Stops it as the system would; throws when it does not exit cleanly within half a minute. */
  stop: () => Promise<void>;
};

const root = join(import.meta.dir, '../..');
const program = join(root, 'dist/server/main.js');

/**
 * Starts the built program as the image does, on a free port and with an empty data folder. `name` is how browsers call
 * this machine: passkeys need a name, other tests the address, which every system has.
 */
export async function startServer(
  env: Record<string, string> = {},
  name: '127.0.0.1' | 'localhost' = '127.0.0.1',
): Promise<Server> {
  const dataDir = temporaryFolder('data');
  if (env['DEMO'] === '1') copyClub(dataDir);
  const port = Number(env['PORT'] ?? freePort());
  const origin = `http://${name}:${port}`;
  const start = performance.now();
  const child = Bun.spawn([process.execPath, '--no-install', program], {
    cwd: dataDir,
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    // Without the tester's own settings, which would change the result.
    env: {
      PATH: process.env['PATH'] ?? '',
      TZ: browserZone,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      // as in the image
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '131072',
      BUN_JSC_forceRAMSize: '167772160',
      ...env,
    },
  });
  const lines: string[] = [];
  void collect(child.stdout, lines);
  void collect(child.stderr, lines);

  const stop = async () => {
    child.kill('SIGTERM');
    const code = await Promise.race([child.exited, Bun.sleep(30_000).then(() => 'still running')]);
    if (code === 'still running') child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The server ended with ${code}:\n${lines.join('')}`);
  };
  while (!(await isHealthy(origin))) {
    if (child.exitCode !== null || performance.now() - start > 120_000) {
      child.kill('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
      throw new Error(`The server did not start:\n${lines.join('')}`);
    }
    await Bun.sleep(20);
  }
  const startedAfterMs = Math.round(performance.now() - start);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const output = () => lines.join('');
  return { origin, dataDir, pid: child.pid, startedAfterMs, isRunning, output, stop };
}

/** The example club of today, where the run of all tests has drawn it; else the server draws its own. */
function copyClub(dataDir: string): void {
  const drawn = process.env['DRAWN_CLUBS'];
  const club = drawn && join(drawn, browserDay());
  if (club && existsSync(club)) cpSync(club, dataDir, { recursive: true });
}

async function isHealthy(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/api/health`)).ok;
  } catch {
    return false;
  }
}

async function collect(stream: ReadableStream<Uint8Array>, lines: string[]): Promise<void> {
  const decoder = new TextDecoder();
  for await (const chunk of stream) lines.push(decoder.decode(chunk, { stream: true }));
}
