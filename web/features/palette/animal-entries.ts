import type { Found } from '#src/domain/animal/find-animals.ts';
import { excerptOf, findParts } from '#src/domain/text/find-parts.ts';
import type { SearchWord } from '#src/domain/text/search-words.ts';
import { shortSpeciesName } from '#src/domain/text/species-name.ts';
import { isNew } from '#src/domain/sync/ids.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { paths } from '#web/paths.ts';
import type { Texts } from '#web/texts/texts.ts';
import type { Recording } from '#web/features/animals/pet-details/record-now.tsx';
import type { Entry, Said } from './entries.ts';
import { formerNameOf } from './species-entries.ts';
import type { OtherNames, PaletteAnimal } from './use-animals.ts';

type Way = { go: (href: string) => void; record: (record: Recording) => void };

/** An animal that was found: where it is, and the words of its notes where they were what was looked for. */
export function animalEntry(
  { animal, by }: Found<PaletteAnimal>,
  words: readonly SearchWord[],
  { go }: Way,
  { palette }: Texts,
  { shortPlace, others }: { shortPlace: (path: string) => string; others: OtherNames },
): Entry {
  const { id, name, gender, an_count, archived, place } = animal;
  const isNote = by === 'notes';
  const former = by === 'species' ? formerNameOf(animal, others, words) : null;
  return {
    key: `animal ${id}`,
    face: { animal },
    title: { text: name },
    sex: { gender, count: an_count },
    line: isNote
      ? noteLine(animal, words, palette)
      : speciesLine(animal, words, { former, formerly: palette.formerly }),
    where: [
      ...(place && !isNote ? [{ text: `, ${shortest(place, shortPlace(place), words)}` }] : []),
      ...(archived ? [{ text: `, ${palette.archived}` }] : []),
    ],
    ...(isNew(id) ? {} : { end: String(id) }),
    run: () => go(paths.petDetails(id)),
  };
}

function speciesLine(
  { sc_name, cm_name }: PaletteAnimal,
  words: readonly SearchWord[],
  { former, formerly }: { former: string | null; formerly: string },
): Said[] {
  const text = shortest(sc_name, shortSpeciesName(sc_name), words);
  return [
    { text, sci: true },
    ...(former
      ? [
          { text: `, ${formerly} `, parts: [] },
          { text: former, sci: true },
        ]
      : []),
    ...(cm_name ? [{ text: `, ${cm_name}` }] : []),
  ];
}

/** The short form, unless something was found in what it leaves out. */
const shortest = (whole: string, short: string, words: readonly SearchWord[]): string =>
  findParts(whole, words).length > findParts(short, words).length ? whole : short;

/** Letters of the notes that are shown. */
const EXCERPT = 60;

function noteLine(
  { notes }: PaletteAnimal,
  words: readonly SearchWord[],
  palette: Texts['palette'],
): Said[] {
  const { text, parts } = excerptOf(notes, words, EXCERPT);
  const said = palette.note(text);
  const from = said.indexOf(text);
  return [{ text: said, parts: parts.map(([a, b]) => [a + from, b + from]) }];
}

/** What can be done with an animal. */
export function actionsOf(
  { id, name, tag, archived, an_type }: PaletteAnimal,
  { go, record }: Way,
  { palette }: Texts,
): Entry[] {
  const action = (
    key: string,
    icon: Extract<Entry['face'], { icon: unknown }>['icon'],
    text: string,
    run: () => void,
    shortcut?: string,
  ): Entry => ({
    ...{ key: `${key} ${id}`, face: { icon }, title: { text }, run },
    ...(shortcut && { shortcut }),
  });
  const records = [
    action('fed', 'tongs', palette.feedOf(name), () => record({ id, kind: 'fed' }), 'F'),
    action(
      'refused',
      'refused',
      palette.refusedOf(name),
      () => record({ id, kind: 'refused' }),
      'R',
    ),
    action(
      'offered',
      'attempt',
      palette.offeredOf(name),
      () => record({ id, kind: 'offered' }),
      'O',
    ),
    action(
      'molt',
      'molt',
      wordsFor(an_type, palette).moltOf(name),
      () => record({ id, kind: 'molt' }),
      'M',
    ),
    action('measure', 'scale', palette.measureOf(name), () => record({ id, kind: 'measure' })),
  ];
  return [
    action('open', 'arrow', palette.open, () => go(paths.petDetails(id))),
    ...(archived ? [] : records),
    action('edit', 'pencil', palette.editOf(name), () => go(paths.petEdit(id)), 'E'),
    action('label', 'tag', palette.labelOf(name), () => go(paths.labels({ ids: String(id) }))),
    action('quick', 'qr', palette.quickViewOf(name), () => go(paths.petQuick(tag))),
    ...(archived
      ? []
      : [
          action('hand', 'hand', palette.handOverOf(name), () =>
            go(paths.handOver({ ids: String(id) })),
          ),
        ]),
  ];
}
