import { afterEach, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { atEnd, cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { memoryGroup, noGroup } from './control-group.ts';
import { firstKeeper, sendPicture, writeOne } from './ledger.ts';
import { noisyPhoto } from './photos.ts';
import { start } from './program.ts';
import { report } from './report.ts';

afterEach(cleanUp);

const VISITORS = 25;

test('visitors who ask for PNGs of a picture keep no upload waiting, within 256 MiB', async () => {
  const group = memoryGroup(256);
  const program = await start(temporaryFolder('pngs'), { group });
  const keeper = await firstKeeper(program.origin);
  while (keeper.ledger.pets.size < 2) await writeOne(program.origin, keeper);
  const [first = 0, second = 0] = keeper.ledger.pets.keys();
  const missing: string[] = [];
  const upload = async (id: number, bytes: Uint8Array) => {
    const answer = await sendPicture(program.origin, keeper, id, bytes, 60_000);
    if (answer?.status !== 200) missing.push(`an upload: ${JSON.stringify(answer)}`);
  };
  let answered = 0;
  const visit = async (size: string, status: number) => {
    const answer = await fetch(`${program.origin}/uploads/${size}/tid_${first}.png`);
    await answer.arrayBuffer();
    answered += 1;
    if (answer.status !== status) missing.push(`a ${size} PNG: ${answer.status}`);
  };
  const crowd = (size: string, status: number) =>
    Promise.all(Array.from({ length: VISITORS }, () => visit(size, status)));

  await upload(first, await photo(6000, 4000));
  const small = await photo(500, 500);
  await Promise.all([crowd('large', 404), upload(second, small)]);

  await visit('thumb', 200); // what makes PNGs stands still with the next one
  const maker = newestChild(program.pid);
  process.kill(maker, 'SIGSTOP');
  atEnd(() => process.kill(maker, 'SIGCONT'));
  answered = 0;
  const waiting = crowd('mobile', 200);
  await upload(second, small);
  if (answered > 0) missing.push(`${answered} PNGs before the upload, of nobody who makes them`);
  process.kill(maker, 'SIGCONT');
  await waiting;

  missing.push(...keeper.ledger.faults, ...keeper.ledger.unanswered);
  if (group?.killed()) missing.push('a process was killed');
  await program.stop();
  report('uploads beside PNGs', 2 * VISITORS + 1, missing, group ? '' : noGroup);
});

const photo = async (width: number, height: number) =>
  (await noisyPhoto(width, height)).jpeg().toBuffer();

/** The newest process that a process started, or itself. Not by their numbers, which begin again. */
function newestChild(pid: number): number {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const lists = tasks.map((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8'));
  const children = lists.join(' ').trim().split(/\s+/).map(Number);
  return children.toSorted((one, other) => startOf(other) - startOf(one))[0] || pid;
}

/** When a process started, in ticks since the machine did; 0 when it is gone. */
function startOf(pid: number): number {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') '); // a name may hold blanks
    return Number(rest.split(' ')[19]);
  } catch {
    return 0;
  }
}
