import { useMemo } from 'react';
import { skinWordOf } from '#src/domain/animal/molt.ts';
import { unitOfHeading } from '#src/domain/import/measured-cells.ts';
import { withPlacePaths } from '#src/domain/places/place-columns.ts';
import { isOtherName, shortSpeciesName } from '#src/domain/text/species-name.ts';
import { programOf } from '#src/records/programs/programs.ts';
import type { PetColumn } from '#src/records/pet-csv-columns.ts';
import { namedTwice } from '#src/records/named-twice.ts';
import { numberedTwice } from '#src/records/numbered-twice.ts';
import { isEmptyCell } from '#src/records/pet-csv-cells.ts';
import type { PetImportRow } from '#src/records/pet-csv-rows.ts';
import type { ImportedFile } from '#web/components/import-file.tsx';
import { api } from '#web/lib/api.ts';
import { useUnits } from '#web/lib/size.ts';
import { useKeptDraft } from '#web/lib/kept-draft.ts';
import { useToday } from '#web/lib/today.ts';
import { useImportCheck } from '#web/lib/use-import-check.ts';
import { useSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { placePath } from './for-all-choice.ts';
import { decisionsOf } from './import-decisions.ts';
import { readFile, startDraft, type Draft, type ReadRow } from './import-draft.ts';
import { largeCells, refusedCells, unreadCells } from './row-problems.ts';
import { ownNumberOf } from './rest-of-file.ts';
import { shortList } from './short-list.ts';
import { usePlaceQuestions } from './use-place-questions.ts';
import { understoodCells } from './understood-cells.ts';
import { useSpeciesMatch, type Species } from './use-species-match.ts';

/** A typed name that the list of species does not have. */
type UnknownSpecies = {
  name: string;
  rows: number[];
  near: readonly Species[];
  chosen: Species | null;
};

/**
 * The state of an import of pets: the file's content, its problems, and the keeper's decisions. `isKept`: the file is kept
 * on the device, too.
 */
export function usePetImport(file: ImportedFile, isKept: boolean) {
  const { imports, petImport } = useTexts();
  const today = useToday();
  const [currency] = useSetting('display_currency');
  const [units] = useUnits();
  const program = useMemo(() => programOf(file.table), [file.table]);
  const placed = useMemo(
    () => (program ? null : withPlacePaths(file.table)),
    [program, file.table],
  );
  const table = program?.table ?? placed?.table ?? file.table;
  const { draft, change, forget } = useKeptDraft<Draft>(
    'import',
    () => startDraft(table, program, placed?.placeAt ?? null),
    isKept,
  );
  const { chosen } = draft;

  const { records, rows, rest, guess, unclear } = readFile(table, draft, {
    ...{ currency, today, units },
  });
  const names = [...new Set(rows.map(({ row }) => row.sc_name).filter(Boolean))];
  const match = useSpeciesMatch(names);
  const matches = match.data;
  const speciesOf = (typed: string) => chosen[typed] ?? matches?.get(typed)?.species ?? null;
  const headingOf = (key: PetColumn) => table.head[draft.assignment.indexOf(key)];
  const skins = skinWordOf(names.flatMap((name) => speciesOf(name)?.an_type ?? []));
  const unknown = names.flatMap((name): UnknownSpecies[] => {
    const found = matches?.get(name);
    if (!found || found.species) return [];
    const places = rows.filter(({ row }) => row.sc_name === name).map(({ at }) => at + 1);
    return [{ name, rows: places, near: found.near, chosen: chosen[name] ?? null }];
  });
  const unread = unreadCells(rows);
  const typeOf = (sc_name: string) => speciesOf(sc_name)?.an_type;
  const large = largeCells(rows, draft, typeOf, petImport.paste.isTooLarge);
  const orderOpen = guess === 'unclear' && draft.order === null;
  const places = usePlaceQuestions(
    rows.flatMap(({ row }) => row.place ?? []),
    draft.places,
  );
  /** What the keeper and the lists say of it is in place of what was typed. */
  const asStored = ({ row, record }: ReadRow): PetImportRow => {
    const sc_name = speciesOf(row.sc_name)?.sc_name ?? row.sc_name;
    return {
      ...row,
      sc_name,
      ...(isEmptyCell(record.name) && { name: shortSpeciesName(sc_name) }),
      ...(row.place && { place: places.placeOf(row.place) }),
    };
  };
  const ready: PetImportRow[] = [];
  const settled =
    unread.length + large.length + places.open === 0 &&
    !orderOpen &&
    unknown.every((one) => one.chosen);
  if (settled && matches) {
    for (const read of rows) ready.push(asStored(read));
  }
  const checked = useImportCheck({
    rows: ready,
    dryRun,
    enabled: settled && matches !== undefined,
    errorTitle: imports.errorChecking,
  });
  const check = checked.data;
  const twice = namedTwice(
    ready.map((row, at) => (isEmptyCell(rows[at]?.record.name) ? null : row)),
  ).flatMap((before, at) => (before === null ? [] : (rows[at]?.at ?? [])));
  const numberTwice = numberedTwice(rows.map((row) => ownNumberOf(row, rest))).map(
    ({ number, at }) => ({ number, rows: shortList(at.map((one) => (rows[one]?.at ?? 0) + 1)) }),
  );
  const refused = refusedCells(rows, check?.problems ?? []);

  return {
    table,
    program: program?.program ?? null,
    draft,
    /** What each column is called, of these animals. */
    fields: { ...petImport.fields, ...(skins !== 'molts' && petImport.skins[skins]) },
    /** What a number alone is in. */
    units: {
      size: unitOfHeading('length', headingOf('size')) ?? units.length,
      weight: unitOfHeading('weight', headingOf('weight')) ?? units.weight,
    },
    records,
    rows,
    /** The cells of a row, from 1, as they will be stored; what is left out has none. */
    stored(no: number): ReturnType<typeof understoodCells> {
      const read = rows.find(({ at }) => at === no - 1);
      if (!read) return {};
      const row = asStored(read);
      const place = row.archived ? row.place : (row.place ?? placePath(draft.forAll));
      return understoodCells({ ...read, row: { ...row, ...(place && { place }) } });
    },
    rest,
    guess,
    unclear,
    orderOpen,
    unknown,
    places,
    problems: [...unread, ...large, ...refused].toSorted((a, b) => a.row - b.row),
    ...splitKnown((check?.skipped ?? []).flatMap((row) => rows[row - 1] ?? [])),
    /** Rows whose name and species another one above has, from 0. */
    twice,
    /** The keeper's own numbers that several rows have, with these rows. */
    numberTwice,
    /** Those that the list gets with the animals. */
    newSpecies: [
      ...new Set(
        names.flatMap((name) => {
          const species = speciesOf(name);
          return species?.sc_id === null ? [species.sc_name] : [];
        }),
      ),
    ],
    /** What the list knows by another name, and that name. */
    renamed: names.flatMap((name) => {
      const sc_name = speciesOf(name)?.sc_name ?? name;
      return isOtherName(name, sc_name) ? [`${name} → ${sc_name}`] : [];
    }),
    /** Null while something is loading or a question is open. */
    ready: settled && matches && check && check.problems.length === 0 ? ready : null,
    waiting: !matches || (settled && !check),
    loads: [match, checked],
    /** How many questions and problems are open. */
    open:
      unread.length +
      large.length +
      refused.length +
      unknown.filter((one) => !one.chosen).length +
      places.open +
      (orderOpen ? 1 : 0),
    forAll: draft.forAll,
    ...decisionsOf(change),
    forget,
  };
}

export type PetImport = ReturnType<typeof usePetImport>;

/** Known rows are returned as `skipped`, though the keeper decides about them. */
async function dryRun(values_add: PetImportRow[]) {
  const response = await api.pet.add_all.post({ values_add, dry_run: 1 });
  if (response.error) return response;
  return { ...response, data: { added: response.data.added, skipped: response.data.known ?? [] } };
}

type Row = { at: number; record: { name?: string } };

/**
 * Rows whose name and species the keeper already has, from 0 as `left`. Without a name nothing tells that it is the same:
 * `unnamed` are of a species of which one without a name is kept.
 */
function splitKnown(rows: readonly Row[]): { known: number[]; unnamed: number[] } {
  const isNamed = ({ record }: Row) => !isEmptyCell(record.name);
  return {
    known: rows.filter(isNamed).map(({ at }) => at),
    unnamed: rows.filter((row) => !isNamed(row)).map(({ at }) => at),
  };
}
