import { petCard } from '#src/platform/http/document/pet-shape.ts';
import {
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
  single,
} from '#src/platform/http/document/response-shapes.ts';
import { speciesFields } from '#src/records/species.ts';

const name = 'sc_id sc_name cm_name an_type';
const country = record('code name');
const value = { type: ['string', 'integer', 'null', 'array'] };
const changes = list(record('field', { old: value, new: value }));
const action = { action_type: oneOf('add', 'update', 'delete') };
const changeFields = 'sid action_time action_user|null uname|null sc_id sc_name';
const fullChange = record(changeFields, action, { changes });
const mergedNumbers = {
  ...{ pets: integer, keepers: integer, purchases: integer },
  ...{ past_pets: integer, plans: integer, views: integer },
};
const filled = list(oneOf(...Object.keys(speciesFields)));
const merged = record(mergedNumbers, { filled });
const cm = { type: 'number', description: 'In cm.' };
const days = { type: 'integer', description: 'In days.' };
const sizes = { size_from: nullable(cm), size_to: nullable(cm) };
const half = record('animals', { low: days, high: days });
const halves = list(named('DaysBySize', record('animals', { ...sizes, low: days, high: days })));
const clubNumbers = record('keepers animals', {
  molts: halves,
  gaps: integer,
  growth: list(
    record({
      of: oneOf('f', 'm', 'all'),
      ages: list(record('animals', { years: { type: 'number' }, low: cm, high: cm })),
    }),
  ),
  foods: list(record({ food: nullable(text), share: { type: 'number', minimum: 0, maximum: 1 } })),
  meals: halves,
  fast: nullable(named('FastBeforeMolt', half)),
});

/** The calls of the species list and its countries: what each is for, and what it answers. */
export const catalogueCalls: Calls = {
  'GET /species/list': [
    'The species, page by page',
    rows(
      record(
        'sc_id',
        speciesFields,
        'country_name|null synonym|null kept pet_id|null img_version|null',
      ),
    ),
  ],
  'GET /species/count': ['How many species', record('count')],
  'GET /species/genus/{x}': [
    'The genera that begin with some letters',
    rows(record('genus count')),
  ],
  'GET /species/selectable': ['Species to choose from', rows(record(name, 'synonym|null'))],
  'GET /species/own_names': [
    'The species of the keeper’s animals by all names that searches find them by, and the ids of those that were merged into them',
    rows(record('sc_id sc_name cm_name de_name', { synonyms: list(text), merged: ids })),
  ],
  'GET /species/catalogue': [
    'Species of the shipped catalogue, by any name; sc_id is null where the list lacks it',
    rows(record('sc_id|null sc_name cm_name de_name an_type size_cm|null cites|null synonym|null')),
  ],
  'GET /species/names': [
    'Every name of the species of the list and of the catalogue, to read texts by; sc_id is null where the list lacks it',
    rows(record('sc_id|null sc_name cm_name de_name en_name an_type', { synonyms: list(text) })),
  ],
  'POST /species/take': ['Have a species of the catalogue on the list', ok('id')],
  'GET /species/detail/{id}': [
    'A species',
    single('sc_id', speciesFields, 'de_name country_name|null rev', {
      synonyms: list(text),
      catalogue: nullable(named('CatalogueFacts', record('de_name size_cm|null cites|null'))),
      pets: list(petCard),
    }),
  ],
  'GET /species/club/{id}': [
    'What the records of three keepers and more say of a species, the middle half of them by size and age, and what the keeper’s own do',
    record({
      club: nullable(named('ClubNumbers', clubNumbers)),
      gaps: list(record('id name', { size: nullable(cm), days })),
      growth: list(
        record('id name', { steps: list(record({ years: { type: 'number' }, size: cm })) }),
      ),
    }),
  ],
  'POST /species/add': ['Add a species', ok('id')],
  'POST /species/add_all': ['Add several species', ok('added', { ids, skipped: ids })],
  'PUT /species/update': ['Change a species', ok()],
  'DELETE /species/delete': ['Delete a species', ok()],
  'GET /species/merge': ['What merging a species into another one would change', merged],
  'POST /species/merge': [
    'Merge a species into another one, for good',
    ok(mergedNumbers, { filled }),
  ],
  'POST /species/request': ['Ask for a species that is missing', ok('id')],
  'GET /spec_log/logs/{id}': ['The changes of a species', rows(fullChange)],
  'GET /spec_log/detail/{id}': ['A change of a species', single(changeFields, action, { changes })],
  'GET /admin/spec_log/all': [
    'The changes of all species',
    rows(record(changeFields, action, { merged_into: nullable(text) })),
  ],
  'DELETE /admin/spec_log/delete': ['Delete an entry of the species log', ok()],
  'GET /countries/selectable': ['Countries to choose from', rows(country)],
  'GET /admin/countries/list': ['The countries, page by page', rows(country)],
  'GET /admin/countries/detail/{code}': ['A country', single('code name rev')],
  'POST /admin/countries/add': ['Add a country', ok({ id: text })],
  'PUT /admin/countries/update': ['Change a country', ok()],
  'DELETE /admin/countries/delete': ['Delete a country', ok()],
};
