// The animals of plans that follow a filter (domain/feeding/plan-filter.ts): triggers keep them in plan_pets like those
// that were chosen, so that whatever reads a plan's animals need not know the difference. An animal is looked at when
// something changes that filters ask for, a whole plan when its filter does. Plans of the built-in users follow nothing:
// an import's plans find their animals when both are given to their keeper.

import { BUILT_IN_UID } from './seed.ts';

type Trigger = [name: string, when: string, body: string];

const isKeeper = `uid > ${BUILT_IN_UID}`;

/** The filter as JSON: its text holds no quotes and no escapes. */
const filters = `('{"' || replace(replace(plans.fp_filter, '=', '":"'), '&', '","') || '"}')`;
const said = (key: string) => `(${filters} ->> '${key}')`;
const isUnsaid = (...keys: string[]) => keys.map((key) => `${said(key)} IS NULL`).join(' AND ');
const isAmong = (value: string, key: string) =>
  `instr(',' || ${said(key)} || ',', ',' || ${value} || ',') > 0`;

/** As genusOf of the domain, for what a filter can name: a word that qualifies may stand before it. */
const word = (text: string) => `substr(${text}, 1, instr(${text} || ' ', ' ') - 1)`;
const rest = (text: string) => `substr(${text}, instr(${text} || ' ', ' ') + 1)`;
const qualifiers = ['×', 'x', 'cf', 'aff', 'nr', 'ssp', 'subsp', 'var', 'sp', 'spp', 'gen']
  .flatMap((one) => [`'${one}'`, `'${one}.'`])
  .join(', ');
const genus = `CASE WHEN lower(${word('species.sc_name')}) IN (${qualifiers})
      THEN ${word(rest('species.sc_name'))} ELSE ${word('species.sc_name')} END`;

/** The place of an animal and those that it stands in: no tree has more levels. */
const LEVELS = 5;
const places = Array.from({ length: LEVELS }).reduce<string[]>(
  (above) => [
    ...above,
    above.length === 0
      ? 'pets.place_id'
      : `(SELECT parent_id FROM places WHERE places.id = ${above.at(-1)})`,
  ],
  [],
);

/** Whether an animal is one of those that a plan follows. */
const isFollowed = `plans.fp_filter <> '' AND plans.${isKeeper} AND pets.uid = plans.uid
    AND (${isUnsaid('an_type')} OR ${isAmong('species.an_type', 'an_type')})
    AND (${isUnsaid('gender')} OR ${isAmong('pets.gender', 'gender')})
    AND (${isUnsaid('sc_id', 'genus')} OR ${isAmong('pets.sc_id', 'sc_id')} OR ${isAmong(genus, 'genus')})
    AND (${isUnsaid('place_id', 'nowhere')}
      OR (pets.place_id IS NULL AND ${said('nowhere')} = '1')
      OR ${places.map((place) => isAmong(place, 'place_id')).join('\n      OR ')})
    AND (${isUnsaid('size_min')} OR pets.size >= CAST(${said('size_min')} AS REAL))
    AND (${isUnsaid('size_max')} OR pets.size <= CAST(${said('size_max')} AS REAL))`;

const followed = `plans JOIN pets ON pets.uid = plans.uid JOIN species ON species.sc_id = pets.sc_id`;

/** Takes out who is no longer followed, of some plans and animals. */
const takeOut = (which: string) => `
  DELETE FROM plan_pets WHERE (fp_id, pet_id) IN (
    SELECT member.fp_id, member.pet_id FROM plan_pets member
    JOIN plans ON plans.fp_id = member.fp_id JOIN pets ON pets.id = member.pet_id
    JOIN species ON species.sc_id = pets.sc_id
    WHERE plans.fp_filter <> '' AND plans.${isKeeper} AND ${which} AND (${isFollowed}) IS NOT TRUE);`;

/** Puts in who is followed now. */
const putIn = (which: string) => `
  INSERT INTO plan_pets (fp_id, pet_id)
    SELECT plans.fp_id, pets.id FROM ${followed}
    WHERE ${which} AND ${isFollowed} AND NOT EXISTS (
      SELECT 1 FROM plan_pets known WHERE known.fp_id = plans.fp_id AND known.pet_id = pets.id);`;

const follow = (which: string) => takeOut(which) + putIn(which);

const someFollow = (uid: string) =>
  `EXISTS (SELECT 1 FROM plans WHERE plans.uid = ${uid} AND plans.fp_filter <> '')`;
const differs = (columns: readonly string[]) =>
  columns.map((column) => `old.${column} IS NOT new.${column}`).join(' OR ');

const ofAnimal = ['uid', 'sc_id', 'gender', 'place_id', 'size'];
const ofSpecies = ['sc_name', 'an_type'];

/** The triggers that keep them: [name, when, what]. */
export const planFilterTriggers: Trigger[] = [
  [
    'plans_follow_added',
    `AFTER INSERT ON plans WHEN new.fp_filter <> '' AND new.${isKeeper}`,
    follow('plans.fp_id = new.fp_id'),
  ],
  [
    'plans_follow_changed',
    `AFTER UPDATE OF fp_filter, uid ON plans WHEN new.fp_filter <> '' AND new.${isKeeper} AND (${differs(['fp_filter', 'uid'])})`,
    follow('plans.fp_id = new.fp_id'),
  ],
  [
    'pets_follow_added',
    `AFTER INSERT ON pets WHEN new.${isKeeper} AND ${someFollow('new.uid')}`,
    follow('pets.id = new.id'),
  ],
  [
    'pets_follow_changed',
    `AFTER UPDATE OF ${ofAnimal.join(', ')} ON pets WHEN (${differs(ofAnimal)}) AND (${someFollow('new.uid')} OR ${someFollow('old.uid')})`,
    follow('pets.id = new.id'),
  ],
  [
    'places_follow_moved',
    `AFTER UPDATE OF parent_id ON places WHEN old.parent_id IS NOT new.parent_id AND ${someFollow('new.uid')}`,
    follow('plans.uid = new.uid'),
  ],
  [
    'species_follow_changed',
    `AFTER UPDATE OF ${ofSpecies.join(', ')} ON species WHEN ${differs(ofSpecies)}`,
    follow('pets.sc_id = new.sc_id'),
  ],
];

/** For all plans; an update that changes nothing would not reach them. */
export const followAll = [takeOut('true'), putIn('true')];
