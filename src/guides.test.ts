import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { restoreCommand } from '#src/db/database.ts';
import { readConfig } from '#src/platform/config.ts';

// What the guides say, held against what is there.

const read = (name: string) => readFileSync(name, 'utf8');
const guides = ['README.md', 'SECURITY.md', 'docs/backups.md'].map(read).join('\n');

/** Every name that is asked for in the environment. */
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

test('the container is given every setting that is not its own', () => {
  const [, given = ''] = /environment:\n([^]*?)\n {4}volumes:/.exec(read('compose.yaml')) ?? [];
  const passed = [...given.matchAll(/- ([A-Z_]+)/g)].map(([, name]) => name);
  const ofTheContainer = ['PORT', 'HOST', 'DATA_DIR'];
  const wanted = settings().filter((name) => !ofTheContainer.includes(name));
  expect(passed.toSorted()).toEqual([...wanted, 'TZ'].toSorted());
});

test('every command of npm that a guide or a refusal names is one', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = [...`${guides} ${restoreCommand}`.matchAll(/npm run ([a-z-]+)/g)];
  expect(named.length).toBeGreaterThan(3);
  for (const [, name = ''] of named) expect(scripts).toHaveProperty([name]);
});

test('a file with passwords reaches neither the repository nor the image', () => {
  for (const list of ['.gitignore', '.dockerignore'])
    expect(read(list).split('\n')).toContain('.env');
});
