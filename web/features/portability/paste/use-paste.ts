import { useMemo, useState } from 'react';
import {
  animalsOf,
  speciesByName,
  type NamedSpecies,
  type PastedAnimals,
} from '#src/domain/paste/animals.ts';
import type { Day } from '#src/domain/days.ts';
import { pastedList } from '#src/domain/import/pasted-list.ts';
import { ownNumbers } from '#src/domain/paste/own-numbers.ts';
import { readLines } from '#src/domain/paste/read-lines.ts';
import { lineNumber, type PastedLine } from '#src/domain/paste/read-line.ts';
import {
  baseNamesOf,
  countOf,
  questionsOf,
  rowsOf,
  type PasteQuestion,
} from '#src/records/pasted-rows.ts';
import { namedTwice } from '#src/records/named-twice.ts';
import { numberedTwice } from '#src/records/numbered-twice.ts';
import { isPastedBefore, knownLines, type KeptAnimal } from '#src/records/known-animals.ts';
import { takeImportBack } from '#web/components/past-imports.tsx';
import { useAction } from '#web/lib/action.ts';
import { inSteps } from '#web/lib/ask.ts';
import { usualDateOrder } from '#web/lib/country-here.ts';
import { useKeptDraft } from '#web/lib/kept-draft.ts';
import { useLoad } from '#web/lib/load.ts';
import { api } from '#web/lib/api.ts';
import { genusOf } from '#src/domain/text/species-name.ts';
import { formatMoney } from '#src/domain/trade/money.ts';
import { usePrepared } from '#web/lib/prepared.ts';
import { listedFeeders } from '#web/lib/listed-feeders.ts';
import { takenNames } from '#web/lib/taken-names.ts';
import { today, useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useSetting } from '#web/state/settings.ts';
import { locale, useTexts } from '#web/texts/texts.ts';
import {
  nothingForAll,
  type ForAllChoice,
} from '#web/features/portability/import/for-all-choice.ts';
import { sayNotStored } from '#web/lib/not-stored.ts';
import {
  usePlaceQuestions,
  type PlaceAnswers,
} from '#web/features/portability/import/use-place-questions.ts';
import { noteWordsOf } from './note-words.ts';
import { storePets } from '#web/features/portability/import/store-pets.ts';

/** What a line says of the lines below it, or of the animal above. */
export const isOfOthers = ({ kind }: PastedLine): boolean =>
  kind === 'heading' || kind === 'detail';

type Draft = {
  text: string;
  edits: Record<string, Partial<PastedAnimals>>;
  places: PlaceAnswers;
  forAll: ForAllChoice;
};

/** Which text is read, as if on which day. */
type Reading = { text: string | null; today: Day };

/** A line as it is shown: what it brings in with the keeper's changes, and what the keeper must settle. */
export type PasteEntry = {
  key: string;
  line: PastedLine;
  animals: PastedAnimals;
  /** The fields that the keeper has changed. */
  edited: Partial<PastedAnimals>;
  questions: PasteQuestion[];
  /** It looks like an animal that the keeper has. */
  isKnown: boolean;
  /** The line above that has its name and species. */
  twiceOf: string | null;
};

/**
 * The state of a pasted list: its text, what was read of it, and the keeper's changes. Nothing is read before the names of
 * the species are there.
 */
