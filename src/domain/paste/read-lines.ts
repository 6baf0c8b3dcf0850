import { guessDateOrder } from '#src/domain/import/import-dates.ts';
import type { Gender } from '#src/domain/enums.ts';
import { readHeader, type Column } from './cells.ts';
import { readLine, unread, type PastedLine } from './read-line.ts';
import { unitOf } from './sizes.ts';
import { indexSpecies, type KnownSpecies } from './species-index.ts';
import type { Stage } from './words.ts';

/** What the lines above tell of a line: the headings and columns that it stands under. */
export type Above = {
  header: readonly Column[] | null;
  gender: Gender | null;
  stage: Stage | null;
  wanted: boolean;
};

/**
 * Reads lines as keepers write them. Each line comes back with what was understood and where it stands; what was not
 * understood is in `notes`, and whatever may mean something else is not sure.
 */
export function readLines(
  text: string,
  species: readonly KnownSpecies[],
  today: string,
): PastedLine[] {
  const all = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const lines = all.slice(0, MOST_LINES);
  const index = indexSpecies(species);
  const order = guessDateOrder(
    lines.flatMap((line) => line.match(/(?<!\d)\d{1,2}[/-]\d{1,2}[/-]\d{2,4}/g) ?? []),
  );
  const list = {
    index,
    unit: unitOf(text),
    dates: { order: order === 'unclear' ? null : order, today },
  };
  let above: Above = { header: null, gender: null, stage: null, wanted: false };
  const read = lines.map((line, at): PastedLine => {
    const header = readHeader(line);
    if (header) {
      above = { ...above, header };
      return { line: at + 1, text: line, kind: 'heading', fields: {}, notes: [] };
    }
    const one = readLine(line, at + 1, list, above);
    if (one.kind === 'heading')
      above = {
        ...above,
        gender: one.fields.gender?.value ?? null,
        stage: one.fields.stage?.value ?? null,
        wanted: one.fields.status?.value === 'wanted',
      };
    return one;
  });
  const left = all.slice(MOST_LINES).map((line, at) => unread(line, MOST_LINES + at + 1));
  return [...read, ...left];
}

/** More come back as not understood: a thousand take a second. */
const MOST_LINES = 1000;
