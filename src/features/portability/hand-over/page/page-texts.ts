import type { Spoken } from '#src/domain/accounts/languages.ts';
import type { Day } from '#src/domain/days.ts';
import { firstDayOf, type PartialDay } from '#src/domain/partial-days.ts';

const dayIn = (locale: string) => {
  const { format } = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (day: Day) => format(new Date(`${day}T00:00:00Z`));
};

/** As much of the day as is known. */
const partialDayIn = (locale: string) => {
  const day = dayIn(locale);
  const { format } = new Intl.DateTimeFormat(locale, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (partial: PartialDay) => {
    if (partial.length === 4) return partial;
    if (partial.length === 10) return day(partial);
    return format(new Date(`${firstDayOf(partial)}T00:00:00Z`));
  };
};

const cmIn = (locale: string) => {
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return (size: number) => `${format(size)} cm`;
};

const gramsIn = (locale: string) => {
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return (weight: number) => `${format(weight)} g`;
};

const en = {
  title: (names: readonly string[]) =>
    names.length === 1 ? (names[0] ?? '') : `${names.length} animals`,
  from: (giver: string, day: string) => `Handed over by ${giver}, ${day}`,
  animals: (n: number) => `${n} animals`,
  pictureOf: (name: string) => `Picture of ${name}`,
  tag: 'Tag, for life',
  sex: 'Sex',
  gender: { m: 'Male', f: 'Female', other: 'Unsexed' },
  count: 'Animals',
  weight: 'Weight',
  hatched: 'Hatched or born',
  keptSince: 'Kept there since',
  origin: 'Origin',
  bred: 'Bred by the keeper',
  parent: 'Parent animal',
  documentNo: 'Document no.',
  firstRecord: 'Oldest record',
  preMolt: 'Pre-molt since',
  molts: (n: number) => (n === 1 ? 'One molt' : `${n} molts`),
  feedings: (fed: number, refused: number) =>
    [
      fed === 1 ? 'One feeding' : `${fed} feedings`,
      ...(refused ? [refused === 1 ? 'one refusal' : `${refused} refusals`] : []),
    ].join(', '),
  progress: { 0: 'Fed', 1: 'Offered', 2: 'Refused' },
  newest: (n: number) => `The newest ${n}; the file has all of them.`,
  events: 'Events',
  papers: 'Papers',
  notes: 'Notes',
  takeIn:
    'Who keeps a log in Exuvia, too, chooses the whole file (ZIP) under Pets, Add, Take in an animal: every record comes along, and the tag on the label goes on working.',
  code: 'Code',
  day: dayIn('en-GB'),
  partialDay: partialDayIn('en-GB'),
  cm: cmIn('en-GB'),
  grams: gramsIn('en-GB'),
};

export type PageTexts = typeof en;

const de: PageTexts = {
  title: (names) => (names.length === 1 ? (names[0] ?? '') : `${names.length} Tiere`),
  from: (giver, day) => `Übergeben von ${giver}, ${day}`,
  animals: (n) => `${n} Tiere`,
  pictureOf: (name) => `Bild von ${name}`,
  tag: 'Kennung, fürs Leben',
  sex: 'Geschlecht',
  gender: { m: 'Männlich', f: 'Weiblich', other: 'Unbestimmt' },
  count: 'Tiere',
  weight: 'Gewicht',
  hatched: 'Geschlüpft oder geboren',
  keptSince: 'Dort gehalten seit',
  origin: 'Herkunft',
  bred: 'Vom Halter nachgezogen',
  parent: 'Elterntier',
  documentNo: 'Dokument-Nr.',
  firstRecord: 'Ältester Eintrag',
  preMolt: 'Vor Häutung seit',
  molts: (n) => (n === 1 ? 'Eine Häutung' : `${n} Häutungen`),
  feedings: (fed, refused) =>
    [
      fed === 1 ? 'Eine Fütterung' : `${fed} Fütterungen`,
      ...(refused ? [`${refused === 1 ? 'einmal' : `${refused}x`} verweigert`] : []),
    ].join(', '),
  progress: { 0: 'Gefressen', 1: 'Angeboten', 2: 'Verweigert' },
  newest: (n) => `Die neuesten ${n}; in der Datei stehen alle.`,
  events: 'Ereignisse',
  papers: 'Papiere',
  notes: 'Notizen',
  takeIn:
    'Wer selbst Buch in Exuvia führt, wählt die ganze Datei (ZIP) unter Tiere, Hinzufügen, Ein Tier aufnehmen: Alle Einträge kommen mit, und die Kennung auf dem Etikett gilt weiter.',
  code: 'Code',
  day: dayIn('de'),
  partialDay: partialDayIn('de'),
  cm: cmIn('de'),
  grams: gramsIn('de'),
};

export const pageTexts: Record<Spoken, PageTexts> = { en, de };
