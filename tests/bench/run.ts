// `npm run bench [-- SCALE ... lighthouse]` (default 1 10): loads the built program and two bare baselines in turns,
// and writes the results into RESULTS.md. Ratios are what counts: absolute numbers depend on the machine.

import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { measureAlone } from './alone.ts';
import { CONNECTIONS, measureClub, ROUNDS, sayGrowth } from './clubs.ts';
import { measureLighthouse } from './lighthouse.ts';
import { say, writeReport } from './report.ts';
import { measureTable } from './table.ts';
import { measureUnderLoad } from './under-load.ts';
import { measureVisits } from './visits.ts';

const args = process.argv.slice(2);
const scales = args.map(Number).filter(Boolean);

say('# What Exuvia needs, measured');
say();
say(
  `Made by \`npm run bench\` on ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Bun ${Bun.version}. The loader runs on the same machine. A and B are bare servers (Bun.serve, prepared statements, no login, no checks): A asks the product's own best SQL, B asks for each animal's last feeding and molt by subqueries. All respond to a write when the disk has it. Medians of ${ROUNDS} rounds in turns over ${CONNECTIONS} connections.`,
);
const parts = [
  measureAlone,
  measureUnderLoad,
  measureVisits,
  measureTable,
  ...(args.includes('lighthouse') ? [measureLighthouse] : []),
  ...(scales.length ? scales : [1, 10]).map((scale) => () => measureClub(scale)),
  sayGrowth,
];
for (const measure of parts) {
  await measure();
  writeReport(join(import.meta.dir, 'RESULTS.md'));
}
