import { catalogue } from '#src/db/starter/catalogue.ts';
import { readLines } from '#src/domain/paste/read-lines.ts';
import type { PastedLine } from '#src/domain/paste/read-line.ts';

/** A list as it is read on 20 November 2026, with the species of a new installation. */
export function readList(text: string) {
  return readLines(text, species, '2026-11-20');
}

/** The fields of a line but its species, unsure ones with a question mark. */
export function brief(line: PastedLine | undefined): string[] {
  return Object.entries(line?.fields ?? {}).flatMap(([key, field]) => {
    if (key === 'species') return [];
    const all = [field].flat();
    const values = all.map(({ value }) =>
      typeof value !== 'object' || value === null
        ? String(value)
        : 'min' in value
          ? String(value.min)
          : Object.values(value).join(' '),
    );
    return [`${key}${all.every(({ sure }) => sure) ? '' : '?'} ${values.join(' ')}`];
  });
}

const species = catalogue.map(({ sc_name, cm_name, de_name, former }, at) => ({
  ...{ sc_id: at + 1, sc_name, cm_name, de_name },
  synonyms: former,
}));