export function usePaste(species: readonly NamedSpecies[] | null) {
  const { paste } = useTexts().petImport;
  const [currency] = useSetting('display_currency');
  const { draft, change, forget } = useKeptDraft<Draft>('paste', {
    ...{ text: '', edits: {}, places: {}, forAll: nothingForAll },
  });
  // the day too: what was looked through in the evening says the same of "yesterday" after midnight
  const [read, setRead] = useState<Reading>(() => ({ text: null, today: today() }));
  const find = useMemo(() => speciesByName(species ?? []), [species]);
  const lines = useMemo(
    () =>
      read.text === null || !species
        ? []
        : readLines(read.text, species, read.today, usualDateOrder()),
    [read, species],
  );
  const kept = useKept();
  const words = noteWordsOf(paste);
  const written = lines
    .filter(({ kind }) => kind !== 'empty')
    .map((line) => ({ line, animals: animalsOf(line, find, words, read.today, currency) }));
  const places = usePlaceQuestions(
    written.map(({ animals }) => animals.place),
    draft.places,
  );
  const understood = written.map(({ line, animals }) => ({
    line,
    animals: { ...animals, place: places.placeOf(animals.place) },
  }));
  const known = useMemo(
    () =>
      knownLines(
        understood.map(({ animals }) => animals),
        kept,
      ),
    // what is understood follows from the lines
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [lines, kept, find],
  );
  const wasPasted = isPastedBefore(known);
  const mended = understood.map(({ line, animals: own }, at): Omit<PasteEntry, 'twiceOf'> => {
    // another text in the same place is another line, whose changes are forgotten
    const key = `${lineNumber(line)} ${line.text}`;
    const edited = draft.edits[key] ?? {};
    const isKnown = (known[at] ?? false) && !own.left;
    const animals = { ...own, left: own.left || (isKnown && wasPasted), ...edited };
    const questions = isOfOthers(line)
      ? []
      : questionsOf(animals, currency, find(animals.sc_name ?? '')?.an_type);
    return { key, line, animals, edited, questions, isKnown };
  });
  const twice = namedTwice(
    mended.map(({ line, animals }) =>
      isOfOthers(line) || animals.left ? null : { ...animals, archived: animals.archive_reason },
    ),
  );
  const entries = mended.map((entry, at): PasteEntry => {
    const before = mended[twice[at] ?? -1];
    return { ...entry, twiceOf: before ? lineNumber(before.line) : null };
  });
  const own = entries.filter(({ line }) => !isOfOthers(line));
  const numbers = ownNumbers(entries.map(({ line }) => line));
  const all = own.map(({ animals }) => animals);
  const store = useStore(currency, forget);
  return {
    text: draft.text,
    isRead: read.text !== null && species !== null,
    /** The lines are to be read, which needs the names of the species. */
    wantsNames: read.text !== null && species === null,
    entries,
    currency,
    find,
    lines: own.length,
    count: all.reduce((sum, one) => sum + countOf(one), 0),
    left: all.filter(({ left }) => left).length,
    /** The keeper's own numbers that several lines have, with these lines. */
    numberTwice: numberedTwice(
      numbers.map((number, at) => (entries[at]?.animals.left ? null : number)),
    ).map(({ number, at }) => ({
      number,
      lines: at.flatMap((one) => (entries[one] ? [lineNumber(entries[one].line)] : [])),
    })),
    /** Which places are meant. */
    places,
    answerPlace: (said: string, path: string) =>
      change((newest) => ({ places: { ...newest.places, [said]: path } })),
    asking: own.filter(({ questions }) => questions.length > 0),
    busy: store.busy,
    write: (text: string) => change({ text }),
    read: () => setRead({ text: draft.text, today: today() }),
    back: () => setRead({ ...read, text: null }),
    /** The lines that name the same species, which the list lacks. */
    alike: (entry: PasteEntry) => {
      const name = nameOf(entry);
      return own.filter(
        (one) => one === entry || (name !== undefined && isUnknown(one) && nameOf(one) === name),
      );
    },
    typeOfGenus: (genus: string) =>
      (genus && species?.find(({ sc_name }) => genusOf(sc_name) === genus)?.an_type) || null,
    mend: (key: string, part: Partial<PastedAnimals>) =>
      change(({ edits }) => ({ edits: { ...edits, [key]: { ...edits[key], ...part } } })),
    mendAll: (keys: readonly string[], part: Partial<PastedAnimals>) =>
      change(({ edits }) => ({
        edits: {
          ...edits,
          ...Object.fromEntries(keys.map((key) => [key, { ...edits[key], ...part }])),
        },
      })),
    forAll: draft.forAll,
    setForAll: (part: Partial<ForAllChoice>) =>
      change(({ forAll }) => ({ forAll: { ...forAll, ...part } })),
    store: () => void store.run({ all, forAll: draft.forAll }),
  };
}

export type Paste = ReturnType<typeof usePaste>;

const nameOf = ({ line }: PasteEntry) => line.fields.species?.value.toLowerCase();
const isUnknown = ({ questions }: PasteEntry) => questions.includes('species');

const none: readonly never[] = [];

/** What the keeper has, archived too; nothing is compared where it can't be had. */
function useKept(): readonly KeptAnimal[] {
  const { paste } = useTexts().petImport;
  const { data } = useLoad(
    ['pet', 'table', 'with archived'],
    () =>
      inSteps(async (step) => {
        const kept = await step(() => api.pet.table.get({ query: { archived: 0 } }));
        const archived = await step(() => api.pet.table.get({ query: { archived: 1 } }));
        return [...kept.rows, ...archived.rows];
      }),
    { errorTitle: paste.errorKnown, quiet: true },
  );
  return data ?? none;
}

type ToStore = { all: PastedAnimals[]; forAll: ForAllChoice };

/** Stores all animals or none; species that the club lacks come to its list with them. */
function useStore(currency: string, forget: () => void) {
  const { pets, petImport } = useTexts();
  const { paste } = petImport;
  const today = useToday();
  const prepared = usePrepared(async ({ all }: ToStore) => {
    const price = (minor: number, money: string) =>
      paste.rowWords.price(formatMoney(minor, money, locale()));
    const words = { price, seller: paste.rowWords.seller };
    // those that the forms offer who has none yet, too
    const feeders = [...(await listedFeeders()), ...Object.values(pets.usualFeeders).flat()];
    const options = { currency, today, words, feeders };
    return rowsOf(all, options, await takenNames(baseNamesOf(all)));
  });
  return useAction(
    (input: ToStore) =>
      inSteps(async (step) => {
        const rows = await prepared.prepare(input);
        const stored = await step(() => storePets(rows, pastedList, input.forAll));
        prepared.forget();
        return { ...stored, animals: rows.reduce((sum, { an_count }) => sum + an_count, 0) };
      }),
    {
      errorTitle: paste.errorStoring,
      onFailure: (failure) => sayNotStored(failure, paste.errorStoring),
      invalidates: [['pet'], ['plan'], ['place'], ['data'], ['species']],
      success: ({ animals, import_id }) => ({
        text: paste.added(animals),
        undo: import_id === undefined ? undefined : () => takeImportBack(import_id),
      }),
      done: forget,
      to: paths.pets(),
    },
  );
}
