import { existsSync } from 'node:fs';
import type { Day } from '#src/domain/days.ts';
import type { Spoken } from '#src/domain/accounts/languages.ts';
import { handOverLine } from '#src/domain/trade/hand-over-texts.ts';
import type { Db } from '#src/db/database.ts';
import { pick } from '#src/records/fields.ts';
import { feedingFields } from '#src/records/history.ts';
import { listTicked, type Offered } from '#src/features/trade/hand-over/offered.queries.ts';
import type { OpenHandOver } from '#src/features/trade/hand-over/open-hand-over.service.ts';
import {
  listHistory,
  listPictures,
} from '#src/features/portability/export/export-animals.queries.ts';
import type { Context } from '#src/platform/context.ts';
import { documentFile } from '#src/platform/documents/document-files.ts';

// What of a record travels to the next keeper, field by field: in the file, and within an installation. It is not all
// that the taker may see (offered-animal.ts) but what becomes the taker's own record.

/** In whose words, and on which day, an animal came. */
export type Arrival = { language: Spoken; day: Day };

/** How it was acquired, in the taker's records: from its giver, for no price. */
export function travellingPurchase(
  { from, origin }: Pick<OpenHandOver, 'from' | 'origin'>,
  { pet, count, document_no }: Offered,
  { language, day }: Arrival,
) {
  const { kept_since, bred } = ofGiver({ origin }, pet);
  return {
    id: pet.id,
    date: day,
    seller: from,
    document_no: origin ? document_no : '',
    parent_name: origin ? pet.parent_name : '',
    notes: handOverLine(language, { from, kept_since, bred }),
    count,
    sc_name: pet.sc_name,
  };
}

/** The animal without its history. `id`: its number at its giver's. */
export function travellingPet(
  { history, notes, origin }: Pick<OpenHandOver, 'history' | 'notes' | 'origin'>,
  { pet, count, whole }: Offered,
) {
  const { id, name, gender, sc_name } = pet;
  const earlier = JSON.parse(pet.earlier_nos) as number[];
  return {
    id,
    name,
    gender,
    an_count: count,
    ...(whole && { tag: pet.tag }),
    notes: notes ? pet.notes : '',
    hatched: origin ? pet.hatched : null,
    pre_molt: history ? pet.pre_molt : null,
    former_nos: pet.former_no === null ? [] : [pet.former_no, ...earlier],
    sc_name,
    purchase_id: id,
  };
}

/** Its records, oldest first; without the plans by which it was fed. */
export function travellingHistory(
  db: Db,
  { history, pictures }: Pick<OpenHandOver, 'history' | 'pictures'>,
  pet_id: number,
) {
  const shown = pictures ? { pictures: travellingPictures(db, pet_id, history) } : {};
  if (!history) return { feedings: [], molts: [], measurements: [], events: [], ...shown };
  const { feedings, ...others } = listHistory(db, pet_id);
  const fed = feedings.map((feeding) => pick(feedingFields, feeding));
  return { feedings: fed, ...others, ...shown };
}

/** The papers that its giver ticked, with the animal of each; without those whose files are lost. */
export const travellingFiles = (context: Context, { animals }: Pick<OpenHandOver, 'animals'>) =>
  animals.flatMap((one) =>
    listTicked(context.db, one)
      .filter(({ id }) => existsSync(documentFile(context, id)))
      .map((paper) => ({ ...paper, pet_id: one.pet.id })),
  );

/** A paper in the taker's records; what it says is the file's. */
export const travellingPaper = (paper: ReturnType<typeof travellingFiles>[number]) => {
  const { id: no, pet_id, name, kind, created } = paper;
  return { no, pet_id, name, kind, created };
};

/** A molt is part of the history. */
const travellingPictures = (db: Db, pet_id: number, history: 0 | 1) =>
  listPictures(db, pet_id).map((one) => ({ ...one, molt: history ? one.molt : null }));

/** What only the giver's record may say: in the taker's it would mean something else. */
export const ofGiver = (
  { origin }: Pick<OpenHandOver, 'origin'>,
  { kept_since, bred }: Pick<Offered['pet'], 'kept_since' | 'bred'>,
) => ({ kept_since: origin ? kept_since : null, bred: origin ? bred : (0 as const) });
