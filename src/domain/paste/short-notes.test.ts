import { expect, test } from 'bun:test';
import { catalogue } from '#src/db/starter/catalogue.ts';
import { englishNotes } from '#src/testing/lists/english-notes.ts';
import { germanNotes } from '#src/testing/lists/german-notes.ts';
import type { PastedLine } from './read-line.ts';
import { readLines } from './read-lines.ts';

const notes = [...englishNotes, ...germanNotes];

test.each(notes.map((note) => [note.split('\n', 2).join(' / '), note]))('%s', (_, note) => {
  const lines = note.split('\n').map((line) => line.split(' ⇒ '));
  const read = readLines(lines.map(([text]) => text).join('\n'), species, '2026-11-27');
  const said = lines.map(([text], at) => {
    const animals = read.filter(({ line, kind }) => line === at + 1 && kind === 'animal');
    return `${text} ⇒ ${animals.map(brief).join(' + ') || '-'}`;
  });
  expect(said.join('\n')).toBe(note);
});

/** The species, '?' for an unknown one, and the other fields. */
function brief({ fields: { species, ...others } }: PastedLine): string {
  const name = species ? `${species.value}${species.sure ? '' : '?'}` : '?';
  const rest = Object.entries(others).map(([key, field]) => {
    const [first] = Array.isArray(field) ? field : [field];
    const value =
      typeof first?.value === 'object' && first.value ? Object.values(first.value) : [first?.value];
    const mark = first?.sure ? '' : '?';
    if (Array.isArray(field)) return `size${mark} ${field.map((one) => one.value.min).join(' ')}`;
    return `${key}${mark} ${value.join(key === 'sexes' ? '.' : ' ')}`.trim();
  });
  return [name, ...rest.toSorted()].join(', ');
}

const species = catalogue.map(({ sc_name, cm_name, de_name, former }, at) => ({
  ...{ sc_id: at + 1, sc_name, cm_name, de_name },
  synonyms: former,
}));
