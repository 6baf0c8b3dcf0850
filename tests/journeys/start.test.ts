import { afterAll, beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { startServer, type Server } from './server.ts';
import { temporaryFolder } from '#src/testing/clean-up.ts';

let first: Server;

beforeAll(async () => {
  first = await startServer({ HOST: '127.0.0.1' });
});
afterAll(() => first.stop());

test('a taken port gets one line and exit 1, even when another Exuvia has it', () => {
  const dataDir = temporaryFolder('data');
  const port = new URL(first.origin).port;
  const main = join(import.meta.dir, '../../dist/server/main.js');
  const second = Bun.spawnSync([process.execPath, '--no-install', main], {
    cwd: dataDir,
    env: { HOST: '127.0.0.1', PORT: port, DATA_DIR: dataDir },
    timeout: 120_000,
  });

  const { exitCode, stderr } = second;
  expect({ exitCode, line: stderr.toString().trim() }).toEqual({
    exitCode: 1,
    line: `Port ${port} is taken. Stop what uses it, or set another PORT.`,
  });
});
