import { catalogueCalls } from '#src/features/catalogue/calls.ts';
import { sentBack } from '#src/platform/http/sent-back.ts';
import { issue } from '#src/domain/problems/codes.ts';
import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { animalTypes } from '#src/domain/enums.ts';
import {
  choice,
  Flag,
  Id,
  Line,
  Maybe,
  Name,
  paging,
  searching,
  Words,
} from '#src/platform/http/params.ts';
import { Revised } from '#src/platform/http/edits.ts';
import { rowOf } from '#src/platform/http/record-shapes.ts';
import { speciesFields } from '#src/records/species.ts';

const CountryCode = t.String({ pattern: '^([A-Za-z]{2})?$', problem: issue('not_two_letters') });

const synonymsUpTo = (maxItems: number) => t.Optional(t.Array(Name(limits.sc_name), { maxItems }));

const Fields = {
  ...rowOf(speciesFields),
  country_code: Maybe(CountryCode),
  synonyms: synonymsUpTo(limits.synonyms),
};

/** For the document: a species that the starter list does not have. */
const unlisted = ['Brachypelma sp. Nayarit'];

export const AddSpecies = t.Object({
  ...Fields,
  sc_name: { ...Fields.sc_name, examples: unlisted },
});

/** Fields that are left out are unchanged; null empties a field. */
export const UpdateSpecies = sentBack(
  t.Object({
    ...Fields,
    // species that were merged have the names of all of them
    synonyms: synonymsUpTo(500),
    sc_id: Id,
    ...Revised,
    an_type: t.Optional(Fields.an_type),
    sc_name: t.Optional(Fields.sc_name),
    keep_old_name: t.Optional(Flag),
  }),
  catalogueCalls,
  ['/species/detail/{id}', '/species/list'],
);

const Cell = Maybe(t.String());

/** Loose on purpose: the problems of a file are reported by row and field, all at once. */
export const ImportRow = t.Object(
  {
    an_type: Cell,
    sc_name: { ...Cell, examples: unlisted },
    cm_name: Cell,
    env_type: Cell,
    humidity: Maybe(t.Union([t.String(), t.Number()])),
    country_code: Cell,
    notes: Cell,
    care_sheet: Cell,
    synonyms: t.Optional(t.Array(t.String(), { maxItems: limits.synonyms })),
  },
  { additionalProperties: false },
);

export const RequestSpecies = t.Object({
  sc_name: Name(limits.sc_name),
  cm_name: Maybe(Line(limits.cm_name)),
  an_type: Maybe(choice(animalTypes)),
  notes: Maybe(Words(2000)),
});

/** Three letters, so that a search names what it looks for. */
export const CatalogueQuery = t.Object({
  ...searching,
  search: t.String({ minLength: 3, maxLength: limits.search }),
  limit: paging.limit,
});

export const TakeSpecies = t.Object({
  sc_name: t.String({ ...Name(limits.sc_name), examples: ['Brachypelma hamorii'] }),
});
