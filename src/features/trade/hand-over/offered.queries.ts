import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { petIdentity } from '#src/db/pet-card.ts';
import { preparedRows } from '#src/db/prepared.ts';
import type { Day } from '#src/domain/days.ts';
import { feedings, handOverPets, molts, pets, purchases, sales, species } from '#src/db/schema.ts';
import { isThere, isWhole } from '#src/domain/trade/hand-over.ts';
import { bred, parent, parentName } from '#src/features/animals/pets/lineage.ts';
import { listThese } from '#src/platform/documents/documents.queries.ts';
import { offeredCount } from './hand-over.queries.ts';
import { soldOut } from '#src/db/sold-out.ts';

/** The molts that are shown of an animal; all of them travel. */
const MOLTS = 100;

const { has_img: picture, img_version: _, ...identity } = petIdentity;
const columns = {
  ...identity,
  picture,
  tag: pets.tag,
  size: pets.size,
  weight: pets.weight,
  pictures: sql<number>`(SELECT count(*) FROM pictures WHERE pictures.pet_id = pets.id)`,
  notes: pets.notes,
  date_f: pets.date_f,
  food: pets.food,
  refusals: pets.refusals,
  refused_since: pets.refused_since,
  pre_molt: pets.pre_molt,
  hatched: pets.hatched,
  kept_since: pets.kept_since,
  bred: sql<0 | 1>`ifnull(${bred}, 0)`,
  parent_name: sql<string>`ifnull(${parentName}, '')`,
  document_no: sql<string>`ifnull(${purchases.document_no}, '')`,
  archived: pets.archived,
  archive_reason: pets.archive_reason,
  handed_over: pets.handed_over,
  sold_out: soldOut,
  former_no: pets.former_no,
  earlier_nos: pets.earlier_nos,
};

/** An animal of a hand-over that is still there to be taken. */
export type Offered = ReturnType<typeof listOffered>[number];

/** A keeper's animals as they could be offered, in the order of the ids; `open`: the open hand-over they are in. */
export function listAnimals(db: Executor, uid: number, ids: number[], now: string) {
  if (ids.length === 0) return [];
  const open = sql<number | null>`(SELECT hand_overs.id FROM hand_over_pets
    JOIN hand_overs ON hand_overs.id = hand_over_pets.hand_over_id
    WHERE hand_over_pets.pet_id = pets.id AND hand_overs.state = 'open' AND hand_overs.expires > ${now})`;
  const rows = db
    .select({ ...columns, open })
    .from(pets)
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .leftJoin(purchases, eq(purchases.id, pets.purchase_id))
    .leftJoin(parent, eq(parent.id, purchases.parent_id))
    .where(and(eq(pets.uid, uid), inArray(pets.id, ids)))
    .all();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Those of a hand-over's animals that can still go, in their places there. `whole`: none of their records stays;
 * `document_no`: the papers of the sale, else those by which they came.
 */
export function listOffered(db: Executor, hand_over_id: number) {
  const rows = db
    .select({
      no: handOverPets.no,
      count: offeredCount,
      sale: handOverPets.sale,
      papers: handOverPets.papers,
      pet: columns,
      sold: {
        slid: sales.slid,
        archived_pet: sales.archived_pet,
        returned: sales.returned,
        document_no: sales.document_no,
      },
    })
    .from(handOverPets)
    .innerJoin(pets, eq(pets.id, handOverPets.pet_id))
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .leftJoin(purchases, eq(purchases.id, pets.purchase_id))
    .leftJoin(parent, eq(parent.id, purchases.parent_id))
    .leftJoin(sales, eq(sales.slid, handOverPets.slid))
    .where(eq(handOverPets.hand_over_id, hand_over_id))
    .orderBy(asc(handOverPets.no))
    .all();
  return rows
    .filter(({ pet, count, sold }) => isThere(pet, count, sold))
    .map((row) => ({
      ...row,
      whole: isWhole(row.pet, row.count, row.sold),
      document_no: row.sold?.document_no || documentNoOf(row.sale) || row.pet.document_no,
    }));
}

const documentNoOf = (sale: string | null): string =>
  sale === null ? '' : ((JSON.parse(sale) as { document_no?: string }).document_no ?? '');

/** The papers of an animal that go along: those that its giver ticked and has not deleted since. */
export function listTicked(db: Executor, { pet, papers }: Pick<Offered, 'pet' | 'papers'>) {
  const ids = JSON.parse(papers) as number[];
  if (ids.length === 0) return [];
  return listThese(db, pet.id, ids);
}

/** How much there is of an animal's history, and since when. */
export function sumHistory(db: Executor, pet_id: number) {
  const none = { first: null, feedings: 0, refused: 0, events: 0, measurements: 0 };
  const [sums = none] = preparedRows(db, 'sums of a history', () =>
    db
      .select({
        first: sql<Day | null>`(SELECT min(day) FROM (SELECT min(date_f) AS day
          UNION ALL SELECT min(date_mt) FROM molts WHERE pet_id = ${sql.placeholder('pet_id')}
          UNION ALL SELECT min(date_ms) FROM measurements WHERE pet_id = ${sql.placeholder('pet_id')}
          UNION ALL SELECT min(date_ev) FROM events WHERE pet_id = ${sql.placeholder('pet_id')} AND move = 0))`.as(
          'first',
        ),
        feedings: sql<number>`count(*) FILTER (WHERE progress = 0)`.as('feedings'),
        refused: sql<number>`count(*) FILTER (WHERE progress = 2)`.as('refused'),
        events:
          sql<number>`(SELECT count(*) FROM events WHERE pet_id = ${sql.placeholder('pet_id')} AND move = 0)`.as(
            'events',
          ),
        measurements:
          sql<number>`(SELECT count(*) FROM measurements WHERE pet_id = ${sql.placeholder('pet_id')})`.as(
            'measurements',
          ),
      })
      .from(feedings)
      .where(eq(feedings.pet_id, sql.placeholder('pet_id'))),
  )({ pet_id });
  return sums;
}

/** The newest molts of an animal. */
export function listMolts(db: Executor, pet_id: number) {
  return db
    .select({ date_mt: molts.date_mt, size: molts.size })
    .from(molts)
    .where(eq(molts.pet_id, pet_id))
    .orderBy(desc(molts.date_mt))
    .limit(MOLTS)
    .all();
}

export type AnimalRow = Omit<ReturnType<typeof listAnimals>[number], 'open'>;
