// Makes the next migration from src/db/schema.ts: `bun scripts/make-migration.ts NAME [DATA.sql]`. The statements of
// DATA.sql, each ending with a semicolon at the end of a line, are appended to those of the schema.
// drizzle-kit can't write STRICT tables, so the word is added to the generated statements here.

import { readdirSync } from 'node:fs';

const [name, data] = process.argv.slice(2);
if (!name) throw new Error('usage: bun scripts/make-migration.ts NAME [DATA.sql]');

const BREAK = '--> statement-breakpoint\n';
const before = new Set(migrationFiles());
const kit = Bun.spawnSync(
  [
    process.execPath,
    'x',
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
  const strict = statements.replace(/^\)(;?)(?=\s*(?:-->|$))/gm, ') STRICT$1');
  await Bun.write(file, [strict, ...(data ? await statementsOf(data) : [])].join(BREAK));
}

async function statementsOf(path: string): Promise<string[]> {
  const statements = (await Bun.file(path).text()).split(/;\s*$/m);
  return statements.map((one) => `${one.trim()};`).filter((one) => one !== ';');
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
