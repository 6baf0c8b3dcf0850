import { expect, test } from 'bun:test';
import { existsSync, readFileSync } from 'node:fs';
import { restoreCommand } from '#src/db/database-refused.ts';
import { readConfig } from '#src/platform/config.ts';

// Checks the guides against the code.

const read = (name: string) => readFileSync(name, 'utf8');
const texts = ['web/texts/en/guide.ts', 'web/texts/de/guide.ts'];
const guides = ['README.md', 'SECURITY.md', 'docs/backups.md', 'docs/https.md', ...texts]
  .map(read)
  .join('\n');

/** The name of every environment variable that is read. */
function settings(): string[] {
  const asked = new Set<string>();
  readConfig(
    new Proxy({}, { get: (_, name) => void (typeof name === 'string' && asked.add(name)) }),
  );
  return [...asked].toSorted();
}

test('the table of settings has every one that is read, and no other', () => {
  const rows = read('README.md').split('\n');
  const named = rows.flatMap((row) => {
    const [, first = ''] = /^\| (`[A-Z_`, ]+`) +\|/.exec(row) ?? [];
    return [...first.matchAll(/[A-Z_]+/g)].map(([name]) => name);
  });
  expect(named.toSorted()).toEqual(settings());
});

test('the container gets every setting that is not its own', () => {
  const [, given = ''] = /environment:\n([^]*?)\n {4}volumes:/.exec(read('compose.yaml')) ?? [];
  const passed = [...given.matchAll(/- ([A-Z_]+)/g)].map(([, name]) => name);
  const ofTheContainer = ['PORT', 'HOST', 'DATA_DIR'];
  const wanted = settings().filter((name) => !ofTheContainer.includes(name));
  expect(passed.toSorted()).toEqual([...wanted, 'TZ'].toSorted());
});

test('every npm command that a guide or an error message names exists', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = [...`${guides} ${restoreCommand}`.matchAll(/npm run ([a-z-]+)/g)];
  expect(named.length).toBeGreaterThan(3);
  for (const [, name = ''] of named) expect(scripts).toHaveProperty([name]);
});

test('a file with passwords reaches neither the repository nor the image', () => {
  for (const list of ['.gitignore', '.dockerignore'])
    expect(read(list).split('\n')).toContain('.env');
});

test.each(['ARCHITECTURE.md', 'SECURITY.md', 'CONTRIBUTING.md'])(
  'every file that %s names exists',
  (guide) => {
    const named = [...readFileSync(guide, 'utf8').matchAll(/`([a-z][\w.-]*\/[\w./-]*\.\w+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => /\.(tsx?|mjs|css|md)$/.test(path));
    expect(named.length).toBeGreaterThan(10);
    expect(
      named.filter(
        (path) => !['', 'src/', 'web/'].some((folder) => existsSync(`${folder}${path}`)),
      ),
    ).toEqual([]);
  },
);
