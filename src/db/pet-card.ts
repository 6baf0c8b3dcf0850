import { gt, lt, or } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { pets, species, users } from './schema.ts';
import { BUILT_IN_UID } from './seed.ts';

/** Besides the guide's examples, what belongs to no keeper is being stored or removed, and nobody sees it. */
export const isShown = or(lt(pets.id, 0), gt(pets.uid, BUILT_IN_UID));

/** Who a pet is, with its picture. Needs pets joined with species. */
export const petIdentity = {
  id: pets.id,
  name: pets.name,
  sc_id: pets.sc_id,
  sc_name: species.sc_name,
  cm_name: species.cm_name,
  an_type: species.an_type,
  gender: pets.gender,
  an_count: pets.an_count,
  has_img: pets.has_img,
  img_version: pets.img_version,
};

/** An archived animal stands nowhere. */
const stands = sql.raw('pets.archived = 0');

/**
 * Where a pet stands: its place with the path, and which one it is of the animals there. They are no joins, so that
 * a query of cards needs no other tables.
 */
export const petPlace = {
  place_id: sql<number | null>`CASE WHEN ${stands} THEN pets.place_id END`.as('place_id'),
  place: sql<
    string | null
  >`(SELECT path FROM places WHERE places.id = pets.place_id AND ${stands})`.as('place'),
  slot: sql<number | null>`CASE WHEN ${stands} AND pets.place_id IS NOT NULL THEN (
    SELECT count(*) FROM pets other
    WHERE other.place_id = pets.place_id AND other.archived = 0
      AND (other.place_order, other.id) <= (pets.place_order, pets.id)) END`.as('slot'),
};

/** What searches match of the place where a pet stands. */
export const placeKey = sql`(SELECT search_key FROM places WHERE places.id = pets.place_id AND ${stands})`;

/**
 * The columns of a pet's card. date_f and food: the last feeding that was eaten; progress: the result of the
 * newest offer, made on offer_date; refusals: how often it refused since its last meal; mmt: the last molt; size: the
 * last length, weight: the last weight, on weight_date.
 * Needs pets joined with species and users.
 */
export const petCard = {
  ...petIdentity,
  tag: pets.tag,
  uid: pets.uid,
  uname: users.uname,
  archived: pets.archived,
  archive_reason: pets.archive_reason,
  pre_molt: pets.pre_molt,
  date_f: pets.date_f,
  food: pets.food,
  progress: pets.progress,
  offer_date: pets.offer_date,
  refusals: pets.refusals,
  refused_since: pets.refused_since,
  mmt: pets.mmt,
  size: pets.size,
  weight: pets.weight,
  weight_date: pets.weight_date,
  ...petPlace,
};

/** For IN: the number of a pet, and those it had before it was imported. */
export const petNumbers = sql`SELECT ${pets.id} UNION ALL SELECT ${pets.former_no}
    UNION ALL SELECT value FROM json_each(${pets.earlier_nos})`;
