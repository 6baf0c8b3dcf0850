import type { Gender } from '#src/domain/enums.ts';

/** '2.0', '0.2' or '0.0.2': males, females, unsexed. */
export function genderCount(gender: Gender, count: number): string {
  if (gender === 'm') return `${count}.0`;
  return gender === 'f' ? `0.${count}` : `0.0.${count}`;
}

/** '1.1.3' for a group of records; the third number only when there are unsexed animals. */
export function sumGenderCounts(list: readonly { gender: Gender; an_count: number }[]): string {
  const sums = { m: 0, f: 0, other: 0 };
  for (const { gender, an_count } of list) sums[gender] += an_count;
  return sums.other === 0 ? `${sums.m}.${sums.f}` : `${sums.m}.${sums.f}.${sums.other}`;
}

/** Sex as keepers write it in a table, in English, German or as a count of one sex ('1.0'); null for anything else. */
export function parseGender(text: string): Gender | null {
  const word = text.normalize('NFC').trim().toLowerCase();
  return WORDS.get(word) ?? genderOfCount(word);
}

const WORDS = new Map<string, Gender>([
  ...(['m', 'male', 'männlich', 'maennlich', 'männchen', '♂'] as const).map(
    (word) => [word, 'm'] as const,
  ),
  ...(['f', 'female', 'w', 'weiblich', 'weibchen', '♀'] as const).map(
    (word) => [word, 'f'] as const,
  ),
  ...(['other', 'unsexed', 'unknown', 'u', '?', 'unbestimmt', 'unbekannt'] as const).map(
    (word) => [word, 'other'] as const,
  ),
]);

function genderOfCount(word: string): Gender | null {
  if (/^0*[1-9]\d*\.0+(\.0+)?$/.test(word)) return 'm';
  if (/^0+\.0*[1-9]\d*(\.0+)?$/.test(word)) return 'f';
  return /^0+\.0+\.0*[1-9]\d*$/.test(word) ? 'other' : null;
}
