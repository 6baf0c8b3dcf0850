import { resolve } from 'node:path';
import type { BuildMetafile, BunPlugin } from 'bun';
import { sectionAddresses } from '../web/sections/addresses.ts';

// Bun makes a separate chunk for each combination of sections that share a module: forty of 1 KB, each a request. What
// three sections or more share is put into one chunk instead, by letting every section import all of it.

/** Loaded with every section. */
const ICONS = 'web/ui/deferred-icons.tsx';

const isSection = (file: string) => /^web\/sections\/[\w-]+\.tsx$/.test(file);

type Inputs = BuildMetafile['inputs'];

/** The modules that three or more sections need, and the first screen does not. */
export function sharedModules(inputs: Inputs, entry: string): string[] {
  const early = closure(inputs, entry);
  const users = new Map<string, number>();
  for (const section of Object.keys(inputs).filter(isSection))
    for (const file of closure(inputs, section)) users.set(file, (users.get(file) ?? 0) + 1);
  return [...users].filter(([file, count]) => count >= 3 && !early.has(file)).map(([file]) => file);
}

/** The modules that a module imports statically. */
function closure(inputs: Inputs, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path, kind } of inputs[file]?.imports ?? [])
    if (kind !== 'dynamic-import') closure(inputs, path, seen);
  return seen;
}

/** Lets every section import the modules first. */
export const together = (modules: readonly string[]): BunPlugin => ({
  name: 'together',
  setup(build) {
    const imports = modules.map((file) => `import ${JSON.stringify(resolve(file))};`).join('\n');
    build.onLoad({ filter: /\/web\/sections\/[\w-]+\.tsx$/ }, async ({ path }) => ({
      contents: `${imports}\n${await Bun.file(path).text()}`,
      loader: 'tsx',
    }));
  },
});

/**
 * The files that pages need besides the first screen's: `sections` by the first segment of their address; `home` of who
 * is logged in; `device` for the collection on a device.
 */
export function filesByAddress(outputs: BuildMetafile['outputs'], entry: string) {
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
    const needed = new Set(sources.flatMap((source) => [...needs(fileOf(source))]));
    return [...needed].filter((file) => !early.has(file)).map((file) => `/${file}`);
  };
  const section = (name: string) => later(ICONS, `web/sections/${name}.tsx`);
  const sections = Object.entries(sectionAddresses).flatMap(([name, parts]) =>
    parts.map((part) => [part, section(name)] as const),
  );
  return {
    sections: Object.fromEntries(sections),
    home: section('dashboard'),
    device: later('web/lib/device.ts', 'web/lib/device-tasks.ts'),
  };
}
