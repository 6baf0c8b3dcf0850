// bun scripts/write-demo.ts DATA_DIR: writes assets/demo/club.json, the example club, from the data folder of an
// installation that was filled with it and then changed (`bun src/cli.ts make-demo`). Days stay as far from the club's
// day as they are from today.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '#src/db/database.ts';
import { demoFile, shifted, type Club, type ClubKeeper } from '#src/demo/club.ts';
import { demoKeepers } from '#src/demo/demo.ts';
import { dayOf, daysBetween } from '#src/domain/days.ts';
import { findExpo, listExpos } from '#src/features/club/expos/expos.queries.ts';
import { listNews } from '#src/features/club/news/news.queries.ts';
import { documentText } from '#src/features/portability/export/export.service.ts';
import { filesOfRecords } from '#src/features/portability/export/zip-writer.ts';
import { readConfig } from '#src/platform/config.ts';
import { takeDataFolder } from '#src/platform/files/data-folder.ts';

const DAY_OF_THE_CLUB = '2026-01-01';

const [DATA_DIR] = process.argv.slice(2);
if (!DATA_DIR) throw new Error('Name the data folder: bun scripts/write-demo.ts DATA_DIR');
const config = readConfig({ ...process.env, DATA_DIR });
const folder = takeDataFolder(config.dataDir);
const now = () => new Date();
const context = { config, now, db: openDatabase(folder.database) };

const drawn = new Map(
  readdirSync(demoFile('.'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(webp|pdf)$/.test(name))
    .map((name) => [Bun.hash(readFileSync(demoFile(name))), name.replaceAll('\\', '/')]),
);

const club: Club = {
  day: dayOf(now()),
  news: listNews(context.db, 0)
    .rows.toReversed()
    .map(({ date_n, n_text }) => ({ date_n, n_text })),
  expos: listExpos(context.db, 0, 100)
    .rows.toReversed()
    .flatMap(({ expid }) => expoOf(expid)),
  keepers: demoKeepers.map(({ uid }) => keeperOf(uid)),
};
const moved = shifted(club, daysBetween(club.day, DAY_OF_THE_CLUB));
writeFileSync(demoFile('club.json'), `${inLines(moved)}\n`);
context.db.$client.close();
folder.release();

function expoOf(expid: number): Club['expos'] {
  const expo = findExpo(context.db, expid);
  if (!expo) return [];
  const { expid: _, rev: __, ...fields } = expo;
  return [fields];
}

function keeperOf(uid: number): ClubKeeper {
  const files: ClubKeeper['files'] = {};
  for (const file of filesOfRecords(context, uid)) {
    if (!file || !('path' in file)) continue;
    const name = drawn.get(Bun.hash(readFileSync(file.path)));
    if (!name)
      throw new Error(`${file.name} of ${uid} is no file of ${fileURLToPath(demoFile('.'))}`);
    files[file.name] = name;
  }
  const document = JSON.parse([...documentText(context, uid)].join('')) as ClubKeeper['document'];
  for (const pet of document.pets) pet.former_nos = []; // of the import that filled the installation
  return { files, document };
}

/** A line for each record, so that a change shows what was changed. */
function inLines(value: unknown, margin = ''): string {
  if (typeof value !== 'object' || value === null || Object.values(value).every(isPlain))
    return JSON.stringify(value);
  const inner = `${margin} `;
  const lines = Array.isArray(value)
    ? value.map((part) => inLines(part, inner))
    : Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${inLines(part, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${inner}${lines.join(`,\n${inner}`)}\n${margin}${close}`;
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}
