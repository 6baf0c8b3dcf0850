import { expect, test } from 'bun:test';
import { getTableColumns } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as fc from 'fast-check';
import {
  countries,
  events,
  expos,
  feedings,
  molts,
  pets,
  plans,
  purchases,
  sales,
  species,
} from '#src/db/schema.ts';
import { aPet, aPlan, aPurchase } from '#src/testing/samples.ts';
import { sendFile } from '#src/testing/send-file.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const today = '2026-03-10';
const setUp = () => createTestApp({ now: `${today}T20:00:00Z` });

/** By table its key, and the columns that no form edits: owners, what follows from others, and what buttons change. */
const tables: [name: string, table: SQLiteTable, key: string, others: string][] = [
  ['feedings', feedings, 'id', 'pet_id fp_id recorded'],
  ['molts', molts, 'id', 'pet_id recorded size_recorded'],
  ['events', events, 'id', 'pet_id recorded'],
  ['countries', countries, 'code', ''],
  [
    'pets',
    pets,
    'id',
    'uid archived archive_reason archive_date archive_note has_img img_version purchase_id import_id former_no created gender_recorded pre_molt pre_molt_recorded date_f food offer_date offer_food progress refusals refused_since mmt size sync_rev history_rev',
  ],
  ['plans', plans, 'fp_id', 'uid import_id'],
  ['purchases', purchases, 'id', 'uid import_id bred parent_name'],
  [
    'sales',
    sales,
    'slid',
    'uid import_id pet_id past_id pet_name sc_name s_count archived_pet returned',
  ],
  ['species', species, 'sc_id', ''],
  ['expos', expos, 'expid', ''],
];

/** A run has fewer of each; the shared lists have more, of which the first ones are changed. */
const FEW = 30;

type Row = { rev: number; changed: Record<string, number>; fields: Record<string, unknown> };
/** What a field is called in calls where that is not its column. */
const wireName = (column: string) => (column === 'sc_id' ? 'p_sc_id' : column);

/** Every record that forms edit, as it is stored. */
function snapshot({ db }: TestApp): Map<string, Row> {
  return new Map(
    tables.flatMap(([name, table, key, others]) => {
      const left = new Set([key, 'rev', 'changed', 'search_key', ...others.split(' ')]);
      const edited = Object.keys(getTableColumns(table)).filter((column) => !left.has(column));
      const rows: Record<string, unknown>[] = db.select().from(table).limit(FEW).all();
      return rows.map((row): [string, Row] => [
        `${name} ${String(row[key])}`,
        {
          rev: Number(row['rev']),
          changed: JSON.parse(String(row['changed'])) as Row['changed'],
          fields: Object.fromEntries(edited.map((column) => [wireName(column), row[column]])),
        },
      ]);
    }),
  );
}

/** How the revisions of two moments contradict what was changed between them. */
function contradictions(before: Map<string, Row>, after: Map<string, Row>): string[] {
  return [...after].flatMap(([name, now]) => {
    const was = before.get(name);
    if (!was) return [];
    const isChanged = (field: string) => now.fields[field] !== was.fields[field];
    const unsaid = Object.keys(now.fields).filter(
      (field) => isChanged(field) && !((now.changed[field] ?? 0) > was.rev),
    );
    const isRaised = now.rev > was.rev;
    const isSame = !Object.keys(now.fields).some(isChanged);
    return [
      ...unsaid.map((field) => `${name}: ${field} was changed, its revision was not`),
      ...(unsaid.length > 0 || isSame || isRaised ? [] : [`${name}: the revision stays`]),
      ...(Object.values(now.changed).some((rev) => rev > now.rev) ? [`${name}: ahead`] : []),
    ];
  });
}

const day = fc.constantFrom('2026-03-08', '2026-03-09', today);
const date_f = day;
const food = fc.constantFrom('Dubia', 'Roach', '');
const progress = fc.constantFrom(0, 1, 2);
const at = fc.nat({ max: 5 });
const size = fc.constantFrom(null, 3, 4.5);
const event = fc.constantFrom('Paired', 'Vet');
const recorded_at = fc.constantFrom(undefined, `${today}T19:00:00Z`, `${today}T19:30:00Z`);
const name = fc.constantFrom('One', 'Two');

type Ids = Record<'pet' | 'fp_id' | 'feeding' | 'molt' | 'event' | 'purchase', number>;
type Write = (app: TestApp, ids: Ids) => Promise<unknown>;

const call = <Body extends object>(
  method: 'post' | 'put' | 'delete',
  path: string,
  body: { [Key in keyof Body]: fc.Arbitrary<Body[Key]> },
  id: (ids: Ids) => object,
  uid = 3,
): fc.Arbitrary<[string, Write]> =>
  fc
    .record(body)
    .map((sent) => [
      `${method} ${path} ${JSON.stringify(sent)}`,
      ({ as }, ids) => as(uid)[method](path, { ...sent, ...id(ids) }),
    ]);

const ofPet = ({ pet: id }: Ids) => ({ id });
const ofPets = ({ pet }: Ids) => ({ ids: [pet] });
const if_rev = fc.constantFrom(undefined, 1, 2, 3);
const feeding = { date_f, food, progress };

