import { resolve } from 'node:path';
import type { BuildMetafile, BunPlugin } from 'bun';
import { sectionAddresses } from '../web/sections/addresses.ts';
import { pageFiles } from '../web/sections/page-files.ts';

// Bun makes a separate chunk for each combination of entries that share a module: thirty of 1 KB, each a request that
// the first page of a visit waits for. Modules are put into groups instead, each one chunk, by letting every entry that
// needs one module of a group import all of it.

type Inputs = BuildMetafile['inputs'];
type Outputs = BuildMetafile['outputs'];

const section = (name: string) => `web/sections/${name}.tsx`;
const isGerman = (file: string) => file.startsWith('web/texts/de/');

const visitors = ['about', 'accounts', 'data', 'expo', 'species', 'take-over', 'wall'].map(section);
/** The first page of a keeper, and what runs on every page. */
const frame = [
  ...['dashboard', 'offline-queue'].map(section),
  ...['web/lib/device.ts', 'web/lib/device-tasks.ts'],
];
const today = ['evening', 'ahead'].map((name) => `web/features/plans/dashboard/${name}.lazy.tsx`);
const pets = ['pet-list', 'pet-details'].map(section);
const others = ['rounds', 'plans', 'pet-forms', 'quick-view', 'places'].map(section);

type By = (entries: string[]) => boolean;
/** What a group holds: the modules of several entries, such as these, unless a former group has them. */
const groups: ((some: By) => boolean)[] = [
  (some) => some(['web/layout/overlays.lazy.tsx']),
  (some) => some(['web/features/club/landing/evening.tsx']),
  // first what visitors need too, so that they load nothing else of a keeper's pages
  (some) => some(visitors) && (some(frame) || some(pets) || some(others)),
  // one file more would hold up the first picture of the list
  (some) => some(frame) || some([section('pet-list')]),
  (some) => some([section('pet-details')]),
  (some) => some(today),
  (some) => some(others),
];

/** By entry, the modules that it imports besides its own; `first`: the entry of the first screen. */
export function sharedModules(inputs: Inputs, outputs: Outputs, first: string) {
  const sources = Object.values(outputs).map(({ entryPoint }) => entryPoint ?? '');
  const entries = sources.filter((file) => file.startsWith('web/') && /\.tsx?$/.test(file));
  const early = closure(inputs, first);
  const later = entries.filter((entry) => entry !== first);
  const needs = new Map(later.map((entry) => [entry, closure(inputs, entry)]));
  const users = new Map<string, string[]>();
  for (const [entry, files] of needs)
    for (const file of files)
      if (!early.has(file)) users.set(file, [...(users.get(file) ?? []), entry]);

  // the words that texts of both languages count with
  const words = [...users].filter(([, by]) => by.some(isGerman) && !by.every(isGerman));
  const shared = new Map([[first, words.map(([file]) => file)]]);
  for (const [file] of words) users.delete(file);
  const grouped = groups.map((belongs) => {
    const files = [...users].filter(
      ([, by]) =>
        by.length > 1 && belongs((entries) => entries.some((entry) => by.includes(entry))),
    );
    for (const [file] of files) users.delete(file);
    return files.map(([file]) => file);
  });
  // the last first: what it imports is in former ones
  for (const group of grouped.toReversed())
    for (const [entry, files] of needs) {
      if (isGerman(entry) || !group.some((file) => files.has(file))) continue;
      shared.set(entry, [...group, ...(shared.get(entry) ?? [])]);
      for (const file of group) closure(inputs, file, files);
    }
  return shared;
}

/** The modules that a module imports statically. */
function closure(inputs: Inputs, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path, kind } of inputs[file]?.imports ?? [])
    if (kind !== 'dynamic-import') closure(inputs, path, seen);
  return seen;
}

/** Lets each entry import the modules first. */
export const together = (modules: ReadonlyMap<string, readonly string[]>): BunPlugin => ({
  name: 'together',
  setup(build) {
    const byFile = new Map([...modules].map(([entry, files]) => [resolve(entry), files]));
    build.onLoad({ filter: /\/web\/.*\.tsx?$/ }, async ({ path }) => {
      const files = byFile.get(path);
      if (!files) return undefined;
      const imports = files.map((file) => `import ${JSON.stringify(resolve(file))};`).join('\n');
      return { contents: `${imports}\n${await Bun.file(path).text()}`, loader: 'tsx' };
    });
  },
});

/** The pages that need the first of the deferred sheets alone. */
const daily: readonly string[] = ['pet-list', 'pet-details'];

/**
 * The files that pages need besides the first screen's, sheets and then scripts: `sections` by the beginning of their
 * address; `home` of who is logged in; `device` for the collection on a device.
 */
export function filesByAddress(outputs: Outputs, entry: string, sheets: readonly string[]) {
  const nameOf = (file: string) => file.replace(/^[./]+/, '');
  const byName = new Map(Object.entries(outputs).map(([file, output]) => [nameOf(file), output]));
  const fileOf = (source: string) =>
    [...byName].find(([, output]) => output.entryPoint === source)?.[0] ?? '';
  const needs = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const { path, kind } of byName.get(file)?.imports ?? [])
      if (kind === 'import-statement') needs(nameOf(path), seen);
    return seen;
  };
  const early = needs(fileOf(entry));
  const later = (...sources: string[]) => {
    const files = sources.map(fileOf).filter(Boolean);
    const needed = new Set(files.flatMap((file) => [...needs(file)]));
    return [...needed].filter((file) => !early.has(file)).map((file) => `/${file}`);
  };
  const sections = Object.entries(sectionAddresses).flatMap(([name, parts]) =>
    parts.map((part) => [`/${part}`, [...sheets, ...later(section(name))]] as const),
  );
  const pages = Object.entries(pageFiles).map(([address, name]) => {
    const styles = daily.includes(name) ? sheets.slice(0, 1) : sheets;
    const before = daily.includes(name) ? [] : [section('pet-pages')];
    return [address, [...styles, ...later(...before, section(name))]] as const;
  });
  return {
    sections: Object.fromEntries([...sections, ...pages]),
    home: [...sheets.slice(0, 1), ...later(section('dashboard'))],
    device: later('web/lib/device.ts', 'web/lib/device-tasks.ts'),
  };
}
