// How fast the built program starts and how much it needs: `bun tests/bench/start.ts`, after `npm test` or a build.
// Records, asserts nothing: a busy or small machine is not a mistake.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#root/tests/browser/server.ts';

const rounds = 5;

const first: number[] = [];
for (let round = 0; round < rounds; round++) {
  const server = await startServer({ LOG_LEVEL: 'error' });
  first.push(server.startedAfterMs);
  await server.stop();
}

const folder = mkdtempSync(join(tmpdir(), 'exuvia-bench-'));
const again: number[] = [];
const memory: number[] = [];
for (let round = 0; round <= rounds; round++) {
  const server = await startServer({ LOG_LEVEL: 'error', DATA_DIR: folder });
  if (round > 0) again.push(server.startedAfterMs);
  await Bun.sleep(2000);
  memory.push(residentMegabytes(server.pid));
  await server.stop();
}
rmSync(folder, { recursive: true });

console.log(`start with an empty data folder  ${median(first)} ms to the first healthy answer`);
console.log(`start with data                  ${median(again)} ms`);
console.log(`memory at rest                   ${median(memory)} MB resident`);

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Linux only; elsewhere NaN. */
function residentMegabytes(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return Number.NaN;
  }
}
