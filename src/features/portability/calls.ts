import {
  either,
  field,
  file,
  ids,
  integer,
  list,
  named,
  nullable,
  ok,
  oneOf,
  record,
  rows,
  text,
  type Calls,
  type Schema,
} from '#src/platform/http/document/response-shapes.ts';
import { lastRecords } from '#src/platform/http/document/pet-shape.ts';
import { offered } from '#src/features/trade/calls.ts';
import {
  eventFields,
  feederFields,
  feedingFields,
  moltFields,
  moveFields,
} from '#src/records/history.ts';
import { measurementFields } from '#src/records/measurement.ts';
import { pastPetFields } from '#src/records/past-pet.ts';
import { documentKinds } from '#src/domain/documents/kind.ts';
import { petFields } from '#src/records/pet.ts';
import { pictureFields } from '#src/records/picture.ts';
import { placeFields, placeNoteFields } from '#src/records/place.ts';
import { planFields } from '#src/records/plan.ts';
import { purchaseFields } from '#src/records/purchase.ts';
import { saleFields, saleNames } from '#src/records/sale.ts';
import { speciesFields } from '#src/records/species.ts';

const sizeEdge = nullable({ type: 'number', description: 'In cm; null at both: any size.' });
const usualGap = record('animals', {
  ...{ size_from: sizeEdge, size_to: sizeEdge, from: integer, to: integer },
});
const species = named('MeantSpecies', record('sc_id|null sc_name cm_name an_type'));
const match = record('name', { species: nullable(species), near: list(species) });
const flag: Schema = { type: 'integer', enum: [0, 1] };
const aboutImport = { dry_run: flag, take_in: flag, file: text } satisfies Record<string, Schema>;
const phase = oneOf('checking', 'pictures', 'storing');
/** What the file of a hand-over holds, before it is taken in. */
const takenIn = named(
  'TakeInPreview',
  record('exported', {
    from: { ...text, description: 'The name of the keeper who gave it.' },
    code: { ...text, description: 'Empty where the file names none.' },
    link: { ...text, description: 'To the installation of who gave it; empty where it is none.' },
    animals: list(offered),
    new_species: list(text),
    unknown_species: list(text),
    already: list(record('pet_id name', { no: integer })),
  }),
);
const importRun = either(
  ok('done', { ...aboutImport, total: integer, state: oneOf('running'), phase }),
  ok('added pictures import_id?', {
    ...aboutImport,
    ids,
    state: oneOf('done'),
    'kept?': {
      ...integer,
      description:
        'Of a dry run: how many of its animals the keeper has already, which missing_only leaves out.',
    },
    'hand_over?': takenIn,
  }),
);
const history = {
  molts: list(record(moltFields)),
  measurements: list(
    record(measurementFields, {
      'taken?': {
        ...flag,
        description: 'It came with the animal, and its day is that of the animal’s record.',
      },
    }),
  ),
  events: list(record(eventFields)),
  moves: list(record(moveFields)),
};
const formerNos = { former_nos: list(integer) };
const petRow = record(petFields, 'sc_name place|null', history, formerNos, {
  feedings: list(record(feedingFields)),
});

const collection = named(
  'Collection',
  record('exported', {
    exuvia: integer,
    profile: record('uname email created'),
    settings: list(record('conf_key conf_val')),
    species: list(record(speciesFields)),
    feeders: list(record(feederFields)),
    plans: list(record('fp_id', planFields, { pet_ids: ids })),
    places: list(
      record('id parent_id|null', placeFields, { entries: list(record(placeNoteFields)) }),
    ),
    purchases: list(record('id', purchaseFields, 'sc_name|null parent_id|null')),
    past_pets: list(record('id', pastPetFields, 'pet_no|null purchase_id|null')),
    sales: list(record('slid pet_id|null past_id|null', saleFields, saleNames)),
    messages: list(
      record('message_date email message', { replies: list(record('message_date message')) }),
    ),
    papers: list(
      record('created', {
        no: integer,
        name: text,
        kind: oneOf(...documentKinds),
        pet_id: nullable(integer),
        purchase_id: nullable(integer),
        slid: nullable(integer),
      }),
    ),
    pets: list(
      record(
        'id',
        petFields,
        'sc_name purchase_id|null place_id|null place_order',
        history,
        formerNos,
        {
          feedings: list(record(feedingFields, 'fp_id|null')),
          pictures: list(
            record(pictureFields, 'cover', { no: integer, molt: nullable(field('day')) }),
          ),
        },
      ),
    ),
  }),
);

