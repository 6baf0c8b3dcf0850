// A bare server for comparison: Bun.serve and prepared statements, no framework, no login, no checks. `bun
// tests/bench/baseline.ts A|B DATABASE PORT`. A queries like the product, with its derived columns; B selects the last
// feeding and molt of each animal by subqueries, as one would without them.

import { Database } from 'bun:sqlite';
import { syncTriggers } from '#src/db/triggers.ts';

const [kind, file = '', port = '0'] = process.argv.slice(2);
const sqlite = new Database(file, { strict: true });
for (const pragma of [
  'busy_timeout = 5000',
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
]) {
  sqlite.run(`PRAGMA ${pragma}`);
}
if (kind === 'A') syncTriggers(sqlite);

const card = `p.id, p.uid, u.uname, p.name, p.sc_id, s.sc_name, s.cm_name, s.an_type, p.gender, p.an_count, p.archived,
  p.has_img, p.img_version, p.pre_molt`;
const derived = 'p.date_f, p.food, p.progress, p.offer_date, p.mmt, p.size';
const newest = (columns: string, where = '') =>
  `(SELECT ${columns} FROM feedings WHERE pet_id = p.id ${where} ORDER BY date_f DESC, recorded DESC, id DESC LIMIT 1)`;
const subqueries = `${newest('date_f', 'AND progress = 0')} AS date_f, ${newest('food', 'AND progress = 0')} AS food,
  ${newest('progress')} AS progress, ${newest('date_f')} AS offer_date,
  (SELECT max(date_mt) FROM molts WHERE pet_id = p.id) AS mmt,
  (SELECT size FROM molts WHERE pet_id = p.id AND size IS NOT NULL ORDER BY date_mt DESC LIMIT 1) AS size`;
const from = 'FROM pets p JOIN species s ON s.sc_id = p.sc_id JOIN users u ON u.uid = p.uid';

const list = sqlite.query(`SELECT ${card}, ${kind === 'A' ? derived : subqueries} ${from}
  WHERE p.uid = $uid AND p.archived = 0 ORDER BY date_f DESC, p.id DESC LIMIT 12 OFFSET $offset`);
const total = sqlite.query<{ count: number }, { uid: number }>(
  'SELECT count(*) AS count FROM pets WHERE uid = $uid AND archived = 0',
);
const pet =
  sqlite.query(`SELECT ${card}, ${kind === 'A' ? derived : subqueries}, p.notes, p.created, p.is_public,
  p.archive_reason, p.archive_date, p.archive_note, p.purchase_id, s.env_type, s.humidity, s.country_code ${from} WHERE p.id = $id`);
const plans =
  sqlite.query(`SELECT f.fp_id, fp_name, fp_repeat, fp_start, fp_weekdays, fp_active, def_feeder
  FROM plan_pets x JOIN plans f ON f.fp_id = x.fp_id WHERE x.pet_id = $id`);
const offspring =
  sqlite.query(`SELECT k.id, k.name, k.gender, k.an_count, k.archived, k.has_img, k.img_version, s.an_type, b.date
  FROM purchases b JOIN pets k ON k.purchase_id = b.id JOIN species s ON s.sc_id = k.sc_id WHERE b.parent_id = $id ORDER BY b.date DESC, k.name`);
const records = sqlite.query(`SELECT (SELECT count(*) FROM feedings WHERE pet_id = $id) AS feeding,
  (SELECT count(*) FROM molts WHERE pet_id = $id) AS molt, (SELECT count(*) FROM events WHERE pet_id = $id) AS event`);
const owns = sqlite.query('SELECT 1 FROM pets WHERE id = $id AND uid = $uid');
const feed =
  sqlite.query(`INSERT INTO feedings (pet_id, date_f, food, progress, recorded) VALUES ($id, $date_f, $food, $progress, $recorded)
  ON CONFLICT (pet_id, date_f, food) DO UPDATE SET progress = excluded.progress, recorded = excluded.recorded`);
const feedOne = sqlite.transaction(
  (row: { id: number; uid: number; date_f: string; food: string; progress: number }) => {
    if (!owns.get({ id: row.id, uid: row.uid })) return false;
    const { uid: _uid, ...record } = row;
    feed.run({ ...record, recorded: Date.now() });
    return true;
  },
);

const server = Bun.serve({
  port: Number(port),
  hostname: '127.0.0.1',
  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url);
    const number = (name: string) => Number(searchParams.get(name) ?? 0);
    if (pathname === '/list') {
      const uid = number('uid');
      return json({
        rows: list.all({ uid, offset: number('offset') }),
        count: total.get({ uid })?.count ?? 0,
      });
    }
    if (pathname === '/pet') {
      const id = number('id');
      return json({
        ...(pet.get({ id }) as object),
        plans: plans.all({ id }),
        offspring: offspring.all({ id }),
        records: records.get({ id }),
      });
    }
    if (pathname === '/feed') return json({ status: feedOne.immediate(await request.json()) });
    return new Response(null, { status: 404 });
  },
});
console.log(`ready ${server.port}`);

const json = (content: unknown) =>
  new Response(JSON.stringify(content), { headers: { 'content-type': 'application/json' } });
