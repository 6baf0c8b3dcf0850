import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { atEnd } from '#src/testing/clean-up.ts';

/** How a command of an unpacked archive is started: before it, and with which environment alone. */
export type Ground = {
  what: string;
  before: string[];
  env: Record<string, string>;
  folder: string;
};

/**
 * A file system with nothing but the C library, that of C++, a shell and /proc: no Node, no Bun, no tools. Only root can
 * make one; others get an empty PATH.
 */
export function bareGround(root: string): Ground {
  if (process.getuid?.() !== 0) {
    console.log('bare file system: NOT TRIED HERE: needs root; with an empty PATH instead');
    return {
      what: 'an empty PATH',
      before: [],
      env: { PATH: '' },
      folder: join(root, 'opt/exuvia'),
    };
  }
  for (const file of ['/bin/sh', ...libraries(join(root, 'opt/exuvia'))]) copyInto(root, file);
  return chrootOf(root, 'a bare file system');
}

/** `root` has the libraries and the shell already. */
export function chrootOf(root: string, what: string): Ground {
  for (const folder of ['proc', 'dev', 'tmp']) mkdirSync(join(root, folder), { recursive: true });
  run(['mknod', '-m', '666', join(root, 'dev/null'), 'c', '1', '3']);
  run(['mount', '-t', 'proc', 'proc', join(root, 'proc')]);
  atEnd(() => void run(['umount', join(root, 'proc')]));
  return { what, before: ['/usr/sbin/chroot', root], env: {}, folder: '/opt/exuvia' };
}

/** What the programs and libraries below a folder need of the system, and a shell does. */
function libraries(folder: string): string[] {
  const found = new Set<string>();
  const native = [
    ...new Bun.Glob('**/{bun,*.node,*.so.*}').scanSync({ cwd: folder, onlyFiles: true }),
  ];
  for (const file of ['/bin/sh', ...native.map((name) => join(folder, name))]) {
    const { stdout } = Bun.spawnSync(['ldd', file], { stderr: 'ignore' });
    for (const [, path = ''] of stdout.toString().matchAll(/(?:=> |^\s+)(\/\S+)/gm))
      if (!normalize(path).startsWith(folder)) found.add(path);
  }
  // looked up while it runs
  for (const name of ['libresolv.so.2', 'libnss_files.so.2', 'libnss_dns.so.2']) {
    const beside = [...found].find((path) => path.endsWith('/libc.so.6'));
    const path = join(dirname(beside ?? '/lib'), name);
    if (existsSync(path)) found.add(path);
  }
  return [...found];
}

function copyInto(root: string, file: string): void {
  const to = join(root, file);
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(file, to);
}

export function run(command: string[]): void {
  const { exitCode, stderr } = Bun.spawnSync(command);
  if (exitCode !== 0) throw new Error(`${command.join(' ')}: ${stderr.toString()}`);
}
