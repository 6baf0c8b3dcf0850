import { simple, type Assignment, type CsvTable } from '#src/domain/import/csv-table.ts';
import type { RestPlace } from '#src/domain/import/rest-columns.ts';
import type { PetColumn } from '../pet-csv-columns.ts';

type ReadCell = (cell: string, cellOf: (heading: string) => string) => string;

/** What a column of a program holds, or where it goes (`rest`); `read` puts its cells as an import reads them. */
export type Meaning =
  | PetColumn
  | 'notes'
  | 'event'
  | 'ignore'
  | { to: PetColumn; read: ReadCell }
  | { rest: RestPlace; read: ReadCell };

/** How another program writes its animals. */
export type Program = {
  name: string;
  /** Headings that are all there; of several lists one suffices. */
  marks: readonly (readonly string[])[];
  /** By headings, also in other languages. What is not named is read as in any table. */
  columns: Readonly<Record<string, Meaning>>;
};

/** A table of a known program: its cells as an import reads them, what its columns are, and where the others go. */
export type ProgramTable = {
  program: string;
  table: CsvTable;
  assignment: Assignment<PetColumn>;
  places: Readonly<Record<number, RestPlace>>;
};

export function asProgram(
  table: CsvTable,
  guessed: Assignment<PetColumn>,
  programs: readonly Program[],
): ProgramTable | null {
  const heads = table.head.map(simple);
  const has = (heading: string) => heads.includes(simple(heading));
  const known = programs.find(({ marks }) => marks.some((all) => all.every(has)));
  if (!known) return null;
  const meanings = new Map(
    Object.entries(known.columns).map(([heading, meaning]) => [simple(heading), meaning]),
  );
  const taken = new Set<PetColumn>();
  const places: Record<number, RestPlace> = {};
  const named = heads.map((head, at): PetColumn | null => {
    const meaning = meanings.get(head);
    if (meaning === undefined) return null;
    // notes of the program itself are the first of the notes
    const isNotes = meaning === 'notes' && /^notes?$|^notas$/.test(head);
    const rest = isNotes ? null : restOf(meaning);
    if (rest !== null) {
      places[at] = rest;
      return null;
    }
    const to = typeof meaning === 'object' && 'to' in meaning ? meaning.to : meaning;
    if (taken.has(to as PetColumn)) return null;
    taken.add(to as PetColumn);
    return to as PetColumn;
  });
  const assignment = named.map((key, at) => {
    const guess = guessed[at] ?? null;
    if (key !== null || at in places || guess === null || taken.has(guess)) return key;
    taken.add(guess);
    return guess;
  });
  const rows = table.rows.map((row) =>
    row.map((cell, at) => {
      const meaning = meanings.get(heads[at] ?? '');
      const cellOf = (heading: string) => row[heads.indexOf(simple(heading))] ?? '';
      return typeof meaning === 'object' ? meaning.read(cell, cellOf) : cell;
    }),
  );
  return { program: known.name, table: { head: table.head, rows }, assignment, places };
}

function restOf(meaning: Meaning): RestPlace | null {
  if (typeof meaning === 'object') return 'rest' in meaning ? meaning.rest : null;
  return meaning === 'notes' || meaning === 'event' || meaning === 'ignore' ? meaning : null;
}
