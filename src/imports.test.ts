import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { Glob } from 'bun';

// Imports go one way, on both sides, and some constructs are allowed in few places. Type imports don't count: the
// scanner leaves them out.

const server = [
  'src/domain',
  'src/records',
  'src/db',
  'src/platform',
  'src/features',
  'src/app.ts',
  'src/upkeep.ts',
  'src/start-failure.ts',
  'src/main.ts',
];
/** What a feature may use of the others: an aggregate may import those before it, never those after it. */
const aggregates = [
  'club',
  'catalogue',
  'animals',
  'plans',
  'trade',
  'accounts',
  'portability',
  'operations',
];
const web = [
  ['web/paths.ts', 'web/texts', 'web/ui', 'web/styles'],
  ['web/state'],
  ['web/device'],
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

test('an aggregate of the server imports only those before it', () => {
  const rank = (path: string) =>
    aggregates.indexOf(/^src\/features\/([^/]+)\//.exec(path)?.[1] ?? 'none');
  const upward = imports.filter(({ file, target }) => rank(file) >= 0 && rank(target) > rank(file));
  expect(upward).toEqual([]);
});

test('both sides have the same aggregates', () => {
  const folders = (side: string) =>
    new Set(
      files.flatMap((file) => new RegExp(`^${side}/features/([^/]+)/`).exec(file)?.[1] ?? []),
    );
  expect([...folders('src')].toSorted()).toEqual(aggregates.toSorted());
  // the palette finds what belongs to any of them
  expect([...folders('web')].toSorted()).toEqual([...aggregates, 'palette'].toSorted());
});

test('the web’s layers import downwards only', () => {
  const rank = (path: string) =>
    web.findIndex((layer) => layer.some((part) => path === part || path.startsWith(`${part}/`)));
  const upward = imports.filter(({ file, target }) => rank(file) >= 0 && rank(target) > rank(file));
  expect(upward).toEqual([]);
});

test('the web takes values of the server only out of the domain and the records', () => {
  const reached = imports.filter(
    ({ file, target }) =>
      file.startsWith('web/') &&
      target.startsWith('src/') &&
      !/^src\/(domain|records)\//.test(target),
  );
  expect(reached).toEqual([]);
});

test('the domain and the records import no library', () => {
  const pure = /^src\/(domain|records)\//;
  const outside = imports.filter(({ file, target }) => pure.test(file) && !pure.test(target));
  expect(outside).toEqual([]);
});

test.each([
  {
    what: 'SQL',
    sign: /from 'drizzle-orm/,
    within:
      /^src\/db\/|\.queries\.ts$|^src\/platform\/log\/event-log\.ts$|\/(registration|animal-counts|lineage)\.ts$/,
  },
  {
    what: 'a fetch',
    // a query's own asks by web/lib/api.ts
    sign: /(?<!\bquery\.)\bfetch\(/,
    within: /^(web\/lib\/api|src\/cli\/doctor\/network|src\/platform\/push\/post-notice)\.ts$/,
  },
  { what: 'an upload', sign: /\bXMLHttpRequest\b/, within: /^web\/lib\/transfer\.ts$/ },
  {
    what: 'a call without useLoad or useAction',
    sign: /import \{[^}]*\b(ask|asFailure|reportFailure)\b[^}]*\} from/,
    within: /^web\/lib\//,
  },
  {
    what: 'a clock',
    sign: /\bDate\.now\(|\bnew Date\(\)/,
    within:
      /^src\/(main|cli\/.*|platform\/log\/log)\.ts$|^web\/(lib\/(today|use-now|reload-once)|state\/server-clock|layout\/scroll-memory)\.ts$/,
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
