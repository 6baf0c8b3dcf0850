import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import type { Db } from '#src/db/database.ts';
import {
  events,
  feedings,
  measurements,
  molts,
  pets,
  planPets,
  purchases,
  species,
  speciesSynonyms,
} from '#src/db/schema.ts';
import { addDays, type Day } from '#src/domain/days.ts';
import { measurementKinds } from '#src/domain/animal/measurements.ts';
import { archiveReasons, genders } from '#src/domain/enums.ts';
import { aPet, aPlan } from './samples.ts';

const kinds = [
  { sc_name: 'Brachypelma hamorii', cm_name: 'Mexican red knee', an_type: 'tarantula' },
  { sc_name: 'brachypelma Ünalii', cm_name: '', an_type: 'tarantula' },
  { sc_name: 'Grammostola rosea', cm_name: 'Rose hair', an_type: 'tarantula' },
  { sc_name: 'Python regius', cm_name: 'Königspython', an_type: 'reptile' },
  { sc_name: 'Hottentotta łodzensis', cm_name: '', an_type: 'scorpion' },
] as const;
const synonyms = ['Euathlus hamorii', 'Avicularia Straßei', '', 'Boa regia', ''];
const names =
  'Rosalía|rosalia|ROSALIA 2|Juno|juno|Łódź|Straße|14|#3|\u{1f577} one|\uffff|B. h.|_x'.split('|');

/** What finds some of them, and what finds none. */
export const searches = [
  ...['', ' ', 'rosalia', 'ROSALÍA 2', '2 rosa', 'juno', 'lodz', 'strasse', 'ß', '\u{1f577}'],
  ...['b. hamorii', 'B.hamorii', 'b hamorii', 'r', 'py reg', 'avicularia', 'boa', 'red knee'],
  ...['14', '#3', '#14 juno', '2', 'konigs', 'nothing at all', '%', '_', 'rose hair g.'],
  ...['mrk', 'MRK rosalia', 'gbb'],
];

const ago = fc.oneof(fc.nat({ max: 30 }), fc.nat({ max: 900 }));
const at = fc.nat({ max: 3 });
const planned = fc.constantFrom(0 as const, 1 as const);
const few = { maxLength: 14 };
const animal = fc.record({
  name: fc.constantFrom(...names),
  kind: fc.nat({ max: kinds.length - 1 }),
  gender: fc.constantFrom(...genders),
  an_count: fc.integer({ min: 1, max: 4 }),
  archived: fc.constantFrom(0, 0, 1),
  archive_reason: fc.option(fc.constantFrom(...archiveReasons)),
  is_public: fc.constantFrom(0, 1),
  former_no: fc.option(fc.integer({ min: 1, max: 12 })),
  earlier_nos: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 2 }),
  /** It went to another keeper, and this other record is of the time after it came back. */
  cameBackAs: fc.option(fc.nat({ max: 7 }), { freq: 6 }),
  keptSince: fc.option(ago),
  hatched: fc.option(fc.record({ ago, known: fc.constantFrom(4, 7, 10) })),
  preMolt: fc.option(ago),
  purchase: fc.option(fc.nat({ max: 2 })),
  plans: fc.subarray([0, 1, 2]),
  feedings: fc.array(
    fc.record({
      ago,
      food: fc.constantFrom('Dubia', 'Cricket', ''),
      progress: fc.constantFrom(0, 1, 2),
      at,
    }),
    { maxLength: 30 },
  ),
  molts: fc.array(fc.record({ ago, size: fc.option(fc.constantFrom(1.5, 4, 12.25)) }), few),
  measurements: fc.array(
    fc.record({
      ago,
      kind: fc.constantFrom(...measurementKinds),
      value: fc.constantFrom(0.25, 7, 120.5),
    }),
    few,
  ),
  events: fc.array(
    fc.record({ ago, event: fc.constantFrom('rehoused', 'vet', 'fell'), at, planned }),
    few,
  ),
});

/** Animals of keeper 3 with records of three years, plans, and purchases of which some are offspring. */
export const randomAnimals = fc.array(animal, { minLength: 1, maxLength: 8 });
export type RandomAnimals = typeof randomAnimals extends fc.Arbitrary<infer T> ? T : never;

