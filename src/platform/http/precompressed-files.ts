import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byAddress } from '#src/domain/text/by-address.ts';
import { fromRoot } from '#src/platform/files/root.ts';
import { Elysia, NotFoundError } from 'elysia';

type Encoding = 'br' | 'gzip';
type WebFile = {
  type: string;
  tag: string;
  cache: string;
  plain: () => Bytes;
  compressed: Partial<Record<Encoding, Bytes>>;
};

/** Where the build puts the pages. */
export const webFolder = fromRoot('dist/web');

/**
 * Serves the built pages (some 1.5 MB) from memory, by the `.br` and `.gz` variants that the build made.
 * Any other address without a dot is a page of the app and answers index.html; `/api` and `/uploads` never do.
 * Only files that were there at the start exist: a path is looked up, never joined to a folder.
 * Not @elysiajs/static, which serves what `public-files.ts` gives it: it does not support precompressed variants.
 * Throws when the folder holds no built pages.
 */
export const precompressedFiles = (folder: string) => {
  const files = readBundle(folder);
  const early = readEarly(folder);
  const respond = ({ request, path }: { request: Request; path: string }) => {
    const file = files.get(path);
    if (file) return send(file, request.headers);
    const page = isPage(path) ? files.get('/index.html') : undefined;
    if (!page) throw new NotFoundError();
    return send(page, request.headers, byAddress(early, path));
  };
  return new Elysia({ name: 'precompressed-files', seed: folder })
    .get('/', respond, { detail: { hide: true } })
    .head('/', respond, { detail: { hide: true } })
    .get('/*', respond, { detail: { hide: true } })
    .head('/*', respond, { detail: { hide: true } });
};

function readBundle(folder: string): Map<string, WebFile> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`No built pages in ${folder}: run "bun start.mjs build" first`);
  }
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const names = found.map((name) => name.replaceAll('\\', '/')).filter(isServed);
  const files = new Map(names.map((name) => [`/${name}`, readFile(folder, name)]));
  files.set(
    '/assets.json',
    listOf([...files.keys()].filter((name) => name.startsWith('/assets/'))),
  );
  return files;
}

/** What belongs to this version, for the service worker, which keeps all of it. */
function listOf(names: string[]): WebFile {
  const plain = new TextEncoder().encode(JSON.stringify(names.toSorted()));
  return {
    type: 'application/json',
    tag: tagOf(plain),
    cache: 'no-cache',
    plain: keep(plain),
    compressed: {},
  };
}

type Bytes = Uint8Array<ArrayBuffer>;
const keep = (plain: Bytes) => () => plain;

/** Hardly anybody asks for the plain file, and to keep it would take more memory than both compressed ones together. */
const unpack = (gzip: Bytes) => () => Bun.gunzipSync(gzip);

/** Weak, since the three encodings of one file share it. */
const tagOf = (plain: Uint8Array) => `W/"${Bun.hash(plain).toString(36)}"`;

/**
 * What a page will ask for once its script runs, by the beginning of its address, as a Link header: the browser
 * fetches it beside the script instead of after it. What the page itself names comes first, since browsers read the
 * header before the page, and without HTTP/2 six files at a time.
 */
function readEarly(folder: string): Record<string, string> {
  const file = join(folder, 'sections.json');
  if (!existsSync(file)) return {};
  const { first, sections } = JSON.parse(readFileSync(file, 'utf8')) as {
    first: { sheets: string[]; classic: string[]; modules: string[] };
    sections: Record<string, string[]>;
  };
  const style = (name: string) => `<${name}>; rel=preload; as=style`;
  const script = (name: string) => `<${name}>; rel=preload; as=script`;
  // after what the header's first paint waits for
  const module = (name: string) => `${script(name)}; crossorigin; fetchpriority=low`;
  const before = [
    ...first.sheets.map(style),
    ...first.classic.map(script),
    ...first.modules.map(module),
  ];
  const early = (name: string) => (name.endsWith('.css') ? style(name) : module(name));
  return Object.fromEntries(
    Object.entries(sections).map(([address, names]) => [
      address,
      [...before, ...names.map(early)].join(', '),
    ]),
  );
}

function isServed(name: string): boolean {
  const isHidden = name.split('/').some((part) => part.startsWith('.'));
  const isPublic = name.startsWith('public/');
  return !isHidden && !isPublic && /\.\w+$/.test(name) && !/\.(br|gz|map)$/.test(name);
}

function readFile(folder: string, name: string): WebFile {
  const path = join(folder, name);
  const plain = new Uint8Array(readFileSync(path));
  const precompressed = (ending: string) =>
    existsSync(path + ending) ? new Uint8Array(readFileSync(path + ending)) : undefined;
  const gzip = precompressed('.gz');
  return {
    type: Bun.file(path).type,
    tag: tagOf(plain),
    cache: name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    plain: gzip ? unpack(gzip) : keep(plain),
    compressed: { br: precompressed('.br'), gzip },
  };
}

function isPage(path: string): boolean {
  return !/\.|%2e/i.test(path) && !/^\/(api|uploads)(\/|$)/.test(path);
}

function send(file: WebFile, asked: Headers, link?: string): Response {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.cache,
    etag: file.tag,
    vary: 'accept-encoding',
  });
  if (knows(asked.get('if-none-match'), file.tag))
    return new Response(null, { status: 304, headers });
  if (link) headers.set('link', link);
  const encoding = preferred(file, asked.get('accept-encoding'));
  if (encoding) headers.set('content-encoding', encoding);
  return new Response((encoding && file.compressed[encoding]) ?? file.plain(), { headers });
}

function knows(ifNoneMatch: string | null, tag: string): boolean {
  return !!ifNoneMatch && ifNoneMatch.split(',').some((known) => known.trim() === tag);
}

function preferred(file: WebFile, accepted: string | null): Encoding | undefined {
  const choices = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((choice) => choice.trim().split(';'));
  const accepts = (name: string) =>
    choices.some(([choice, q]) => choice?.trim() === name && !/^\s*q=0(\.0*)?\s*$/.test(q ?? ''));
  return (['br', 'gzip'] as const).find((name) => file.compressed[name] && accepts(name));
}
