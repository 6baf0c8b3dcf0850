import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const web = join(import.meta.dir, '..');
const files = (pattern: string) => [...new Bun.Glob(pattern).scanSync(web)];
const read = (file: string) => readFileSync(join(web, file), 'utf8');

const indexes = ['styles/main.css', 'styles/deferred.css', 'styles/deferred-pages.css'];
const layers = 'styles/layers.css';
const sheets = files('**/*.css').filter((file) => file !== layers && !indexes.includes(file));
const listedIn = (index: string) =>
  [...read(index).matchAll(/@import '(.*?)';/g)]
    .map(([, path = '']) => join('styles', path))
    .filter((file) => file !== layers);
/** Without comments. */
const rulesOf = (file: string) => read(file).replace(/\/\*[\s\S]*?\*\//g, '');
const selectorsOf = (file: string) =>
  [...rulesOf(file).matchAll(/([^{};]+)\{/g)]
    .map(([, head = '']) => head)
    .filter((head) => !head.trim().startsWith('@'));
function withoutBrackets(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
}
const classesOf = (file: string) =>
  selectorsOf(file).flatMap((head) =>
    [...head.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name),
  );

const code = files('**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|^(texts|testing)\//.test(file))
  .map(read);
/** Every word in a string of the code: class names are put together there. */
const words = new Set(
  code.flatMap((text) =>
    [...text.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].flatMap(
      ([string]) => string.match(/[\w-]+/g) ?? [],
    ),
  ),
);

test('each sheet is listed once, for the first screen, for pages of every day or for others', () => {
  const listed = indexes.flatMap(listedIn);
  expect(listed.toSorted()).toEqual(sheets.toSorted());
});

test('the built sheet of the first screen begins with the order of the layers', async () => {
  const order = rulesOf(layers).trim().replaceAll(', ', ',');
  const { outputs } = await Bun.build({
    entrypoints: [join(web, 'styles/main.css')],
    minify: true,
  });
  expect((await outputs[0]?.text())?.slice(0, order.length)).toBe(order);
});

test('the pages of every day need no class of the other pages’ sheets', async () => {
  // What they load at once, and what they fetch with `dailySheet`.
  const entries = [
    ...['main', 'sections/dashboard', 'sections/offline-queue', 'features/club/landing/evening'],
    ...['features/plans/dashboard/ahead.lazy', 'features/plans/dashboard/evening.lazy'],
    ...['sections/palette', 'sections/pet-list', 'sections/pet-details'],
    ...['features/animals/pet-details/charts/charts.lazy', 'layout/overlays.lazy'],
  ].map((name) => join(web, `${name}.tsx`));
  const options = { entrypoints: entries, root: web, target: 'browser', splitting: true } as const;
  const { metafile } = await Bun.build({ ...options, metafile: true, outdir: undefined });
  const inputs = metafile?.inputs ?? {};
  const loaded = new Set<string>();
  const load = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const { path, kind } of inputs[file]?.imports ?? [])
      if (kind !== 'dynamic-import') load(path);
  };
  for (const [file] of Object.entries(inputs))
    if (entries.some((entry) => resolve(file) === entry)) load(file);
  const named = new Set(
    [...loaded]
      .filter((file) => /(^|\/)web\/(?!texts\/).*\.tsx$/.test(file))
      .flatMap(
        (file) =>
          readFileSync(file, 'utf8').match(/[cC]lassName=("[^"]*"|\{[^}]*)|classes\([^)]*/g) ?? [],
      )
      .flatMap((line) => line.match(/'[^']*'|"[^"]*"|`[^`]*`/g) ?? [])
      .flatMap((string) => string.match(/[\w-]+/g) ?? []),
  );
  expect(named).toContain('pet-body');
  const [first, daily, others] = indexes.map(
    (index) => new Set(listedIn(index).flatMap((file) => classesOf(file))),
  );
  const missing = [...(others ?? [])].filter(
    (name) => named.has(name) && !first?.has(name) && !daily?.has(name),
  );
  expect(missing).toEqual([]);
});

test('a sheet is in one layer, which follows from its folder', () => {
  const layer: Record<string, RegExp> = {
    ui: /^(parts|ui)$/,
    components: /^components$/,
    layout: /^layout$/,
    features: /^features$/,
    styles: /^(tokens|base|parts|ui|utilities)$/,
  };
  const wrong = sheets.filter((file) => {
    const named = [...rulesOf(file).matchAll(/@layer ([\w, ]+)\{/g)].map(([, name = '']) =>
      name.trim(),
    );
    return named.length !== 1 || !layer[dirname(file).split('/')[0] ?? '']?.test(named[0] ?? '');
  });
  expect(wrong).toEqual([]);
});

test('what comes or goes restyles itself, and not all of its page', () => {
  // behind these a part without a name may be any: browsers compute the styles of all that stands below again
  const moved = /:(has|first-child|last-child|only-child|nth-)/;
  const wide = sheets.flatMap((file) =>
    selectorsOf(file)
      .map((head) => withoutBrackets(head))
      .flatMap((head) => head.split(','))
      .map((selector) => selector.trim().split(/\s*[>+~]\s*|\s+/))
      .filter((parts) => /^\*?(::?[\w-]+)*$/.test(parts.at(-1) ?? ''))
      .filter((parts) => parts.slice(0, -1).some((part) => moved.test(part)))
      .map((parts) => `${file}: ${parts.join(' ')}`),
  );
  expect(wide).toEqual([]);
  // below :has() a bare tag is any of that tag on the page
  const below = /:has\b.*[\s>]\s*[a-z]\w*(::?[\w-]+)*$/;
  const tags = sheets.flatMap((file) =>
    selectorsOf(file)
      .flatMap((head) => withoutBrackets(head).split(','))
      .map((selector) => selector.trim().replaceAll(/\s*([>+~])\s*/g, '$1'))
      .filter((selector) => below.test(selector))
      .map((selector) => `${file}: ${selector}`),
  );
  expect(tags).toEqual([]);
});

test('every class of a sheet is used', () => {
  // Written into the page as `k-${kind}` by the legend of the charts.
  const built = new Set(['k-event']);
  const unused = sheets.flatMap((file) =>
    classesOf(file)
      .filter((name) => !words.has(name) && !built.has(name))
      .map((name) => `${file}: .${name}`),
  );
  expect([...new Set(unused)]).toEqual([]);
});

test('every class written into an element has a rule', () => {
  // The tests of the labels find the drawing by it.
  const marks = new Set(['label-face']);
  const styled = new Set(sheets.flatMap(classesOf));
  const literal = code.flatMap((text) =>
    [...text.matchAll(/\bclassName="([^"]+)"/g)].map(([, names = '']) => names),
  );
  const unknown = literal
    .flatMap((names) => names.split(' '))
    .filter((name) => !styled.has(name) && !marks.has(name));
  expect([...new Set(unknown)]).toEqual([]);
});

test('every variable is used, and none is missing', () => {
  const css = sheets.map(rulesOf).join('\n');
  const all = css + code.join('\n');
  const declared = new Set(
    [...rulesOf('styles/tokens.css').matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name),
  );
  expect([...declared].filter((name) => !all.includes(`var(${name}`))).toEqual([]);
});

test.each(['button', 'icon'])('.%s is styled in its own sheet alone', (name) => {
  const where = sheets.filter((file) => classesOf(file).includes(name));
  expect(where).toEqual([`ui/${name}.css`]);
});

test('a disabled button stays as it is below the pointer', () => {
  const hovered = selectorsOf('ui/button.css').filter((head) => head.includes(':hover'));
  expect(hovered.length).toBeGreaterThan(0);
  expect(
    hovered.filter((head) => !head.includes(":not(:disabled, [aria-disabled='true'])")),
  ).toEqual([]);
});

test('colours come from the tokens; black and white are for paper', () => {
  const paper = /(print|labels|landing|qr-code)\.css$/;
  const named = /#(?!root)[0-9a-f]{3,8}\b|\b(color|background|fill|stroke): (white|black)\b/i;
  const own = sheets.filter((file) => named.test(rulesOf(file)) && !paper.test(file));
  expect(own).toEqual([]);
});

test('no rule asks for whatever stands beside something', () => {
  // browsers would restyle what follows each element that comes or goes, in every table and list
  const anything = sheets.filter((file) =>
    selectorsOf(file).some((head) => /[+~]\s*(\*|:)/.test(head)),
  );
  expect(anything).toEqual([]);
});
