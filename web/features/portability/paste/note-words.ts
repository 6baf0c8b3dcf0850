import type { NoteWords } from '#src/domain/paste/animals.ts';
import { formatNumber } from '#web/lib/format.ts';
import { formatPartialDay } from '#web/lib/format-partial-day.ts';
import type { Texts } from '#web/texts/texts.ts';

/** The words for what goes to the notes of an animal, with days and lengths as its keeper reads them. */
export function noteWordsOf({
  words,
  sizes,
}: Pick<Texts['petImport']['paste'], 'words' | 'sizes'>): NoteWords {
  const of = (say: (when: string) => string) => (when: string) => say(formatPartialDay(when));
  return {
    ...words,
    hatched: of(words.hatched),
    since: of(words.since),
    fed: of(words.fed),
    refused: of(words.refused),
    molted: of(words.molted),
    preMolt: of(words.preMolt),
    left: of(words.left),
    sizes: (min, max, kind) => words.sizes(formatNumber(min), formatNumber(max), sizes[kind]),
  };
}
