import { expect, test } from 'bun:test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '#src/testing/clean-up.ts';

const cli = (dataDir: string, ...args: string[]) => {
  const env = { ...process.env, DATA_DIR: dataDir, INIT_CWD: '/' };
  const { exitCode, stdout, stderr } = Bun.spawnSync([process.execPath, 'src/cli.ts', ...args], {
    env,
  });
  return { code: exitCode, out: stdout.toString(), err: stderr.toString() };
};

test('a restore into a new folder says where it looked, where the data are, and how they are used', () => {
  const [old, dataDir] = [temporaryFolder('old'), temporaryFolder('new')];
  expect(cli(old, 'make-demo').out).toContain(`ready in ${old}. Start Exuvia with DATA_DIR=${old}`);
  expect(cli(old, 'backup').code).toBe(0);
  const name = readdirSync(join(old, 'backups')).find((file) => file.endsWith('.tar')) ?? '';
  // it is among the backups of the other folder
  const missing = cli(dataDir, 'restore', name);
  expect(missing.code).toBe(1);
  expect(missing.err).toContain(`There is no file /${name} or ${join(dataDir, 'backups', name)}.`);
  const { out, err } = cli(dataDir, 'restore', join(old, 'backups', name));
  expect(err).toBe('');
  expect(out).toContain(`Restored into ${dataDir}. Pets: `);
  expect(out).toContain(`Start Exuvia again with DATA_DIR=${dataDir}`);
}, 120_000);
