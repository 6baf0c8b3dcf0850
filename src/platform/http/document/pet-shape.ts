import { petCard as columns } from '#src/db/pet-card.ts';
import { field, integer, list, named, oneOf, record } from './response-shapes.ts';

/** Of the last records of an animal's history, null where there is none. */
export const lastRecords =
  'date_f|null food|null progress|null offer_date|null refused_since|null mmt|null weight|null weight_date|null';
/** Where an animal stands, null for nowhere. */
export const standing = 'place_id|null place|null slot|null';

/** The fields of an animal's card, for `record`. */
export const cardFields = [...Object.keys(columns), lastRecords, standing] as const;

export const petCard = named('PetCard', record(...cardFields));

const reason = record({
  code: oneOf('gaps', 'usual', 'since', 'refused', 'pre_molt'),
  numbers: {
    ...list(integer),
    description:
      'gaps: its last gaps in days; usual: days from and to, how many animals of its species tell, and the size in cm from which and below which they were measured (no upper one for the largest, none at all where they are of any size); since: days since its last molt; refused: times; pre_molt: days.',
  },
});

/** The days between which an animal is expected to molt next. */
export const expectedMolt = named(
  'ExpectedMolt',
  record({ from: field('day'), to: field('day'), reasons: list(named('MoltReason', reason)) }),
);
