import { afterAll, test } from 'bun:test';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { amountOf, firstKeeper, grownBy, lost, writers } from './ledger.ts';
import { launch, start } from './program.ts';
import { dice, halfFiles, report, unsound } from './report.ts';

// All at once, each with programs of its own: they wait for much of their time.
afterAll(cleanUp);

test.concurrent('kill -9 at random under writes loses nothing that was acknowledged', async () => {
  const rounds = 20;
  const roll = dice(1);
  const dataDir = temporaryFolder('kill');
  let program = await start(dataDir);
  const keeper = await firstKeeper(program.origin);
  const missing: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const rest = writers(program.origin, keeper, 4, round % 4 === 3);
    await grownBy(keeper.ledger, 1 + roll(8));
    await Bun.sleep(roll(40));
    program.signal('SIGKILL');
    await program.ended;
    await rest();
    missing.push(...unsound(dataDir));
    program = await start(dataDir);
    missing.push(...halfFiles(dataDir));
  }
  missing.push(...(await lost(program.origin, keeper)), ...keeper.ledger.faults);
  await program.stop();
  rmSync(dataDir, { recursive: true });
  report('kill -9 under writes', rounds, missing, `${amountOf(keeper.ledger)} acknowledged writes`);
});

test.concurrent('kill -9 during the first start leaves a folder that starts', async () => {
  const rounds = 8;
  const missing: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const dataDir = temporaryFolder('first');
    const first = launch(dataDir);
    await Bun.sleep(60 + round * 25);
    first.signal('SIGKILL');
    await first.ended;
    const program = await start(dataDir).catch(
      (error: unknown) => void missing.push(String(error)),
    );
    if (program) {
      const keeper = await firstKeeper(program.origin);
      if (!keeper.sc_id) missing.push('the starter species');
      await program.stop();
    }
    rmSync(dataDir, { recursive: true });
  }
  report('kill -9 during the first start', rounds, missing);
});

test.concurrent(
  'SIGTERM amid requests and uploads: exit 0 within 5 s, nothing acknowledged lost',
  async () => {
    const rounds = 10;
    const roll = dice(2);
    const dataDir = temporaryFolder('term');
    let program = await start(dataDir);
    const keeper = await firstKeeper(program.origin);
    const missing: string[] = [];
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      const slow = round % 2 ? halfAnUpload(program.origin, keeper.token) : null;
      const rest = writers(program.origin, keeper, 6, true);
      await grownBy(keeper.ledger, 1 + roll(8));
      await Bun.sleep(roll(40));
      const began = performance.now();
      await program.stop().catch((error: unknown) => missing.push(String(error)));
      longest = Math.max(longest, performance.now() - began);
      await rest();
      slow?.destroy();
      missing.push(...unsound(dataDir));
      program = await start(dataDir);
    }
    missing.push(...(await lost(program.origin, keeper)), ...keeper.ledger.faults);
    await program.stop();
    rmSync(dataDir, { recursive: true });
    report(
      'SIGTERM amid requests and uploads',
      rounds,
      missing,
      `at most ${Math.round(longest)} ms`,
    );
  },
);

/** Announces a picture, sends its beginning, and then nothing more. */
function halfAnUpload(origin: string, token: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(
    `POST /api/picture/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 500000\r\n\r\n--b\r\nContent-Disp',
  );
  return socket;
}
