import type { Day } from '#src/domain/days.ts';
import { tidyName } from '#src/domain/text/single-line.ts';
import { isInCatalogue } from '#src/features/catalogue/species/catalogue.service.ts';
import { displayCurrency } from '#src/features/trade/currency.queries.ts';
import type { Executor } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { latestDayHere } from '#src/platform/http/server-clock.ts';
import type { User } from '#src/platform/security/auth.ts';
import { listMerged, listSpeciesNames, listSynonyms } from '#src/db/species-names.ts';
import { listCountryCodes } from './species-names.queries.ts';

/** What the rows of a keeper are checked against, as plain data: a file is read by another process. */
export type BasisData = {
  species: { sc_id: number; sc_name: string }[];
  synonyms: { sc_id: number; sc_name: string }[];
  /** Ids that mean another species now. */
  merged: number[];
  countries: string[];
  currency: string;
  lastDay: Day;
  mayAddSpecies: boolean;
};

export type Basis = Pick<BasisData, 'currency' | 'lastDay' | 'mayAddSpecies'> & {
  /** The species that has or had the name, in any case. */
  speciesOf: (sc_name: string) => number | null;
  /** Whether the catalogue has it, from which the list gets it with the animals. */
  inCatalogue: (sc_name: string) => boolean;
  hasSpecies: (sc_id: number) => boolean;
  nameOf: (sc_id: number) => string | null;
  hasCountry: (code: string) => boolean;
};

export const basisData = (
  context: Pick<Context, 'db' | 'now'>,
  db: Executor,
  { uid, can_edit_sp }: Pick<User, 'uid' | 'can_edit_sp'>,
): BasisData => ({
  species: listSpeciesNames(db).map(({ sc_id, sc_name }) => ({ sc_id, sc_name })),
  synonyms: listSynonyms(db),
  merged: listMerged(db).map(({ sc_id }) => sc_id),
  countries: listCountryCodes(db),
  currency: displayCurrency(db, uid),
  lastDay: latestDayHere(context, null),
  mayAddSpecies: Boolean(can_edit_sp),
});

export function basisOf({ species, synonyms, merged, countries, ...rest }: BasisData): Basis {
  const byName = new Map(
    [...synonyms, ...species].map(({ sc_name, sc_id }) => [sc_name.toLowerCase(), sc_id]),
  );
  const names = new Map(species.map(({ sc_id, sc_name }) => [sc_id, sc_name]));
  const ids = new Set([...names.keys(), ...merged]);
  const codes = new Set(countries);
  return {
    ...rest,
    speciesOf: (sc_name) => byName.get(tidyName(sc_name).toLowerCase()) ?? null,
    inCatalogue: isInCatalogue,
    hasSpecies: (sc_id) => ids.has(sc_id),
    nameOf: (sc_id) => names.get(sc_id) ?? null,
    hasCountry: (code) => codes.has(code),
  };
}
