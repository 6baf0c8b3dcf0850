import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'bun:test';
import { tarOf, zipOf } from '#root/scripts/release/tar-and-zip.ts';
import { faultsIn, machineOf } from '#root/scripts/release/complete.ts';
import { shellLauncher, windowsLauncher } from '#root/scripts/release/launchers.ts';
import { fits, pinned, type Entry } from '#root/scripts/release/packages.ts';
import { bunVersion, isWindows, platforms, type Machine } from '#root/scripts/release/platforms.ts';
import { testedBun } from '#src/cli/doctor/machine.ts';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';

// The parts of `npm run release` that need no download. The archives themselves: `npm run test:release`.

afterEach(cleanUp);

const heads: Record<Machine, () => Uint8Array> = {
  'elf x64': () => head([0x7f, 0x45, 0x4c, 0x46], 18, [0x3e, 0]),
  'elf arm64': () => head([0x7f, 0x45, 0x4c, 0x46], 18, [0xb7, 0]),
  'mach-o x64': () => head([0xcf, 0xfa, 0xed, 0xfe], 4, [7, 0, 0, 1]),
  'mach-o arm64': () => head([0xcf, 0xfa, 0xed, 0xfe], 4, [0x0c, 0, 0, 1]),
  'pe x64': () => {
    const bytes = head([0x4d, 0x5a], 0x3c, [70, 0, 0, 0]);
    bytes.set([0x50, 0x45, 0, 0, 0x64, 0x86], 70);
    return bytes;
  },
};

function head(start: number[], at: number, more: number[]): Uint8Array {
  const bytes = new Uint8Array(100);
  bytes.set(start);
  bytes.set(more, at);
  return bytes;
}

test.each(Object.keys(heads) as Machine[])(
  'a program for %s is known by its first bytes',
  (one) => {
    expect(machineOf(heads[one]())).toBe(one);
  },
);

test('other files are for no machine', () => {
  for (const bytes of [
    new Uint8Array(),
    new Uint8Array(100),
    Buffer.from('#!/bin/sh\n'.repeat(20)),
  ])
    expect(machineOf(bytes)).toBeNull();
});

describe.each(platforms.map((one) => [one.name, one] as const))(
  'an archive for %s',
  (_, platform) => {
    const program = 'exuvia/program/1.0.0';
    const modules = `${program}/dist/server/node_modules`;
    const file = (path: string, bytes: Uint8Array = Buffer.from('text')): Entry => ({
      ...{ path, bytes, isProgram: /exuvia(\.cmd)?$|bun(\.exe)?$/.test(path) },
    });
    const windows = isWindows(platform);
    const native = heads[platform.machine]();
    const library = {
      e: 'libvips-cpp.so.8.18.7',
      m: 'libvips-cpp.8.18.7.dylib',
      p: 'libvips-42.dll',
    };
    const whole = [
      file(`exuvia/exuvia${windows ? '.cmd' : ''}`),
      ...['README.md', 'LICENSE'].map((name) => file(`exuvia/${name}`)),
      file(`${program}/bin/bun${windows ? '.exe' : ''}`, native),
      ...['main', 'cli', 'child'].map((name) => file(`${program}/dist/server/${name}.js`)),
      ...['sharp', '@simplewebauthn/server', 'detect-libc', 'semver'].map((name) =>
        file(`${modules}/${name}/package.json`),
      ),
      ...['web/index.html', 'web/public/sw.js', 'docs/swagger-ui-bundle.js'].map((name) =>
        file(`${program}/dist/${name}`),
      ),
      file(`${program}/drizzle/meta/_journal.json`),
      file(`${modules}/${platform.sharp}/lib/sharp-x-0.35.5.node`, native),
      file(
        `${modules}/${platform.vips ?? platform.sharp}/lib/${library[platform.machine[0] as 'e']}`,
        native,
      ),
    ];

    test('is complete with all of its files, and with none less', () => {
      expect(faultsIn(whole, platform, '1.0.0')).toEqual([]);
      for (const left of whole)
        expect(
          faultsIn(
            whole.filter((one) => one !== left),
            platform,
            '1.0.0',
          ),
        ).toHaveLength(1);
    });

    test('holds nothing for another machine, and what starts can be run', () => {
      const other = heads[platform.machine === 'elf x64' ? 'elf arm64' : 'elf x64']();
      const foreign = whole.map((one) => (one.bytes === native ? { ...one, bytes: other } : one));
      expect(faultsIn(foreign, platform, '1.0.0')).toHaveLength(3);
      const idle = whole.map((one) => ({ ...one, isProgram: false }));
      expect(faultsIn(idle, platform, '1.0.0')).toHaveLength(2);
    });

    test('takes packages whose sums are known', () => {
      for (const name of [platform.bun, platform.sharp, platform.vips ?? platform.sharp]) {
        const { version, sum } = pinned(name);
        expect(version).toMatch(/^\d+\.\d+\.\d+$/);
        expect(sum).toMatch(/^sha512-[\w+/]{86}==$/);
      }
    });
  },
);

