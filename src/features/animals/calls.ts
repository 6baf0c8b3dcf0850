import {
  cardFields,
  expectedMolt,
  lastRecords,
  petCard,
  standing,
} from '#src/platform/http/document/pet-shape.ts';
import {
  field,
  ids,
  integer,
  list,
  named,
  nullable,
  ok,
  oneOf,
  record,
  rows,
  type Calls,
  single,
  text,
} from '#src/platform/http/document/response-shapes.ts';
import { eventFields, moltFields } from '#src/records/history.ts';
import { measurementFields } from '#src/records/measurement.ts';
import { placeFields, placeNoteFields } from '#src/records/place.ts';
import { planFields } from '#src/records/plan.ts';
import { timelineKinds } from './history/history.queries.ts';
import { statistics } from './statistics/statistics.shapes.ts';
import { tableColumns } from './pets/pet-table.queries.ts';
import { petColumns } from './pets/pets.queries.ts';

const shownName = 'id name sc_name cm_name an_type gender an_count';
const picture = 'has_img img_version';
const young = record('id name gender an_count archived an_type date', picture);
const origin = record('id date price currency count size seller parent_id|null parent_name|null');
const plan = record('fp_id', planFields, 'next_date|null');
const counts = record({ feeding: integer, molt: integer, measurement: integer, event: integer });
const outcomes = 'date_f food progress';
const label = record(shownName, 'tag size mmt|null country_code date|null');
const labels = rows(label, 'public_url');
const animals = 'count1 count2';
const tableRow = record(
  ...cardFields,
  ...Object.keys(tableColumns),
  'plan_date|null next_date|null muted',
  {
    plans: list(text),
    due: { ...field('has_img'), description: 'Whether it is fed today.' },
  },
);

const pet = single(
  ...Object.keys(petColumns),
  lastRecords,
  standing,
  'purchase_id|null offer_food|null own plan_date|null next_date|null muted',
  {
    plans: list(plan),
    expected_molt: nullable(expectedMolt),
    origin: nullable(named('Origin', origin)),
    offspring: list(young),
    records: counts,
  },
);
const quickView = single(
  shownName,
  'sc_id uname archived archive_reason pre_molt',
  picture,
  lastRecords,
  standing,
  'size offer_food|null refusals plan_date|null next_date|null muted feeder|null own tag',
  { others: list(record(shownName, 'sc_id tag', picture)) },
);
const timelineEntry = record(
  'id day food|null progress|null fp_id|null amount size outcome molt_no note|null gender|null sex_by size_before|null day_before|null event|null move|null ms_kind|null value|null value_before|null rev',
  { kind: oneOf(...timelineKinds) },
);
const former = {
  was: { ...nullable(field('progress')), description: 'What was recorded before.' },
};
const superseded = {
  superseded: { ...ids, description: 'The animals of which a later note is stored, which stays.' },
};
const wasRecorded = {
  recorded_at: {
    ...nullable(field('recorded_at')),
    description: 'When the one that was deleted was noted: send it to note it again.',
  },
};
const place = record('id parent_id|null position', placeFields, 'path rev count cleaned|null');
const placeDetail = single(
  'id parent_id|null position',
  placeFields,
  'path rev count cleaned|null',
  {
    crumbs: list(record('id name', { kind: placeFields.kind })),
    entries: list(record('id', placeNoteFields, 'rev')),
  },
);
const moved = list(
  record('id', { was: named('FormerPlace', record('place_id|null place_order')) }),
);
const removed = named(
  'RemovedPlaces',
  record({
    places: list(
      record('id parent_id|null position', placeFields, {
        entries: list(record(placeNoteFields)),
      }),
    ),
    pets: list(record('id place_id place_order')),
  }),
);
const { date_mt: _day, ...ofMolt } = moltFields;
const molted = {
  cleared: nullable(field('day')),
  was: nullable(named('FormerMolt', record('id', ofMolt))),
};

