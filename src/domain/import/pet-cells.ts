import { parseGender } from '#src/domain/animal/gender.ts';
import { readSex as readSaidSex } from '#src/domain/paste/counts.ts';
import { Line } from '#src/domain/paste/line-taken.ts';
import type { ArchiveReason, Gender } from '#src/domain/enums.ts';

// Parsers for cells as keepers write them, in English and German.

type Sex = { gender: Gender; count: number | null };

/** 'm', '?', '0.1', '0.0.3'; an empty cell is unsexed, 'mixed' a group of both. Null for anything else. */
export function readSex(text: string): Sex | 'mixed' | null {
  const word = text.trim().toLowerCase();
  if (NOT_KNOWN.includes(word)) return { gender: 'other', count: null };
  const counted = countsOf(word);
  if (counted === 'mixed') return 'mixed';
  if (counted) return counted.count === 1 ? { ...counted, count: null } : counted;
  const gender = parseGender(word) ?? saidSex(text);
  return gender && { gender, count: null };
}

/** '♀ Female', 'samice', 'hembra', 'probably female': the words of lists; what is only probable is unsexed. */
function saidSex(text: string): Gender | null {
  const line = new Line(text.replace(/^[?]\s+/, ''));
  const said = readSaidSex(line);
  if (!said || line.rest().length > 0) return null;
  // 'boy' is for its keeper to say in the words of a file
  return said.sure || said.value === 'other' ? said.value : null;
}

/** Whether a cell of the sex says more than that: 'PF', 'sling'. It would be lost. */
export function saysMore(text: string): boolean {
  const word = text.trim().toLowerCase();
  if (parseGender(word) !== null || /^[?–—-]*$|^(?:n\/a|na|none|k\.a\.|us)$/.test(word))
    return false;
  const said = readSaidSex(new Line(text));
  return !said?.sure && countsOf(word) === null;
}

/** '3', '3 Stk.', '0.0.3'; an empty cell gives no count. Null for anything else, also fractions. */
export function readCount(
  text: string,
): { count: number | null; gender: Gender | null } | 'mixed' | null {
  const word = text.trim().toLowerCase();
  if (word === '') return { count: null, gender: null };
  const plain = /^(-?\d{1,9})( ?(x|pcs?\.?|stk\.?|stück))?$/.exec(word)?.[1];
  if (plain !== undefined) return { count: Number(plain), gender: null };
  return countsOf(word);
}

/** 'yes', 'x', '1' is 1; 'no', '0' and an empty cell 0; null for anything else. */
export function readFlag(text: string): 0 | 1 | null {
  const word = text.trim().toLowerCase();
  if (['1', 'x', 'y', 'yes', 'true', 'j', 'ja', 'wahr', 'archived', 'archiviert'].includes(word))
    return 1;
  return ['', '0', '-', 'n', 'no', 'false', 'nein', 'falsch'].includes(word) ? 0 : null;
}

export function readArchiveReason(text: string): ArchiveReason | null {
  const word = text
    .normalize('NFC')
    .replace(/[^\p{L}†\s]/gu, '')
    .trim()
    .toLowerCase();
  for (const [reason, words] of REASONS) if (words.split(' ').includes(word)) return reason;
  return null;
}

/** A status that an animal has while it is kept. */
export const isHere = (text: string): boolean =>
  /^(?:alive|active|current|kept|owned|living|here|ok|lebt|lebend(?:ig)?|am leben|aktiv|vorhanden|im bestand|bestand|da|żyje|aktywny|żije|naživu|viv[oa]|activ[oa]|vivante?|actife?|en vie|levend|leeft|actief)$/iu.test(
    text.trim(),
  );

/** What a heading says of the animals that have a day or a note below it: 'Date of death', 'Verkauft am'. */
export function reasonOfHeading(heading = ''): ArchiveReason | null {
  const words = heading.normalize('NFC').toLowerCase();
  return HEADINGS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

const HEADINGS: readonly (readonly [RegExp, ArchiveReason])[] = [
  [
    /death|died|deceased|tod|gestorben|verstorben|fallec|muert|d[ée]c[èe]s|mort|śmierć|śmierci|úhyn|overl/,
    'died',
  ],
  [/sold|sale|verkauf|vend|sprzeda|prod[aá]n|verkocht/, 'sold'],
  [/given|abgegeben|abgabe|verschenkt|rehomed/, 'given'],
];

/** '1.2.0': males, females, unsexed. Null when it is no such count. */
function countsOf(word: string): Sex | 'mixed' | null {
  if (!/^\d{1,6}\.\d{1,6}(\.\d{1,6}(\.0)?)?$/.test(word)) return null;
  const counts = word.split('.').map(Number);
  const kept = counts.flatMap((count, at) => (count > 0 ? [{ gender: SEXES[at], count }] : []));
  if (kept.length > 1) return 'mixed';
  const [only] = kept;
  return only?.gender ? { gender: only.gender, count: only.count } : { gender: 'other', count: 0 };
}

const SEXES: readonly Gender[] = ['m', 'f', 'other'];
const NOT_KNOWN = [
  '',
  '-',
  '–',
  '—',
  '??',
  'n/a',
  'na',
  'none',
  'k.a.',
  'us',
  'sling',
  'juvenile',
  'juv',
  'juv.',
];

const REASONS: [ArchiveReason, string][] = [
  [
    'died',
    'died dead deceased death rip tot gestorben verstorben verendet eingegangen † padł padła martwy martwa uhynul uhynula murió muerto muerta fallecido fallecida mort morte décédé décédée overleden dood',
  ],
  [
    'sold',
    'sold verkauft sprzedany sprzedana prodán prodaný prodaná vendido vendida vendu vendue verkocht',
  ],
  ['given', 'given traded gifted rehomed abgegeben verschenkt getauscht oddany oddana'],
  ['lost', 'lost escaped entlaufen entwischt entkommen verloren'],
  ['other', 'other andere anderes sonstiges'],
];
