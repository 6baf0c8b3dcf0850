import type { Spoken } from '#src/domain/accounts/languages.ts';
import type { MailContent } from '#src/platform/mail/mail-content.ts';

type Place = { place: string | null; due: number; refused: number; foods: readonly string[] };
type Animal = { id: number; name: string; sc_name: string; refusals: number };

/** What the mail of the day tells, grouped as the first page is. */
export type DigestInput = {
  due: number;
  places: readonly Place[];
  open: readonly (Animal & { food: string })[];
  look: readonly Animal[];
  rests: readonly Animal[];
  todayUrl: string;
  stopUrl: string;
  urlOf: (animal: Animal) => string;
};

const words = {
  en: {
    subject: (due: number, open: number) =>
      [due > 0 && `${due} due`, open > 0 && `${open} open`].filter(Boolean).join(', ') ||
      'an animal to look at',
    due: 'Due today',
    open: 'Offers still open',
    look: 'Look at',
    rests: 'Rest, do not feed',
    nowhere: 'Without a place',
    refused: (n: number) => `${n} refused last time`,
    refusedTimes: (n: number) => `refused ${n}x since the last meal`,
    more: (n: number) => `and ${n} more`,
    today: 'Open Today',
    stop: 'Change or stop this mail',
  },
  de: {
    subject: (due: number, open: number) =>
      [due > 0 && `${due} fällig`, open > 0 && `${open} offen`].filter(Boolean).join(', ') ||
      'ein Tier zum Ansehen',
    due: 'Heute fällig',
    open: 'Noch offene Angebote',
    look: 'Ansehen',
    rests: 'Ruhen, nicht füttern',
    nowhere: 'Ohne Platz',
    refused: (n: number) => `${n} haben zuletzt verweigert`,
    refusedTimes: (n: number) => `${n}x verweigert seit der letzten Mahlzeit`,
    more: (n: number) => `und ${n} weitere`,
    today: 'Heute öffnen',
    stop: 'Diese Mail ändern oder abstellen',
  },
};

/** Of each list. */
const LISTED = 20;

export const digestMail =
  (input: DigestInput) =>
  (language: Spoken): MailContent => {
    const { due, places, open, look, rests, todayUrl, stopUrl, urlOf } = input;
    const said = words[language];
    const of = (animal: Animal, more = '') => ({
      text: [animal.name || animal.sc_name, more].filter(Boolean).join(': '),
      url: urlOf(animal),
    });
    const group = (title: string, entries: { text: string; url?: string }[]) => ({
      title,
      entries: [
        ...entries.slice(0, LISTED),
        ...(entries.length > LISTED ? [{ text: said.more(entries.length - LISTED) }] : []),
      ],
    });
    const groups = [
      group(
        said.due,
        places.filter((one) => one.due > 0).map((one) => ({ text: placeText(one, said) })),
      ),
      group(
        said.open,
        open.map((animal) => of(animal, animal.food)),
      ),
      group(
        said.look,
        look.map((animal) => of(animal, said.refusedTimes(animal.refusals))),
      ),
      group(
        said.rests,
        rests.map((animal) => of(animal)),
      ),
    ];
    return {
      subject: `Exuvia: ${said.subject(due, open.length)}`,
      lines: [],
      link: { label: said.today, url: todayUrl },
      groups: groups.filter(({ entries }) => entries.length > 0),
      stop: { label: said.stop, url: stopUrl },
    };
  };

function placeText({ place, due, refused, foods }: Place, said: (typeof words)[Spoken]): string {
  const more = [foods.join(', '), refused > 0 ? said.refused(refused) : ''].filter(Boolean);
  return `${place ?? said.nowhere}: ${due}${more.length > 0 ? ` (${more.join('; ')})` : ''}`;
}
