import { afterEach, test } from 'bun:test';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { start } from './program.ts';
import { notTried, report } from './report.ts';

afterEach(cleanUp);

const what = 'the example club from elsewhere';

/** Of this machine, as every address that begins with 127 on Linux, but not the one that is listened to. */
const elsewhere = (origin: string) => origin.replace('127.0.0.1', '127.0.0.2');

test('the example club is reached from elsewhere only where HOST says so, which the start warns of', async () => {
  if (process.platform !== 'linux') return notTried(what, 'the machine has one address of itself');
  const dataDir = temporaryFolder('club');
  const missing: string[] = [];
  for (const HOST of ['', '0.0.0.0']) {
    const program = await start(dataDir, { env: { DEMO: '1', HOST } });
    while (!/with the password \S{12,}/.test(program.output())) await Bun.sleep(10);
    const isReached = await fetch(`${elsewhere(program.origin)}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    await program.stop();
    const warns = /The example club listens at 0\.0\.0\.0/.test(program.output());
    if (isReached !== (HOST !== '') || warns !== isReached)
      missing.push(`HOST='${HOST}': reached ${isReached}, warned ${warns}`);
  }
  report(what, 2, missing);
});
