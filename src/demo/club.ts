import { addDays, daysBetween, type Day } from '#src/domain/days.ts';
import { DAY } from '#src/domain/durations.ts';

// assets/demo/club.json holds the example club as it was on its day: the export of each keeper, and what belongs to
// nobody. scripts/write-demo.ts writes it from a data folder.

export type Club = {
  day: Day;
  news: { date_n: Day; n_text: string }[];
  expos: { e_date: Day; e_name: string; e_table: string; e_offer: string; e_sold: string }[];
  keepers: ClubKeeper[];
};

/** `files`: what the export has in its ZIP, by the names of the drawings and papers in assets/demo. */
export type ClubKeeper = { files: Record<string, string>; document: ClubDocument };

/** What is read here of an export. The importer reads the rest. */
type ClubDocument = {
  profile: { uname: string; email: string };
  settings: { conf_key: string; conf_val: string }[];
  plans: { fp_name: string }[];
  messages: {
    message_date: string;
    email: string;
    message: string;
    replies: { message_date: string; message: string }[];
  }[];
  pets: {
    former_nos: number[];
    gender: 'm' | 'f' | 'other';
    molts: { date_mt: Day; size: number | null }[];
  }[];
};

export const demoFile = (name: string) => new URL(`../../assets/demo/${name}`, import.meta.url);

/** The example club, with its days moved towards today. */
export async function readClub(today: Day): Promise<Club> {
  const club = (await Bun.file(demoFile('club.json')).json()) as Club;
  return shifted(club, daysBetween(club.day, today));
}

/** A value with all its days and instants moved by so many days. */
export function shifted<Value>(value: Value, days: number): Value {
  const move = (one: unknown, key = ''): unknown => {
    if (typeof one === 'string') return movedText(one, days);
    if (typeof one === 'number') return key === 'recorded' ? one + days * DAY : one;
    if (Array.isArray(one)) return one.map((part) => move(part));
    if (one === null || typeof one !== 'object') return one;
    return Object.fromEntries(Object.entries(one).map(([name, part]) => [name, move(part, name)]));
  };
  return move(value) as Value;
}

const movedText = (text: string, days: number): string =>
  /^\d{4}-\d\d-\d\d(T|$)/.test(text) ? addDays(text.slice(0, 10), days) + text.slice(10) : text;