const write = fc.oneof(
  call('post', 'pet/feeding/feed', { ...feeding, recorded_at }, ofPet),
  call('post', 'pet/feeding/feed_many', { ...feeding, recorded_at }, ofPets),
  call('post', 'pet/feeding/feed_plan', feeding, ({ fp_id }) => ({ fp_id })),
  call('put', 'pet/feeding/update', { ...feeding, if_rev }, ({ feeding: id }) => ({ id })),
  call('delete', 'pet/feeding/delete', { date_f, food }, ofPet),
  call('post', 'pet/molt/add', { date_mt: day, size, recorded_at }, ofPet),
  call('put', 'pet/molt/update', { date_mt: day, size, if_rev }, ({ molt: id }) => ({ id })),
  call('delete', 'pet/molt/delete', {}, ({ molt: id }) => ({ id })),
  call('put', 'pet/molt/update_gender', { gender: fc.constantFrom('m', 'f') }, ofPet),
  call('post', 'pet/events/add_many', { date_ev: day, event, recorded_at }, ofPets),
  call('put', 'pet/events/update', { date_ev: day, event, if_rev }, ({ event: id }) => ({ id })),
  call('delete', 'pet/events/delete', {}, ({ event: id }) => ({ id })),
  call('put', 'pet/pre_molt', { pre_molt: fc.option(day), recorded_at }, ofPet),
  call('put', 'pet/update', { name, notes: name, if_rev }, ofPet),
  call('put', 'pet/increment_count', { count: fc.constantFrom(1, 2) }, ofPet),
  call('post', 'sales/add', { s_count: fc.constant(1), s_date: day }, ({ pet: pet_id }) => ({
    pet_id,
  })),
  call('put', 'plan/update', { fp_name: name, def_feeder: food }, ({ fp_id }) => ({ fp_id })),
  call('delete', 'plan/delete', {}, ({ fp_id }) => ({ fp_id })),
  call('post', 'purchases/update', { seller: name }, ({ purchase: id }) => ({ id })),
  call('put', 'admin/countries/update', { name }, () => ({ code: 'AF' }), 2),
  call('put', 'species/update', { notes: name, if_rev: fc.constant(1) }, () => ({ sc_id: 1 }), 2),
);

test('no write changes a record without its revision', async () => {
  const app = setUp();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(write, at), { minLength: 5, maxLength: 14 }),
      async (writes) => {
        for (const table of [pets, plans, purchases, sales]) app.db.delete(table).run();
        const pet = aPet(app.db, { an_count: 3 });
        const ids = { pet, fp_id: aPlan(app.db, {}, [pet]), purchase: aPurchase(app.db) };
        app.db
          .insert(feedings)
          .values({ pet_id: pet, date_f: today, progress: 1, recorded: 0 })
          .run();
        app.db.insert(molts).values({ pet_id: pet, date_mt: today }).run();
        app.db.insert(events).values({ pet_id: pet, date_ev: today, event: 'Paired' }).run();
        let before = snapshot(app);
        for (const [[said, run], chosen] of writes) {
          const idIn = (table: typeof feedings | typeof molts | typeof events) =>
            app.db
              .select({ id: table.id })
              .from(table)
              .all()
              .at(chosen % 3)?.id ?? 1;
          await run(app, {
            ...ids,
            feeding: idIn(feedings),
            molt: idIn(molts),
            event: idIn(events),
          });
          const after = snapshot(app);
          expect([said, contradictions(before, after)]).toEqual([said, []]);
          before = after;
        }
      },
    ),
    { numRuns: 40 },
  );
}, 60_000);

test('an import and its undo leave the revisions of what was there', async () => {
  const app = setUp();
  const { post, get } = app.as(3);
  const id = aPet(app.db, { notes: 'calm' });
  await post('pet/feeding/feed', { id, date_f: today, food: 'Dubia', progress: 1 });
  await post('pet/feeding/feed', { id, date_f: today, food: 'Dubia', progress: 0 });
  await post('pet/molt/add', { id, date_mt: today, size: 3 });
  await post('pet/events/add', { id, date_ev: today, event: 'Vet' });
  const before = snapshot(app);
  expect(before.get('feedings 1')).toMatchObject({ rev: 2, changed: { progress: 2 } });
  const document = (await get('data/export.json')).data;
  await sendFile(app, 3, new TextEncoder().encode(JSON.stringify(document)));
  const imported = (await post('data/import', {})).data;
  expect(imported.added).toBe(1);
  const after = snapshot(app);
  expect(contradictions(before, after)).toEqual([]);
  const added = [...after].filter(([key]) => !before.has(key));
  expect(added.map(([key]) => key.split(' ')[0])).toEqual(['feedings', 'molts', 'events', 'pets']);
  for (const [, row] of added) expect(row).toMatchObject({ rev: 1, changed: {} });
  await app.as(3).delete('data/import_undo', { id: imported.import_id });
  expect(snapshot(app)).toEqual(before);
}, 60_000);
