import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const up = (levels: string) => fileURLToPath(new URL(levels, import.meta.url));

/** The folder that holds `drizzle/`, `assets/` and `dist/`: three levels up from this source, two from the bundle. */
const rootFolder =
  [up('../../../'), up('../../')].find((folder) => existsSync(join(folder, 'drizzle', 'meta'))) ??
  up('../../');

/** A file or folder of the program by its path from the root. */
export const fromRoot = (path: string) => join(rootFolder, path);

/** A program that runs in a process of its own: as source, or bundled beside this code. */
export const programFile = (name: 'child' | 'cli') =>
  import.meta.path.endsWith('.ts') ? fromRoot(`src/${name}.ts`) : up(`./${name}.js`);