test('a package that is not the pinned one is refused', () => {
  const bytes = Buffer.from('a package');
  const sum = `sha512-${new Bun.CryptoHasher('sha512').update(bytes).digest('base64')}`;
  expect([fits(bytes, sum), fits(Buffer.from('another'), sum)]).toEqual([true, false]);
  expect(() => pinned('@img/sharp-none')).toThrow('bun.lock does not know');
});

test('the same files make the same archive', async () => {
  const at = new Date('2026-05-01T12:00:00Z');
  const entries: Entry[] = [
    { path: 'exuvia/exuvia', isProgram: true, bytes: Buffer.from('#!/bin/sh\n') },
    { path: 'exuvia/README.md', isProgram: false, bytes: Buffer.from('Hello') },
  ];
  const tar = await tarOf(entries, at);
  expect(await tarOf(entries, at)).toEqual(tar);
  expect(zipOf(entries, at)).toEqual(zipOf(entries, at));
  const files = await new Bun.Archive(tar).files();
  expect([...files.keys()]).toEqual(['exuvia/exuvia', 'exuvia/README.md']);
});

test('one version of Bun is tested, shipped and expected', () => {
  const read = (name: string) => readFileSync(name, 'utf8');
  expect(testedBun).toBe(bunVersion);
  expect(read('start.mjs')).toContain(`const bunVersion = '${bunVersion}'`);
  expect(read('Dockerfile')).toContain(`oven/bun:${bunVersion}-slim`);
});

test('a start that installs says so in one line, with settings in .env too', () => {
  const folder = temporaryFolder('start');
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  for (const inside of ['a', 'src']) mkdirSync(join(folder, inside));
  write('start.mjs', readFileSync('start.mjs', 'utf8'));
  write('package.json', '{ "name": "started", "dependencies": { "a": "file:./a" } }');
  write('a/package.json', '{ "name": "a", "version": "1.0.0" }');
  write('src/cli.ts', '');
  write('.env', 'PORT=3000\n');
  const run = (...args: string[]) => Bun.spawnSync([process.execPath, ...args], { cwd: folder });
  expect(run('install', '--lockfile-only').exitCode).toBe(0);
  const { exitCode, stderr } = run('start.mjs', 'doctor');
  expect([exitCode, stderr.toString()]).toEqual([0, 'exuvia: installing packages\n']);
});

describe.skipIf(process.platform === 'win32')(
  'the command of an archive, without any tool of the system,',
  () => {
    /** Prints what it was called with, in the place of Bun. */
    const spy = '#!/bin/sh\nprintf "%s\\n" "$PWD" "$INIT_CWD" "$DEMO$DATA_DIR" "$@"\n';

    function unpacked() {
      const folder = temporaryFolder('archive');
      mkdirSync(join(folder, 'program/1.0.0/bin'), { recursive: true });
      const [command, bun] = [join(folder, 'exuvia'), join(folder, 'program/1.0.0/bin/bun')];
      writeFileSync(command, shellLauncher('1.0.0'));
      writeFileSync(bun, spy);
      for (const file of [command, bun]) chmodSync(file, 0o755);
      return { folder, command };
    }

    const call = (command: string[], cwd: string) => {
      const { stdout, exitCode } = Bun.spawnSync(command, { cwd, env: { PATH: '' } });
      expect(exitCode).toBe(0);
      return stdout.toString().trim().split('\n');
    };
    const server = 'program/1.0.0/dist/server';

    test('starts the server in its own folder, wherever it is called', () => {
      const { folder, command } = unpacked();
      expect(call([command], '/')).toEqual([folder, '/', '', '--no-install', `${server}/main.js`]);
      expect(call(['./exuvia'], folder)[0]).toBe(folder);
    });

    test('passes other words on, whole', () => {
      const { command } = unpacked();
      const [, , , ...rest] = call([command, 'restore', 'a file.tar'], '/');
      expect(rest).toEqual(['--no-install', `${server}/cli.js`, 'restore', 'a file.tar']);
    });

    test('shows the example club in a folder of its own', () => {
      const { command } = unpacked();
      expect(call([command, 'demo'], '/')[2]).toBe('1demo');
    });

    test('may be linked to from elsewhere, where the system can follow links', () => {
      const { folder, command } = unpacked();
      const link = join(temporaryFolder('link'), 'exuvia');
      symlinkSync(command, link);
      const { stdout } = Bun.spawnSync([link], { env: { PATH: '/bin:/usr/bin' } });
      expect(stdout.toString().split('\n')[0]).toBe(folder);
    });
  },
);

test('the command for Windows has its lines', () => {
  const text = windowsLauncher('1.0.0');
  expect(text.split('\r\n').length).toBeGreaterThan(15);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text).toContain('program\\1.0.0');
});