/** Stores them as they are on a day. Returns their ids. */
export function addAnimals(db: Db, animals: RandomAnimals, today: Day): number[] {
  const day = (days: number) => addDays(today, -days);
  const sc_ids = kinds.map((kind, index) => aSpecies(db, kind, synonyms[index] ?? ''));
  const plans = ['weekly', 'Weekly', 'Slings'].map((fp_name, index) =>
    aPlan(db, { fp_name, fp_active: index === 2 ? 0 : 1, def_feeder: index === 1 ? 'Locust' : '' }),
  );
  const bought = [0, 1, 2].map((index) => aBatch(db, day(index * 50)));
  const ids = animals.map((one) =>
    aPet(db, {
      ...{ name: one.name, sc_id: sc_ids[one.kind] ?? 0, gender: one.gender },
      ...{ an_count: one.an_count, is_public: one.is_public as 0 | 1 },
      ...{
        archived: one.archived as 0 | 1,
        archive_reason: one.archived ? one.archive_reason : null,
      },
      ...{ former_no: one.former_no, earlier_nos: JSON.stringify(one.earlier_nos) },
      kept_since: one.keptSince === null ? null : day(one.keptSince),
      hatched: one.hatched && day(one.hatched.ago).slice(0, one.hatched.known),
      pre_molt: one.preMolt === null ? null : day(one.preMolt),
      purchase_id: one.purchase === null ? null : (bought[one.purchase] ?? null),
      created: `${day(400)}T10:00:00.000Z`,
    }),
  );
  for (const [index, one] of animals.entries()) {
    const pet_id = ids[index] ?? 0;
    addRecords(db, pet_id, one, day);
    for (const plan of one.plans)
      db.insert(planPets)
        .values({ fp_id: plans[plan] ?? 0, pet_id })
        .run();
    const after = one.cameBackAs === null ? undefined : ids[one.cameBackAs];
    if (after !== undefined && after > pet_id) handOver(db, pet_id, after);
  }
  const [mother] = ids;
  db.update(purchases)
    .set({ parent_id: mother ?? null })
    .where(eq(purchases.id, bought[1] ?? 0))
    .run();
  return ids;
}

function aSpecies(db: Db, kind: (typeof kinds)[number], synonym: string): number {
  const known = db
    .select()
    .from(species)
    .all()
    .find(({ sc_name }) => sc_name === kind.sc_name);
  const { sc_id } = known ?? db.insert(species).values(kind).returning().get();
  if (synonym) db.insert(speciesSynonyms).values({ sc_id, sc_name: synonym }).run();
  return sc_id;
}

const aBatch = (db: Db, date: Day): number =>
  db
    .insert(purchases)
    .values({ uid: 3, date, price: 2550, count: 2, seller: 'Ünal' })
    .returning()
    .get().id;

function addRecords(
  db: Db,
  pet_id: number,
  one: RandomAnimals[number],
  day: (days: number) => Day,
): void {
  for (const { ago, food, progress, at: recorded } of one.feedings)
    db.insert(feedings)
      .values({ pet_id, date_f: day(ago), food, progress: progress as 0 | 1 | 2, recorded })
      .onConflictDoNothing()
      .run();
  for (const { ago, size } of one.molts)
    db.insert(molts)
      .values({ pet_id, date_mt: day(ago), size })
      .onConflictDoNothing()
      .run();
  for (const { ago, ...measured } of one.measurements)
    db.insert(measurements)
      .values({ pet_id, date_ms: day(ago), ...measured })
      .onConflictDoNothing()
      .run();
  for (const { ago, event, at: recorded, planned } of one.events)
    db.insert(events)
      .values({ pet_id, date_ev: day(ago), event, recorded, planned })
      .onConflictDoNothing()
      .run();
}

function handOver(db: Db, id: number, after: number): void {
  const row = db.select({ tag: pets.tag }).from(pets).where(eq(pets.id, after)).get();
  db.update(pets)
    .set({ tag: row?.tag ?? '', handed_over: 1 })
    .where(eq(pets.id, id))
    .run();
}
