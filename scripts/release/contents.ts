import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMe, shellLauncher, windowsLauncher } from './launchers.ts';
import { filesOf, type Entry } from './packages.ts';
import { isWindows, type Platform } from './platforms.ts';

/** Everything in the archive of a platform, below a folder `exuvia`, in one order. Needs what `npm run build` makes. */
export async function contentsOf(platform: Platform, version: string): Promise<Entry[]> {
  const { bun, sharp, vips } = platform;
  const program = `program/${version}`;
  const modules = `${program}/dist/server/node_modules`;
  const runtime = (await filesOf(bun)).filter(({ path }) =>
    /^bin\/bun(\.exe)?$|LICENSE/i.test(path),
  );
  const packages = [sharp, ...(vips ? [vips] : [])].map(async (name) =>
    below(`${modules}/${name}`, await filesOf(name)),
  );
  const text = (path: string, content: string, isProgram = false): Entry => ({
    ...{ path, isProgram, bytes: Buffer.from(content) },
  });
  const entries = [
    isWindows(platform)
      ? text('exuvia.cmd', windowsLauncher(version), true)
      : text('exuvia', shellLauncher(version), true),
    text('README.md', readMe(version, isWindows(platform))),
    text('LICENSE', readFileSync('LICENSE', 'utf8')),
    ...below(program, runtime).map((entry) => ({
      ...entry,
      isProgram: /bun(\.exe)?$/.test(entry.path),
    })),
    ...['dist/web', 'dist/docs', 'drizzle', 'assets'].flatMap((folder) =>
      folderOf(folder, program),
    ),
    // built on this machine, so without its own library for pictures
    ...folderOf('dist/server', program).filter(({ path }) => !/\/@img\/sharp-/.test(path)),
    ...(await Promise.all(packages)).flat(),
  ];
  return below('exuvia', entries).toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

const below = (folder: string, entries: Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, path: `${folder}/${entry.path}` }));

function folderOf(folder: string, to: string): Entry[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true });
  return names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .map((path) => ({ path: `${to}/${path}`, isProgram: false, bytes: readFileSync(path) }));
}
