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

/** The files that the pages below an address need besides the first screen's, by the address's first segment. */
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
  return Object.fromEntries(
    Object.entries(sectionAddresses).flatMap(([name, parts]) => {
      const needed = needs(fileOf(`web/sections/${name}.tsx`), needs(fileOf(ICONS)));
      const files = [...needed].filter((file) => !early.has(file));
      return parts.map((part) => [part, files.map((file) => `/${file}`)]);
    }),
  );
}
