// Makes the next migration from src/db/schema.ts: `bun scripts/make-migration.ts NAME`.
// drizzle-kit can't write STRICT tables, so the generated statements get the word here.

import { readdirSync } from 'node:fs';

const name = process.argv[2];
if (!name) throw new Error('usage: bun scripts/make-migration.ts NAME');

const before = new Set(migrationFiles());
const kit = Bun.spawnSync(
  [
    'bunx',
    'drizzle-kit',
    'generate',
    '--dialect=sqlite',
    '--schema=./src/db/schema.ts',
    '--out=./drizzle',
    `--name=${name}`,
  ],
  { stdout: 'inherit', stderr: 'inherit' },
);
if (kit.exitCode !== 0) process.exit(kit.exitCode);

for (const file of migrationFiles().filter((path) => !before.has(path))) {
  const statements = await Bun.file(file).text();
  await Bun.write(file, statements.replace(/^\)(;?)(?=\s*(?:-->|$))/gm, ') STRICT$1'));
}

function migrationFiles(): string[] {
  try {
    return readdirSync('drizzle')
      .filter((file) => file.endsWith('.sql'))
      .map((file) => `drizzle/${file}`);
  } catch {
    return [];
  }
}
