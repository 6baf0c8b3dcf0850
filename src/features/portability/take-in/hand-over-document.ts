import { isRecord } from '#src/domain/is-record.ts';
import { limits } from '#src/domain/limits.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { DocumentSpecies } from '../import/import.shapes.ts';
import { feedingFields, moltFields } from '#src/records/history.ts';
import { isRows, mapRows, type Rows } from '../import/pet-lines.ts';

// What of a hand-over's file is looked at. It comes from a stranger: what is not named here is not taken.

type Row = Record<string, unknown>;

/** The parts that a hand-over has. A file with more of them is somebody's collection. */
const parts = ['exuvia', 'exported', 'hand_over', 'species', 'purchases', 'pets', 'papers'];

const ofPet =
  'id name gender an_count notes tag hatched pre_molt former_nos sc_name purchase_id'.split(' ');
const withoutTag = ofPet.filter((field) => field !== 'tag');
const ofHistory = {
  feedings: Object.keys(feedingFields),
  molts: Object.keys(moltFields),
  measurements: ['date_ms', 'kind', 'value', 'taken'],
  events: ['date_ev', 'event'],
};
/** `molt` names one of the history. */
const ofPicture = ['no', 'day', 'caption', 'cover', 'molt'];
const ofPurchase = 'id date seller document_no parent_name notes count'.split(' ');

/** Of the animals alone. */
const ofPaper = ['no', 'pet_id', 'name', 'kind', 'created'];

type HandOverDocument = { content: Row; rows: Rows };

/** @throws Problem 422 when the file is no hand-over */
export function handOverDocument(content: unknown): HandOverDocument {
  if (!isRecord(content) || !isRecord(content['hand_over']) || !isRows(content['pets']))
    throw none();
  const isMore = ([part, value]: [string, unknown]) => !parts.includes(part) && !isEmpty(value);
  if (Object.entries(content).some(isMore)) throw none();
  const rows = content['pets'];
  const { length } = rows;
  if (length === 0) throw none();
  if (length > limits.handOverPets)
    throw new Problem(
      'too_many_rows',
      { rows: length, max: limits.handOverPets },
      { field: 'file' },
    );
  return { content, rows };
}

/** The names of the animals' species. */
export function namesIn({ rows }: HandOverDocument): string[] {
  const names = new Set<string>();
  for (const row of rows)
    if (isRecord(row) && typeof row['sc_name'] === 'string') names.add(row['sc_name']);
  return [...names];
}

/** What the file tells of these species; it is checked with the rest of the document. */
export function describedSpecies({ content }: HandOverDocument, used: string[]): DocumentSpecies[] {
  const names = new Set<unknown>(used);
  const rows: unknown = content['species'];
  const described = Array.isArray(rows) ? rows.filter(isRecord) : [];
  return described.filter((row): row is DocumentSpecies => names.has(row['sc_name']));
}

/** The animals with their acquisitions as an import takes them, and nothing else of them. */
export function takenParts(
  { content, rows }: HandOverDocument,
  nameOf: (sc_name: string) => string,
): Row {
  const named = (row: Row) =>
    typeof row['sc_name'] === 'string' ? { sc_name: nameOf(row['sc_name']) } : {};
  const acquired = new Map<unknown, Row>();
  for (const row of rows) if (isRecord(row)) acquired.set(row['purchase_id'], named(row));
  const purchases = content['purchases'];
  return {
    exuvia: content['exuvia'],
    purchases: Array.isArray(purchases)
      ? purchases
          .filter((row: unknown) => !isRecord(row) || acquired.has(row['id']))
          .map((row: unknown) =>
            isRecord(row) ? { ...only(ofPurchase, row), ...acquired.get(row['id']) } : row,
          )
      : purchases,
    papers: takenPapers(content['papers']),
    pets: mapRows(rows, (row) => (isRecord(row) ? { ...takenPet(row), ...named(row) } : row)),
  };
}

const takenPapers = (papers: unknown) => (papers === undefined ? papers : ofEach(papers, ofPaper));

/** Without what it is to its keeper of today: archived, public, in plans. */
const takenPet = (row: Row) => ({
  ...only(row['tag'] === '' ? withoutTag : ofPet, row),
  ...Object.fromEntries(
    Object.entries({ ...ofHistory, pictures: ofPicture })
      .filter(([part]) => part in row)
      .map(([part, fields]) => [part, ofEach(row[part], fields)]),
  ),
});

const ofEach = (records: unknown, fields: string[]) =>
  Array.isArray(records)
    ? records.map((record: unknown) => (isRecord(record) ? only(fields, record) : record))
    : records;

const only = (fields: string[], row: Row): Row =>
  Object.fromEntries(fields.filter((field) => field in row).map((field) => [field, row[field]]));

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

const none = () => new Problem('not_a_hand_over', null, { field: 'file' });
