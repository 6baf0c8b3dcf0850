import { useMemo } from 'react';
import { skinWordOf } from '#src/domain/animal/molt.ts';
import { isTooLarge } from '#src/domain/animal/measurements.ts';
import type { DateOrder } from '#src/domain/import/import-dates.ts';
import { unitOfHeading } from '#src/domain/import/measured-cells.ts';
import { programOf } from '#src/records/programs/programs.ts';
import type { PetColumn } from '#src/records/pet-csv-columns.ts';
import type { PetImportRow } from '#src/records/pet-csv-rows.ts';
import type { Assignment } from '#src/domain/import/csv-table.ts';
import type { ImportedFile } from '#web/components/import-file.tsx';
import { api } from '#web/lib/api.ts';
import { useUnits } from '#web/lib/size.ts';
import { useKeptDraft } from '#web/lib/kept-draft.ts';
import { useToday } from '#web/lib/today.ts';
import { useImportCheck } from '#web/lib/use-import-check.ts';
import { useSetting } from '#web/state/settings.ts';
import { sayIssue } from '#web/texts/say-issue.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { ForAllChoice } from './for-all-choice.ts';
import { readFile, sayingOf, startDraft, type Draft } from './import-draft.ts';
import { useSpeciesMatch, type Species } from './use-species-match.ts';

/** A problem as listed; `row` counts from 1 as in the file. */
export type ShownProblem = {
  row: number;
  name: string;
  field: PetColumn;
  text: string;
  sentence: string;
  /** It may be right: the keeper can say so. */
  isDoubt?: boolean;
};

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
  const table = program?.table ?? file.table;
  const { draft, change, forget } = useKeptDraft<Draft>(
    'import',
    () => startDraft(table, program),
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
  const own = rows.flatMap(({ at, record, problems }) =>
    problems.map((problem): ShownProblem => {
      const sentence = sayIssue(problem.issue);
      const text = record[problem.field] ?? '';
      return { row: at + 1, name: record.name ?? '', field: problem.field, text, sentence };
    }),
  );
  const large = rows.flatMap(({ at, record, row, measured }) => {
    const an_type = speciesOf(row.sc_name)?.an_type;
    const fields = measured
      .filter(({ kind, value }) => an_type !== undefined && isTooLarge(an_type, kind, value))
      .map(({ field }) => field);
    return [...new Set(fields)].flatMap((field): ShownProblem[] => {
      const text = record[field] ?? '';
      if (draft.large.includes(sayingOf(at, field, text))) return [];
      const sentence = petImport.paste.isTooLarge;
      return [{ row: at + 1, name: record.name ?? '', field, text, sentence, isDoubt: true }];
    });
  });
  const orderOpen = guess === 'unclear' && draft.order === null;
  const ready: PetImportRow[] = [];
  const settled =
    own.length + large.length === 0 && !orderOpen && unknown.every((one) => one.chosen);
  if (settled && matches) {
    for (const { row } of rows)
      ready.push({ ...row, sc_name: speciesOf(row.sc_name)?.sc_name ?? row.sc_name });
  }
  const checked = useImportCheck({
    rows: ready,
    dryRun,
    enabled: settled && matches !== undefined,
    errorTitle: imports.errorChecking,
  });
  const check = checked.data;
  const fromServer = (check?.problems ?? []).map(({ row, field, error }): ShownProblem => {
    const line = rows[row - 1];
    const column = field.split('.')[0] as PetColumn;
    const text = line?.record[column] ?? '';
    const name = line?.record.name ?? '';
    return { row: (line?.at ?? 0) + 1, name, field: column, text, sentence: error };
  });

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
    rest,
    guess,
    unclear,
    orderOpen,
    unknown,
    problems: [...own, ...large, ...fromServer].toSorted((a, b) => a.row - b.row),
    /** Rows whose name and species the keeper already has, from 0 as `left`. */
    known: (check?.skipped ?? []).flatMap((row) => rows[row - 1]?.at ?? []),
    /** Those that the list gets with the animals. */
    newSpecies: [
      ...new Set(
        names.flatMap((name) => {
          const species = speciesOf(name);
          return species?.sc_id === null ? [species.sc_name] : [];
        }),
      ),
    ],
    /** Null while something is loading or a question is open. */
    ready: settled && matches && check && check.problems.length === 0 ? ready : null,
    waiting: !matches || (settled && !check),
    loads: [match, checked],
    /** How many questions and problems are open. */
    open:
      own.length +
      large.length +
      fromServer.length +
      unknown.filter((one) => !one.chosen).length +
      (orderOpen ? 1 : 0),
    assign: (assignment: Assignment<PetColumn>) => change({ assignment }),
    setOrder: (order: DateOrder) => change({ order }),
    place: (at: number, part: Draft['rest'][number]) =>
      change(({ rest }) => ({ rest: { ...rest, [at]: { ...rest[at], ...part } } })),
    forAll: draft.forAll,
    setForAll: (part: Partial<ForAllChoice>) =>
      change(({ forAll }) => ({ forAll: { ...forAll, ...part } })),
    leaveOut: (rows: readonly number[]) =>
      change(({ left }) => ({ left: [...new Set([...left, ...rows])] })),
    takeAllBackIn: () => change({ left: [] }),
    mend: (at: number, field: PetColumn, text: string) =>
      change({ edits: { ...draft.edits, [at]: { ...draft.edits[at], [field]: text } } }),
    accept: ({ row, field, text }: ShownProblem) =>
      change(({ large }) => ({ large: [...large, sayingOf(row - 1, field, text)] })),
    choose: (name: string, species: Species | null) =>
      change(({ chosen }) => {
        const { [name]: before, ...others } = chosen;
        if (species) return { chosen: { ...others, [name]: species } };
        return { chosen: before ? others : chosen };
      }),
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
