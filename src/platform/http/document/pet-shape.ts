import { petCard as columns } from '#src/db/pet-card.ts';
import { named, record } from './response-shapes.ts';

/** Of the last records of an animal's history, null where there is none. */
export const lastRecords =
  'date_f|null food|null progress|null offer_date|null refused_since|null mmt|null';
/** Where an animal stands, null for nowhere. */
export const standing = 'place_id|null place|null slot|null';

/** The fields of an animal's card, for `record`. */
export const cardFields = [...Object.keys(columns), lastRecords, standing] as const;

export const petCard = named('PetCard', record(...cardFields));
