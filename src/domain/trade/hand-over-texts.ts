import type { Day } from '#src/domain/days.ts';
import type { Spoken } from '#src/domain/accounts/languages.ts';

/** What is known of an animal's time with its giver. */
type Kept = { from: string; kept_since: Day | null; bred: 0 | 1 };

const monthIn = (locale: string) => {
  const { format } = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (day: Day) => format(new Date(`${day}T00:00:00Z`));
};
const inEnglish = monthIn('en-GB');
const inGerman = monthIn('de-DE');

const lines: Record<Spoken, (kept: Kept) => string[]> = {
  en: ({ from, kept_since, bred }) => {
    const past = [
      ...(bred ? ['bred it'] : []),
      ...(kept_since ? [`had kept it since ${inEnglish(kept_since)}`] : []),
    ];
    return [`Handed over by ${from}`, ...(past.length ? [`who ${past.join(' and ')}`] : [])];
  },
  de: ({ from, kept_since, bred }) => {
    const past = [
      ...(bred ? ['nachgezogen'] : []),
      ...(kept_since ? [`gehalten seit ${inGerman(kept_since)}`] : []),
    ];
    return [`Übergeben von ${from}`, ...(past.length ? [`dort ${past.join(' und ')}`] : [])];
  },
};

/** What the next keeper's record says of how the animal came. */
export const handOverLine = (language: Spoken, kept: Kept): string =>
  `${lines[language](kept).join(', ')}.`;

/** In the giver's sales, of some of a group that went for nothing. */
export const givenAwayNote: Record<Spoken, string> = {
  en: 'Given away',
  de: 'Abgegeben, ohne Verkauf',
};

type Named = { name: string; tag: string };

/** The name of a hand-over's file: of one animal its own, in letters that every computer takes. */
export function handOverFileName(animals: readonly Named[], code: string): string {
  const [one] = animals;
  const parts = animals.length === 1 && one ? [safe(one.name) || 'animal', one.tag] : [];
  const name = parts.filter(Boolean).join('-') || `hand-over-${code}`;
  return `${name}.exuvia.zip`;
}

const safe = (name: string) =>
  name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
