import { pets, species, users } from './schema.ts';

/**
 * The columns of a pet's card (spec 3). date_f and food: the last feeding that was eaten; progress: the result of the
 * newest offer, made on offer_date; refusals: how often it refused since its last meal; mmt and size: the last molt.
 * Needs pets joined with species and users.
 */
export const petCard = {
  id: pets.id,
  uid: pets.uid,
  uname: users.uname,
  name: pets.name,
  sc_id: pets.sc_id,
  sc_name: species.sc_name,
  cm_name: species.cm_name,
  an_type: species.an_type,
  gender: pets.gender,
  an_count: pets.an_count,
  archived: pets.archived,
  has_img: pets.has_img,
  img_version: pets.img_version,
  pre_molt: pets.pre_molt,
  date_f: pets.date_f,
  food: pets.food,
  progress: pets.progress,
  offer_date: pets.offer_date,
  refusals: pets.refusals,
  refused_since: pets.refused_since,
  mmt: pets.mmt,
  size: pets.size,
};
