import { sql } from 'drizzle-orm';
import type { Db } from '#src/db/database.ts';
import type { Field, Fields, Values } from '#src/records/fields.ts';
import {
  insertPicture,
  type Picture,
  type PictureNotes,
  type PictureSums,
} from '#src/platform/pictures/pictures.queries.ts';
import { pets, planPets, plans, purchases, sales, species } from '#src/db/schema.ts';

/** The id of a starter species, by its name. */
export function speciesId(db: Db, sc_name = 'Brachypelma hamorii'): number {
  const row = db
    .select({ sc_id: species.sc_id })
    .from(species)
    .where(sql`lower(${species.sc_name}) = lower(${sc_name})`)
    .get();
  if (!row) throw new Error(`${sc_name} is no starter species`);
  return row.sc_id;
}

/** A value for every field of a record, none of them the default. */
export function sampleOf<All extends Fields>(fields: All): Values<All> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, sampleValue(key, field)]),
  ) as Values<All>;
}

function sampleValue(key: string, field: Field): string | number | null {
  if ('of' in field) return field.of.find((choice) => choice !== field.empty) ?? null;
  if ('min' in field) return field.max;
  if (key === 'fp_filter') return 'gender=f';
  if ('max' in field) return key.slice(0, field.max);
  const samples = {
    day: '2025-02-03',
    partialDay: '2021-06',
    instant: '2020-01-02T03:04:05.678Z',
    flag: field.empty === 1 ? 0 : 1,
    money: 2550,
    currency: 'CHF',
    progress: 1,
    humidity: 2,
    weekdays: '0100000',
    tag: '7KQ2MX',
  };
  return samples[field.kind];
}

/** Adds a pet, by default of keeper 3. Returns its id. */
export function aPet(db: Db, fields: Partial<typeof pets.$inferInsert> = {}): number {
  const sc_id = fields.sc_id ?? speciesId(db);
  const pet = { uid: 3, name: 'Rosalía', ...fields, sc_id };
  const { id, img_version } = db.insert(pets).values(pet).returning().get();
  if (pet.has_img) aPicture(db, { id, img_version });
  return id;
}

/** Adds the row of a picture without files. Returns its id. */
export function aPicture(
  db: Db,
  picture: Picture,
  notes: Partial<PictureNotes & PictureSums> = {},
): number {
  const none = { day: null, caption: '', molt_id: null };
  return insertPicture(db, picture, { ...none, ...notes });
}

/** Adds a weekly plan of keeper 3 with these pets. Returns its id. */
export function aPlan(
  db: Db,
  fields: Partial<typeof plans.$inferInsert> = {},
  petIds: number[] = [],
): number {
  const plan = { uid: 3, fp_name: 'Weekly', fp_repeat: 7, fp_start: '2025-01-06', ...fields };
  const { fp_id } = db.insert(plans).values(plan).returning({ fp_id: plans.fp_id }).get();
  for (const pet_id of petIds) db.insert(planPets).values({ fp_id, pet_id }).run();
  return fp_id;
}

/** Adds a purchase of keeper 3. Returns its id. */
export function aPurchase(db: Db, fields: Partial<typeof purchases.$inferInsert> = {}): number {
  const purchase = { uid: 3, custom_text: 'Cork bark', date: '2026-01-10', price: 1850, ...fields };
  return db.insert(purchases).values(purchase).returning({ id: purchases.id }).get().id;
}

/** Adds a sale of keeper 3 that took no animals from a pet. Returns its slid. */
export function aSale(db: Db, fields: Partial<typeof sales.$inferInsert> = {}): number {
  const sale = { uid: 3, pet_name: 'Rosalía', s_date: '2026-02-10', total_price: 4000, ...fields };
  return db.insert(sales).values(sale).returning({ slid: sales.slid }).get().slid;
}
