import { COMMUNAL, GROUP } from './counts.ts';
import type { Span } from './line-taken.ts';

/**
 * Whether a count means animals that live together: 'group of 7', 'Kolonie'; 'ca. 200', which nobody numbers; and those of
 * a 'Schabenzucht'; and of whatever is kept 'communal', beside the count.
 */
export const meansGroup = (text: string, [from, to]: Span): boolean =>
  GROUP.test(text.slice(from, to)) ||
  TOGETHER.test(text) ||
  ABOUT.test(text.slice(0, to)) ||
  BREEDING.test(text);

const ABOUT =
  /(?<!\p{L})(?:ca\.?|etwa|circa|ungefähr|about|around|approx\.?|~)\s?\d{2,4}(?:\s?\p{L}+\.?)?$/iu;
const TOGETHER = new RegExp(
  String.raw`(?<!\p{L})(?<!(?:not|no longer|never|non|nicht|nicht mehr|nie|kein\p{L}*)[\s-])(?:${COMMUNAL})(?!\p{L})(?!\s\p{L}*\?)`,
  'iu',
);
const BREEDING =
  /(?:schaben|heimchen|grillen|mehlwurm|fliegen|drosophila|dubia|assel|springschwanz|futter(?:tier)?|käfer)n?zucht(?!\p{L})|(?<!\p{L})(?:roach|dubia|isopod|cricket|feeder|springtail)s?\s(?:colony|culture)(?!\p{L})/iu;
