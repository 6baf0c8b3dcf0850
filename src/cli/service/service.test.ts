import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'bun:test';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { unitOf } from './unit.ts';

afterEach(cleanUp);

const settings = {
  command: '/home/pi/exuvia/exuvia',
  folder: '/home/pi/exuvia',
  user: 'pi',
  dataDir: '/home/pi/exuvia/data',
  copyDir: '',
  lowPort: false,
};

describe('the unit', () => {
  test('may write to the data alone, and to the copies', () => {
    expect(unitOf(settings)).toContain('\nReadWritePaths=/home/pi/exuvia/data\n');
    expect(unitOf({ ...settings, copyDir: '/mnt/nas' })).toContain(
      '\nReadWritePaths=/home/pi/exuvia/data -/mnt/nas\n',
    );
  });

  test('has one right for a low port, and none else', () => {
    expect(unitOf(settings)).toContain('\nAmbientCapabilities=\n');
    expect(unitOf({ ...settings, lowPort: true })).toContain(
      'AmbientCapabilities=CAP_NET_BIND_SERVICE',
    );
  });

  test('forbids nothing that Bun needs', () => {
    expect(unitOf(settings)).not.toMatch(/^(MemoryDenyWriteExecute|ProcSubset)/m);
  });

  test.skipIf(!Bun.which('systemd-analyze'))('is one that systemd reads', () => {
    const folder = temporaryFolder('unit');
    const file = join(folder, 'exuvia.service');
    const known = { ...settings, user: 'root', command: '/bin/true', folder: '/' };
    writeFileSync(file, unitOf(known));
    const { exitCode, stderr } = Bun.spawnSync(['systemd-analyze', 'verify', '--man=no', file]);
    expect([exitCode, stderr.toString().includes(file)]).toEqual([0, false]);
  });
});

/** An unpacked archive, as far as the command looks at it. */
function unpacked() {
  const folder = temporaryFolder('program');
  writeFileSync(join(folder, 'exuvia'), '');
  const run = (args: string[], env: Record<string, string> = {}) => {
    const command = [process.execPath, join(import.meta.dir, '../../cli.ts'), 'service', ...args];
    const { exitCode, stdout, stderr } = Bun.spawnSync(command, {
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', SUDO_USER: 'pi', ...env },
    });
    return { code: exitCode, said: stdout.toString() + stderr.toString() };
  };
  return { folder, run };
}

test('a dry run prints the unit and writes nothing', () => {
  const { folder, run } = unpacked();
  const { code, said } = run(['install', '--dry-run']);
  expect(code).toBe(0);
  expect(said).toContain(`ExecStart=${folder}/exuvia\n`);
  expect(said).toContain('User=pi\n');
  expect(said).toContain(`Environment=DATA_DIR=${folder}/data\n`);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

test('without sudo it is who calls, whatever the environment says', () => {
  const { run } = unpacked();
  const me = Bun.spawnSync(['id', '-un']).stdout.toString().trim();
  const { said } = run(['install', '--dry-run'], { SUDO_USER: '', USER: '' });
  expect(said).toContain(me === 'root' ? '--user NAME' : `User=${me}\n`);
});

test('installs, again after an update, and is removed; the data stays', () => {
  const { folder, run } = unpacked();
  const root = temporaryFolder('root');
  const unit = join(root, 'etc/systemd/system/exuvia.service');
  const wanted = join(root, 'etc/systemd/system/multi-user.target.wants/exuvia.service');
  for (const port of ['3000', '80']) {
    expect(run(['install', '--root', root], { PORT: port }).code).toBe(0);
    expect(readFileSync(unit, 'utf8').includes('=CAP_NET_BIND_SERVICE')).toBe(port === '80');
    expect(readlinkSync(wanted)).toBe('/etc/systemd/system/exuvia.service');
  }
  writeFileSync(join(folder, 'data', 'exuvia.db'), 'records');
  expect(run(['install', '--root', root]).code).toBe(0);
  expect(run(['remove', '--root', root]).said).toContain('Its data stays.');
  expect([existsSync(unit), lstatSync(wanted, { throwIfNoEntry: false })]).toEqual([
    false,
    undefined,
  ]);
  expect(readFileSync(join(folder, 'data', 'exuvia.db'), 'utf8')).toBe('records');
});

test.each<[string, string[], Record<string, string>, string]>([
  ['as root', ['install', '--dry-run'], { SUDO_USER: 'root' }, '--user NAME'],
  ['as nobody that can be', ['install', '--dry-run', '--user', 'a b'], {}, 'no name of a user'],
  ['without a word', [], {}, 'install or remove?'],
  ['what is not there', ['remove', '--root', '/nowhere-at-all'], {}, 'nothing to remove'],
  ['with a wrong setting', ['install', '--dry-run'], { PORT: 'x' }, "PORT: 'x'"],
  ['in a folder with a blank', ['install', '--dry-run'], { DATA_DIR: '/a b' }, 'plain path'],
])('%s it is refused in words', (_, args, env, words) => {
  const { run } = unpacked();
  const { code, said } = run(args, env);
  expect(code).not.toBe(0);
  expect(said).toContain(words);
});

test.skipIf(!Bun.which('systemctl') || existsSync('/run/systemd/system'))(
  'where systemd is installed but does not run, nothing is written',
  () => {
    const { run } = unpacked();
    const { code, said } = run(['install']);
    expect([code, said]).toEqual([1, expect.stringContaining('was not started by systemd')]);
    expect(existsSync('/etc/systemd/system/exuvia.service')).toBe(false);
  },
);

test('a folder without Exuvia is refused', () => {
  const folder = temporaryFolder('empty');
  mkdirSync(join(folder, 'data'));
  const command = [process.execPath, join(import.meta.dir, '../../cli.ts'), 'service', 'install'];
  const { exitCode, stderr } = Bun.spawnSync(command, { cwd: folder, env: { SUDO_USER: 'pi' } });
  expect([exitCode, stderr.toString()]).toEqual([1, expect.stringContaining('holds no Exuvia')]);
});
