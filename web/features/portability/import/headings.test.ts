import { expect, test } from 'bun:test';
import { guessColumns } from '#src/domain/import/csv-table.ts';
import { petColumns } from '#src/records/pet-csv-columns.ts';
import { petImport as german } from '#web/texts/de/pet-import.ts';
import { petTable as germanTable } from '#web/texts/de/pet-table.ts';
import { petImport as english } from '#web/texts/en/pet-import.ts';
import { petTable as englishTable } from '#web/texts/en/pet-table.ts';

/** What the program writes by itself and no keeper does. */
const itsOwn = ['handed_over', 'created'];

test.each([english, german])(
  'a table may be headed by what the import calls its columns',
  (texts) => {
    const named = Object.entries(texts.fields).filter(([key]) => !itsOwn.includes(key));
    const found = guessColumns(
      named.map(([, heading]) => heading),
      petColumns,
    );
    expect(found as string[]).toEqual(named.map(([key]) => key));
  },
);

test.each([englishTable, germanTable])(
  'the next feeding of a copied table is no feeder',
  ({ heads }) => {
    expect(guessColumns([heads.name, heads.next_date], petColumns)).toEqual(['name', null]);
  },
);
