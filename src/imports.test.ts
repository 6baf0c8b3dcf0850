import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { Glob } from 'bun';

// Imports run one way, on both sides, and some things stand in few places. Type imports don't count: the scanner leaves
// them out.

const server = [
  'src/domain',
  'src/db',
  'src/platform',
  'src/features',
  'src/app.ts',
  'src/main.ts',
];
const web = [
  ['web/paths.ts', 'web/texts', 'web/ui', 'web/styles'],
  ['web/state'],
  ['web/lib'],
  ['web/components'],
  ['web/layout'],
  ['web/features'],
  [
    'web/sections',
    'web/routes.tsx',
    'web/app.tsx',
    'web/main.tsx',
    'web/start.ts',
    'web/theme.ts',
    'web/not-loaded.ts',
  ],
];

const files = [...new Glob('{src,web}/**/*.{ts,tsx}').scanSync('.')].filter(
  (file) => !/\.test\.tsx?$|^(src|web)\/testing\//.test(file),
);
const imports = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })));

test('the scanner sees the imports', () => {
  expect(imports.length).toBeGreaterThan(200);
});

test('the server’s layers import downwards only', () => {
  const rank = (path: string) =>
    server.findIndex((layer) => path === layer || path.startsWith(`${layer}/`));
  const upward = imports.filter(({ file, target }) => rank(file) >= 0 && rank(target) > rank(file));
  expect(upward).toEqual([]);
});

test('a slice never imports another slice', () => {
  const sliceOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];
  const across = imports.filter(({ file, target }) => {
    const from = sliceOf(file);
    const to = sliceOf(target);
    return from && to && from !== to;
  });
  expect(across).toEqual([]);
});

test('the web’s layers import downwards only', () => {
  const rank = (path: string) =>
    web.findIndex((layer) => layer.some((part) => path === part || path.startsWith(`${part}/`)));
  const upward = imports.filter(({ file, target }) => rank(file) >= 0 && rank(target) > rank(file));
  expect(upward).toEqual([]);
});

test('the web takes values of the server only out of the domain', () => {
  const reached = imports.filter(
    ({ file, target }) =>
      file.startsWith('web/') && target.startsWith('src/') && !target.startsWith('src/domain/'),
  );
  expect(reached).toEqual([]);
});

test('the domain knows no library', () => {
  const outside = imports.filter(
    ({ file, target }) => file.startsWith('src/domain/') && !target.startsWith('src/domain/'),
  );
  expect(outside).toEqual([]);
});

test.each([
  {
    what: 'SQL',
    sign: /from 'drizzle-orm/,
    within: /^src\/(db|demo)\/|\.queries\.ts$|^src\/platform\/(auth|event-log|registration)\.ts$/,
  },
  { what: 'a fetch', sign: /\bfetch\(/, within: /^web\/lib\/api\.ts$/ },
  {
    what: 'a clock',
    sign: /\bDate\.now\(|\bnew Date\(\)/,
    within:
      /^src\/(main|cli\/.*|platform\/log)\.ts$|^web\/(lib\/today|state\/outbox|layout\/(lazy-section|scroll-memory))\.ts$/,
  },
])('$what stands where it belongs', ({ sign, within }) => {
  const holders = files.filter((file) => sign.test(readFileSync(file, 'utf8')));
  expect(holders.filter((file) => !within.test(file))).toEqual([]);
  expect(holders.length).toBeGreaterThan(0);
});

function importsOf(file: string): string[] {
  const transpiler = new Bun.Transpiler({ loader: file.endsWith('x') ? 'tsx' : 'ts' });
  return transpiler.scanImports(readFileSync(file, 'utf8')).map(({ path }) => {
    if (path.startsWith('#root/')) return path.slice('#root/'.length);
    if (path.startsWith('#')) return path.slice(1);
    return path.startsWith('.') ? normalize(join(dirname(file), path)) : path;
  });
}