/** The calls about animals: what each is for, and what it answers. */
export const animalCalls: Calls = {
  'GET /pet/list': ['The keeper’s animals, page by page', rows(petCard)],
  'GET /pet/table': [
    'The keeper’s animals with what a table shows of them, at most 5,000',
    rows(named('TableRow', tableRow)),
  ],
  'GET /pet/ids': ['The ids of all animals of a list', record({ ids })],
  'GET /pet/overview': [
    'How many animals of each type',
    record(animals, { types: list(record('an_type count animals')) }),
  ],
  'GET /pet/count': ['How many animals', record(animals)],
  'GET /pet/archived_count': ['How many archived animals', record('count')],
  'GET /pet/detail/{id}': ['Everything about an animal', named('Pet', pet)],
  'GET /pet/basic/{id}': ['Who an animal is', single(shownName, 'sc_id archived', picture)],
  'GET /pet/siblings/{id}': [
    'The single animals of the same parent, else of the same purchase',
    rows(record('id an_type archived')),
  ],
  'GET /pet/quickview/{id}': ['What the page behind a label shows', quickView],
  'POST /pet/add': ['Add an animal', ok('id')],
  'PUT /pet/update': ['Change an animal', ok('id rev')],
  'PUT /pet/pre_molt': ['Note the start or the end of a pre-molt', ok(superseded)],
  'PUT /pet/increment_count': ['Count more animals', ok('an_count')],
  'PUT /pet/decrement_count': ['Count fewer animals', ok('an_count')],
  'PUT /pet/archive': ['Archive an animal, or take it back', ok('archived')],
  'POST /pet/archive_part': ['Archive some animals of a group', ok('id an_count')],
  'DELETE /pet/archive_part': [
    'Put archived animals back into their group, which takes their record away',
    ok('an_count'),
  ],
  'PUT /pet/archive_all': ['Archive several animals, or take them back', ok({ changed: ids })],
  'DELETE /pet/delete': ['Delete an animal with its history', ok()],
  'GET /pet/timeline': [
    'Feedings, molts, measurements and events of an animal in one list',
    rows(timelineEntry),
  ],
  'GET /pet/history/{id}': [
    'The history of an animal for charts',
    record('since', {
      feedings: list(record(outcomes)),
      molts: list(record('date_mt size')),
      measurements: list(record(measurementFields)),
      events: list(record(eventFields)),
    }),
  ],
  'GET /statistics/collection': [
    'A year of the keeper’s collection in numbers; this year without `year`',
    statistics,
  ],
  'GET /pet/feeding/list': [
    'Feedings of an animal',
    rows(record('id', outcomes, 'fp_id|null amount rev')),
  ],
  'POST /pet/feeding/feed': ['Note a feeding', ok('id was_amount', former, superseded)],
  'POST /pet/feeding/feed_many': [
    'Note one feeding of several animals',
    ok('fed', { before: list(record('id was_amount', former)), ...superseded }),
  ],
  'DELETE /pet/feeding/delete_many': [
    'Delete the feedings of several animals on one day',
    ok('deleted', superseded),
  ],
  'PUT /pet/feeding/update': ['Change what became of a feeding', ok('rev')],
  'DELETE /pet/feeding/delete': ['Delete a feeding', ok(former, superseded, wasRecorded)],
  'DELETE /pet/feeding/delete_all': ['Delete all feedings of an animal', ok('deleted')],
  'GET /pet/available_feeders': [
    'The keeper’s feeders',
    rows(record('food uses', { last_used: nullable(field('day')) })),
  ],
  'POST /pet/available_feeders/add': ['Add a feeder', ok()],
  'DELETE /pet/available_feeders/delete': ['Delete a feeder', ok()],
  'GET /pet/dashboard/molted/{n}': [
    'Animals that molted in the last n days',
    rows(record(...cardFields, 'size_before|null')),
  ],
  'GET /pet/molt/list': ['Molts of an animal', rows(record('id', moltFields, 'rev'))],
  'POST /pet/molt/add': ['Note a molt', ok('id rev', molted, superseded)],
  'PUT /pet/molt/update': ['Change a molt', ok('rev')],
  'PUT /pet/molt/update_gender': ['Note the sex that a molt told', ok(superseded)],
  'DELETE /pet/molt/delete': ['Delete a molt', ok(superseded)],
  'GET /pet/measurement/list': [
    'What was measured of an animal',
    rows(record('id', measurementFields, 'rev')),
  ],
  'POST /pet/measurement/add': [
    'Note what was measured',
    ok('id rev', { was: nullable(named('FormerMeasurement', record('id value'))) }, superseded),
  ],
  'PUT /pet/measurement/update': ['Change what was measured', ok('rev')],
  'DELETE /pet/measurement/delete': ['Delete what was measured', ok(superseded)],
  'GET /pet/events/list': ['Events of an animal', rows(record('id', eventFields, 'move rev'))],
  'POST /pet/events/add': ['Note an event', ok('id known')],
  'POST /pet/events/add_many': [
    'Note one event of several animals',
    ok({ rows: list(record('pet_id id known')) }, 'count'),
  ],
  'DELETE /pet/events/delete_many': ['Delete several events', ok(superseded)],
  'PUT /pet/events/update': ['Change an event', ok('rev')],
  'DELETE /pet/events/delete': ['Delete an event', ok(superseded)],
  'GET /picture/list': [
    'The pictures of an animal, oldest first',
    rows(
      record('id img_version key day|null caption cover date_mt|null size bytes rev', {
        molt_id: nullable(integer),
      }),
    ),
  ],
  'GET /picture/usage': ['How many pictures the keeper has', record('count bytes max')],
  'POST /picture/upload': [
    'Send a picture of an animal: with a `day` it is added, without one it takes the place of the cover',
    ok({
      'picture?': { ...integer, description: 'The id of one that was added.' },
      'molt_id?': {
        ...nullable(integer),
        description: 'Of a picture with the day of a `molt`: null where there is none on that day.',
      },
    }),
  ],
  'PUT /picture/update': ['Change what is noted of a picture, or make it the cover', ok('rev')],
  'PUT /picture/turn': [
    'Turn a picture, and cut it; with `back` take the last of these back, for as long as what it was is kept',
    ok('img_version'),
  ],
  'DELETE /picture/delete': ['Delete a picture of an animal, or its cover', ok()],
  'GET /pet/all_labels': ['The labels of all animals that are kept', labels],
  'GET /pet/labels/{ids}': ['The labels of some animals', labels],
  'PUT /pet/move': ['Move animals to a place, or nowhere', ok({ moved }, superseded)],
  'PUT /pet/move_back': ['Undo moves', ok({ moved }, superseded)],
  'GET /place/list': ['The keeper’s places, in walking order', rows(place)],
  'GET /place/detail/{id}': ['A place and what was noted of it', placeDetail],
  'GET /place/of_tag/{tag}': ['The place that a label means', placeDetail],
  'GET /place/labels/{ids}': [
    'The labels of some places',
    rows(record('id tag name path kind count animals'), 'public_url'),
  ],
  'POST /place/add': ['Add a place', ok('id')],
  'POST /place/add_many': ['Add several places', ok({ ids })],
  'PUT /place/update': ['Change a place', ok('id rev')],
  'PUT /place/arrange': ['Put places into another one, in an order', ok()],
  'PUT /place/order': ['Put the animals of a place into an order', ok(superseded)],
  'DELETE /place/delete': [
    'Delete a place with all that stands in it; its animals go to what it stood in',
    ok({ pets: ids, was: removed }),
  ],
  'POST /place/restore': [
    'Undo the deletion of a place',
    ok({ places: list(record('was_id id')) }),
  ],
  'POST /place/notes/add': ['Note that a place was cleaned, or something else', ok('id known')],
  'PUT /place/notes/update': ['Change a note of a place', ok('rev')],
  'DELETE /place/notes/delete': ['Delete a note of a place', ok()],
  'GET /admin/all_pets': ['The animals of all users, or of one', rows(petCard)],
};
