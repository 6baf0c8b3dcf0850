import type { Spoken } from '#src/domain/accounts/languages.ts';
import { commonName } from '#src/domain/species/common-name.ts';
import type { Animal, DeviceSpecies } from '#src/domain/sync/collection.ts';
import type { Collection } from '#web/device/collection.ts';
import { placeOf, slotOf, type KnownPlace } from '#web/device/places.ts';
import { spokenLanguage } from '#web/texts/texts.ts';

/** Who an animal is, with its picture: `petIdentity` of the server. */
export function petIdentity(collection: Collection, animal: Animal) {
  const species = speciesOf(collection, animal);
  return {
    id: animal.id,
    name: animal.name,
    sc_id: animal.sc_id,
    sc_name: species.sc_name,
    cm_name: commonName(species, spokenLanguage()),
    an_type: species.an_type,
    gender: animal.gender,
    an_count: animal.an_count,
    has_img: animal.has_img,
    img_version: animal.img_version,
  };
}

export type Card = ReturnType<typeof makeCard>;

/**
 * An animal's card: `petCard` of the server. `waits`: something that was noted about it is not sent yet. The same object
 * as long as nothing of it has changed, so that lists are not compared value by value.
 */
export function petCard(collection: Collection, animal: Animal): Card {
  const from: From = {
    species: speciesOf(collection, animal),
    place: placeOf(collection, animal),
    slot: slotOf(collection, animal),
    waits: collection.waiting.has(animal.id),
    uname: collection.uname,
    language: spokenLanguage(),
  };
  const known = cards.get(animal);
  if (known && isSame(known.from, from)) return known.card;
  const card = makeCard(collection, animal, from);
  cards.set(animal, { from, card });
  return card;
}

/** What a card shows beside the animal itself. */
type From = {
  species: DeviceSpecies;
  place: KnownPlace | undefined;
  slot: number | null;
  waits: boolean;
  uname: string;
  language: Spoken;
};

const cards = new WeakMap<Animal, { from: From; card: Card }>();

const isSame = (a: From, b: From): boolean =>
  a.species === b.species &&
  a.place === b.place &&
  a.slot === b.slot &&
  a.waits === b.waits &&
  a.uname === b.uname &&
  a.language === b.language;

function makeCard(collection: Collection, animal: Animal, { place, slot, waits }: From) {
  return {
    ...petIdentity(collection, animal),
    tag: animal.tag,
    uid: collection.uid,
    uname: collection.uname,
    archived: animal.archived,
    archive_reason: animal.archive_reason,
    pre_molt: animal.pre_molt,
    date_f: animal.date_f,
    food: animal.food,
    progress: animal.progress,
    offer_date: animal.offer_date,
    refusals: animal.refusals,
    refused_since: animal.refused_since,
    mmt: animal.mmt,
    size: animal.size,
    weight: animal.weight,
    weight_date: animal.weight_date,
    place_id: place?.id ?? null,
    place: place?.path ?? null,
    slot,
    ...(waits && { waits: 1 as const }),
  };
}

/** Of a species that the device does not have yet, nothing is known. */
export const speciesOf = ({ species }: Collection, { sc_id }: Animal): DeviceSpecies =>
  species.get(sc_id) ?? { ...unknown, sc_id };

const unknown: Omit<DeviceSpecies, 'sc_id'> = {
  sc_name: '',
  cm_name: '',
  de_name: '',
  an_type: 'other',
  env_type: null,
  humidity: null,
  country_code: null,
  synonyms: [],
  usual: null,
};