/** Feedings by column, the newest first; see unpackFeedings of domain/sync/packed-history.ts. */
const packedFeedings = named(
  'PackedFeedings',
  record({
    from: { ...field('day'), description: 'The day of the newest.' },
    food: { ...list(text), description: 'The feeders.' },
    d: { ...ids, description: 'By feeding: how many days it is older than the one before.' },
    i: { ...ids, description: 'The newest one’s id, then how much less each id is.' },
    f: { ...ids, description: 'The place of its feeder in `food`.' },
    p: { ...list(field('progress')), description: 'What became of it.' },
    l: { ...ids, description: 'Its plan, or 0.' },
    'a?': { ...ids, description: 'How many, or 0; left out where none is said.' },
    'r?': { ...ids, description: 'Its revision; left out where all are 1.' },
  }),
);
/** Measurements in the same way. */
const packedMeasurements = named(
  'PackedMeasurements',
  record({
    from: { ...field('day'), description: 'The day of the newest.' },
    kinds: { ...list(field('ms_kind')), description: 'What was measured.' },
    d: { ...ids, description: 'How many days it is older than the one before.' },
    i: { ...ids, description: 'The newest one’s id, then how much less each id is.' },
    k: { ...ids, description: 'The place of its kind in `kinds`.' },
    v: { ...list({ type: 'number' }), description: 'Its value.' },
    'r?': { ...ids, description: 'Its revision; left out where all are 1.' },
    't?': {
      ...ids,
      description: '1: a length that came with the animal and was not noted since; or 0.',
    },
  }),
);
const picture = 'has_img img_version';
const offspring = record('id name gender an_count archived an_type date', picture);
const origin = record('id date price currency count size seller parent_id|null parent_name|null');
const syncedPet = record('id sc_id size refusals rev', petFields, picture, lastRecords, {
  purchase_id: nullable(field('purchase_id')),
  former_no: nullable(field('former_no')),
  earlier_nos: list(integer),
  offer_food: nullable(field('offer_food')),
  records: record({ feeding: integer, molt: integer, measurement: integer, event: integer }),
  origin: nullable(named('Origin', origin)),
  offspring: list(offspring),
  acquired: { ...nullable(field('day')), description: 'The day of its purchase.' },
  sales: list(
    record('slid s_date s_count total_price currency archived_pet returned archived_before?'),
  ),
  'newer?': {
    ...nullable(packedFeedings),
    description: 'Instead of all records: the feedings to put before those that the device has.',
  },
  'feedings?': nullable(packedFeedings),
  'molts?': list(
    record('id rev date_mt size', {
      'outcome?': moltFields.outcome,
      'molt_no?': moltFields.molt_no,
      'note?': moltFields.note,
      'gender?': moltFields.gender,
      'sex_by?': moltFields.sex_by,
    }),
  ),
  'measurements?': nullable(packedMeasurements),
  place_id: nullable(field('place_id')),
  place_order: field('place_order'),
  'events?': list(
    record('id rev', eventFields, {
      'planned?': { ...field('move'), description: '1 where it was noted before its day.' },
      'move?': field('move'),
      'moved_from?': {
        ...nullable(integer),
        description: 'Of a move: the place where it stood when the day began.',
      },
    }),
  ),
});
const synced = named(
  'Changes',
  record('public_url', {
    cursor: { ...text, description: 'Send it as `since` the next time: FORM.DATABASE.REVISION…' },
    all: { ...flag, description: '1: what is not in the answer is gone.' },
    more: { ...flag, description: '1: ask again at once.' },
    pets: list(named('SyncedPet', syncedPet)),
    gone: { ...ids, description: 'Animals that are no longer the caller’s.' },
    answered: {
      ...list(text),
      description: 'The Idempotency-Keys of writes since the cursor, on the last page.',
    },
    'plans?': list(
      record('fp_id rev', planFields, {
        pet_ids: ids,
        used_before: {
          ...nullable(field('day')),
          description: 'The newest day of its use that is older than the feedings of the answer.',
        },
      }),
    ),
    'places?': list(
      record('id parent_id|null position', placeFields, 'rev', {
        entries: list(record('id', placeNoteFields, 'rev')),
      }),
    ),
    'feeders?': list(record('food uses', { last_used: nullable(field('day')) })),
    'settings?': list(record('conf_key conf_val')),
    'species?': list(
      record('sc_id sc_name cm_name de_name an_type env_type humidity country_code', {
        synonyms: list(text),
        'merged?': ids,
        usual: nullable(list(named('UsualGap', usualGap))),
      }),
    ),
  }),
);

/** The calls of import and export: what each is for, and what it answers. */
export const portabilityCalls: Calls = {
  'GET /user/digest': [
    'Whether the installation sends mails, such as that of the day',
    record('configured'),
  ],
  'GET /user/calendar': [
    'The address of the keeper’s calendar',
    record('link|null created|null last_read|null'),
  ],
  'POST /user/calendar/renew': ['Make a new address of the calendar', ok('link')],
  'DELETE /user/calendar/delete': ['End the address of the calendar', ok()],
  'GET /data/counts': [
    'How much there is to take along',
    record(
      'pets pictures feedings molts measurements events feeders plans purchases sales messages',
      {
        archived: integer,
      },
    ),
  ],
  'GET /data/export.json': ['Everything of the keeper as JSON', collection],
  'GET /data/export.zip': ['Everything of the keeper with the pictures', file('application/zip')],
  'PUT /data/upload': ['Send a part of a file to import', ok('received')],
  'DELETE /data/upload': ['Forget the file that was sent', ok()],
  'POST /data/import': ['Import the file that was sent', importRun],
  'GET /data/import': ['How far the import is', importRun],
  'DELETE /data/import': ['Cancel the import that runs', ok()],
  'GET /data/imports': [
    'The imports so far',
    rows(record('id created file added pets'), {
      running: flag,
      interrupted: nullable({
        ...text,
        description: 'The file whose import ended with the program.',
      }),
    }),
  ],
  'DELETE /data/import_undo': ['Take an import back', ok('deleted')],
  'POST /pet/add_all': [
    'Add several animals with their history',
    ok('added import_id?', { ids, 'known?': ids }),
  ],
  'GET /hand_over/file/{code}': ['The file of a hand-over', file('application/zip')],
  'POST /hand_over/take': ['Take offered animals over', ok({ ids })],
  'POST /pet/match_species': [
    'Find the species that names mean; sc_id is null where only the catalogue has it',
    rows(match),
  ],
  'GET /sync/': [
    'What changed of the collection since a cursor, for a device that holds it',
    synced,
  ],
  'GET /pet/export': [
    'The animals as JSON or CSV',
    record({ values_add: list(petRow) }),
    file('text/csv'),
  ],
};
