import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BunPlugin } from 'bun';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { minify } from 'terser';
import { FirstFrame } from '../web/layout/first-frame.tsx';
import { filesByAddress, sharedModules, together } from './web-sections.ts';

const naming = {
  entry: 'assets/[name]-[hash].[ext]',
  chunk: 'assets/[name]-[hash].[ext]',
  asset: 'assets/[name]-[hash].[ext]',
};

/**
 * What libraries bring to the first screen that nothing here needs: a store hook for Reacts before 18, lists without an
 * end, mutations.
 */
const slimmed: BunPlugin = {
  name: 'slimmed',
  setup(build) {
    const lib = resolve(import.meta.dir, '../web/lib');
    const give = (filter: RegExp, file: string) =>
      build.onResolve({ filter }, () => ({ path: join(lib, file) }));
    give(/^use-sync-external-store\/shim/, 'external-store.ts');
    give(/\/infiniteQueryBehavior\.js$/, 'no-infinite-queries.ts');
    give(/\/mutationCache\.js$/, 'no-mutations.ts');
  },
};

/**
 * Builds index.html with every script and sheet that it names, and copies `public/` unchanged. A classic script (the
 * theme, before the first paint) becomes a separate file that blocks.
 */
export async function buildWeb(from: string, to: string): Promise<void> {
  const draft = `${to}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const page = await Bun.file(join(from, 'index.html')).text();
  const { classic, modules } = entriesOf(page);
  const common = {
    outdir: draft,
    publicPath: '/',
    minify: true,
    naming,
    define: { 'process.env.NODE_ENV': '"production"' },
  };
  const options = { ...common, target: 'browser', metafile: true, root: from } as const;

  const vendor = join(from, 'vendor.ts');
  const entrypoints = [...modules.map((name) => join(from, name)), vendor];
  const entry = entrypoints.find((name) => name.endsWith('.tsx')) ?? '';
  const parted = { ...options, entrypoints, splitting: true } as const;
  const { metafile } = await Bun.build({ ...parted, plugins: [slimmed], outdir: undefined });
  const { inputs = {}, outputs = {} } = metafile ?? {};
  const shared = sharedModules(inputs, outputs, entry);
  const main = await Bun.build({ ...parted, plugins: [slimmed, together(shared)] });
  rmSync(join(draft, outputOf(main, vendor)));
  await shrinkScripts(draft);
  const { built, early } = addressesOf(
    main,
    modules.map((name) => resolve(from, name)),
  );
  for (const name of classic) {
    const script = await Bun.build({ ...options, entrypoints: [join(from, name)], format: 'iife' });
    const file = Object.keys(script.metafile?.outputs ?? {})[0];
    if (file) built.set(resolve(from, name), url(file));
  }
  const address = (name: string) => built.get(resolve(from, name)) ?? name;
  await Bun.write(join(draft, 'index.html'), rewrite(page, address, [...early], iconOf(from)));
  if (existsSync(join(from, 'public'))) {
    cpSync(join(from, 'public'), join(draft, 'public'), { recursive: true, dereference: true });
  }
  const deferred = ['./styles/deferred.css', './styles/deferred-pages.css'].map(address);
  const sections = filesByAddress(main.metafile?.outputs ?? {}, entry, deferred);
  const first = {
    sheets: [address('./styles/main.css')],
    classic: classic.map(address),
    modules: [...early],
  };
  await Bun.write(join(draft, 'sections.json'), JSON.stringify({ first, ...sections }));
  await precompress(draft);
  rmSync(to, { recursive: true, force: true });
  renameSync(draft, to);
  printSizes(to);
}

function entriesOf(page: string): { classic: string[]; modules: string[] } {
  const classic: string[] = [];
  const modules: string[] = [];
  new HTMLRewriter()
    .on('script[src^="./"]', {
      element(script) {
        const list = script.getAttribute('type') === 'module' ? modules : classic;
        list.push(script.getAttribute('src') ?? '');
      },
    })
    .on('link[rel$="stylesheet"][href^="./"]', {
      element: (link) => void modules.push(link.getAttribute('href') ?? ''),
    })
    .transform(page);
  return { classic, modules };
}

/** The name of the file that an entry became. */
const outputOf = (build: Bun.BuildOutput, entry: string): string =>
  Object.entries(build.metafile?.outputs ?? {}).find(
    ([, { entryPoint }]) => entryPoint && resolve(entryPoint) === resolve(entry),
  )?.[0] ?? '';

/** The output file of each entry, and the files it imports, which the page should preload. */
function addressesOf(build: Bun.BuildOutput, entries: string[]) {
  const built = new Map<string, string>();
  const early = new Set<string>();
  for (const [file, { entryPoint, imports }] of Object.entries(build.metafile?.outputs ?? {})) {
    if (!entryPoint) continue;
    built.set(resolve(entryPoint), url(file));
    if (!entries.includes(resolve(entryPoint))) continue;
    if (file.endsWith('.js')) early.add(url(file));
    for (const { kind, path } of imports) if (kind === 'import-statement') early.add(url(path));
  }
  return { built, early };
}

/**
 * Stands before the module, and is no `modulepreload`: Chromium compiles what it fetches as a module again at each start,
 * and takes what it has compiled before where it is fetched as a script. Of low priority, so that the header is painted
 * before the script has come.
 */
const preload = (file: string) =>
  `<link rel="preload" as="script" crossorigin fetchpriority="low" href="${file}">`;

/** Painted as soon as the sheet is there, long before the script has run. */
const frame = renderToStaticMarkup(createElement(FirstFrame));

function rewrite(
  page: string,
  address: (name: string) => string,
  early: string[],
  icon: string,
): string {
  return new HTMLRewriter()
    .on('script[src^="./"]', {
      element: (script) =>
        void script.setAttribute('src', address(script.getAttribute('src') ?? '')),
    })
    .on('link[rel$="stylesheet"][href^="./"]', {
      element: (link) => void link.setAttribute('href', address(link.getAttribute('href') ?? '')),
    })
    .on('link[rel="icon"]', { element: (link) => void link.setAttribute('href', icon) })
    .on('#root', { element: (root) => void root.setInnerContent(frame, { html: true }) })
    .on('script[type="module"]', {
      element: (script) => void script.before(early.map(preload).join(''), { html: true }),
    })
    .onDocument({ comments: (comment) => void comment.remove() })
    .transform(page)
    .replace(/>\s+</g, '>\n<');
}

/** The icon as a part of the page: a file of its own would be fetched before the page's scripts. */
function iconOf(from: string): string {
  const drawing = readFileSync(join(from, 'public', 'icon.svg'), 'utf8');
  const text = drawing.replace(/\s*\n\s*/g, '').replaceAll('"', "'");
  return `data:image/svg+xml,${text.replace(/[#%<>]/g, encodeURIComponent)}`;
}

/** './assets/x.js' or 'assets/x.js' as the metafile names it, to '/assets/x.js'. */
function url(file: string): string {
  return `/${file.replace(/^\.?\//, '')}`;
}

/** Bun minifies well; terser after it takes off another 3 %, which the first screen's budget needs. */
async function shrinkScripts(folder: string): Promise<void> {
  for (const file of new Bun.Glob('assets/*.js').scanSync(folder)) {
    const path = join(folder, file);
    const settings = { module: true, compress: { ecma: 2020, passes: 3 } } as const;
    const { code } = await minify(await Bun.file(path).text(), settings);
    if (code) await Bun.write(path, preloadsScripts(code));
  }
}

/** What Bun fetches ahead of an import: see `preload`; and not what is here already, since each element takes a phone 5 ms. */
const preloadsScripts = (code: string): string =>
  code
    .replace(
      /\.rel="modulepreload",(\w+)\.crossOrigin/,
      '.rel="preload",$1.as="script",$1.crossOrigin',
    )
    .replace(
      /(\w+)\.href=(new (\w+)\.URL\(\w+\[0\],\w+\)),(\w+\.appendChild\(\1\))/,
      '$1.href=$2,$3.performance.getEntriesByName($1.href).length||$4',
    );

/** Compresses every text file as much as possible; a .br or .gz that saves nothing is left out. */
async function precompress(folder: string): Promise<void> {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|svg|json|webmanifest|txt)$/.test(file)) continue;
    const path = join(folder, file);
    const plain = new Uint8Array(await Bun.file(path).arrayBuffer());
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    const variants = {
      '.br': brotliCompressSync(plain, { params }),
      '.gz': gzipSync(plain, { level: 9 }),
    };
    for (const [ending, packed] of Object.entries(variants)) {
      if (packed.length < plain.length) await Bun.write(path + ending, packed);
    }
  }
}

/**
 * The transferred bytes, in brotli: the first screen's own files in detail, then everything that is loaded on demand.
 */
function printSizes(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const plain = files.filter((file) => /\.\w+$/.test(file) && !/\.(br|gz)$/.test(file));
  // deferred sheets are for later pages, the touch icon for the home screen
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace(
    /<link rel="(deferred-|apple-touch-).*?>/g,
    '',
  );
  const sizeOf = (file: string) => {
    const compressed = Bun.file(join(folder, `${file}.br`)).size;
    return compressed || Bun.file(join(folder, file)).size;
  };
  const first = plain.filter(
    (file) => file === 'index.html' || page.includes(`"/${file.replace(/^public\//, '')}"`),
  );
  const rest = plain.filter((file) => !first.includes(file));
  const sum = (names: string[]) => names.reduce((total, file) => total + sizeOf(file), 0);
  for (const file of first) console.log(`${kilobytes(sizeOf(file))}  ${file}`);
  console.log(`${kilobytes(sum(first))}  first screen, compressed`);
  console.log(`${kilobytes(sum(rest))}  on demand, in ${rest.length} files`);
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`.padStart(10);
}
