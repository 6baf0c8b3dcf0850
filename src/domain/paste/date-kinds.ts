import { words } from './line-taken.ts';
import { readFedLetter } from './fed-letter.ts';
import { MONTH_WORDS } from './month-names.ts';
import { FEMALE, LEFT, MALE, MOLT_NUMBER, UNSEXED } from './words.ts';
import {
  FED,
  FEEDERS,
  HOW_LARGE,
  NO_MEAL,
  NO_MEAL_BEHIND,
  NOT_EATEN_BEHIND,
  REFUSED,
} from './meal-words.ts';
import { OF_BREEDING, SELLER_NAME } from './sellers.ts';
import type { Line, Span } from './line-taken.ts';

/** What a date is of. */
export type DateKind =
  'kept_since' | 'hatched' | 'last_fed' | 'refused' | 'last_molt' | 'pre_molt' | 'left';

/** A kind, and the part of the line that tells it together with the date. */
type Told = {
  kind: DateKind;
  from: number;
  to: number;
  isDenied?: boolean;
  /** 'frisst nichts seit', 'alone since': perhaps not since when it is kept; or a meal that no word calls one. */
  isVague?: boolean;
  /** 'not eating since oct', 'matured 10/2026': a month or a year of it is for the notes, in the words of the line. */
  needsDay?: boolean;
  /** A part between that another reader is to see. */
  keeps?: Span;
};

/** The word before or after a date that says what it is of, with what stands between. */
export function toldKind(line: Line, [from, to]: Span): Told | null {
  const before = line.before(from);
  const after = line.after(to);
  const around = REFUSED_AROUND.exec(before);
  const behind = around && NOTHING_BEHIND.exec(after);
  if (behind) {
    const isVague = !/^n/i.test(around[0]);
    return { kind: 'refused', from: around.index, to: to + behind[0].length, isVague };
  }
  // 'refused a cricket 24/11': of what it refused the notes tell
  const offered = REFUSED_FEEDER.exec(before);
  if (offered) return { kind: 'refused', from: offered.index + (offered[1]?.length ?? 0), to };
  const refused = REFUSED_BEHIND.exec(after);
  const meal = MEAL.exec(before);
  if (meal && !refused) return { kind: 'last_fed', from, to };
  const counted = COUNTED_MEAL.exec(before);
  if (counted && !refused) {
    const said = before.slice(0, counted.index);
    if (!NO_MEAL.test(said) && !NOT_EATEN_BEHIND.test(after))
      return { kind: 'last_fed', from, to, isVague: true };
  }
  const grown = MOLTED_TO.exec(before);
  if (grown) {
    const [said, word = '', stage = ''] = grown;
    const at = grown.index + said.indexOf(stage, word.length);
    return { kind: 'last_molt', from: grown.index, to, keeps: [at, at + stage.length] };
  }
  const isFirst = isAheadOfWord(before, after);
  for (const [kind, pattern] of isFirst ? [] : KINDS) {
    const ahead = new RegExp(`(${pattern.source})${ENDS}`, 'iu').exec(before);
    if (!ahead) continue;
    // 'hat seit 8.11. nichts gefressen'; 'seit 2019 verweigert' is of two things
    const isSinceThen = kind === 'kept_since' && SINCE.test(ahead[1] ?? '');
    const isRefusal = kind === 'last_fed' || (isSinceThen && isDayOf(line, from, to, after));
    if (refused && isRefusal) {
      const end = to + refused[0].length;
      return { kind: 'refused', from: ahead.index, to: end, isVague: isSinceThen };
    }
    // the word itself stays open for the reader of how an animal left
    // and so does a maturing or a counted molt, which tells more than its day, and what was eaten
    const isMature =
      kind === 'last_molt' && /^(?:(?:letzte )?r|matured|\p{L}+ out)|#/iu.test(ahead[1] ?? '');
    const isMore = kind === 'left' || isMature;
    const word = isMore ? (ahead[1]?.length ?? 0) : 0;
    const said = before.slice(0, ahead.index);
    const isYoung = EATEN.test(ahead[1] ?? '') && YOUNG.test(said);
    const isDenied =
      isYoung ||
      DENIED.test(said) ||
      (kind === 'kept_since' && (STATE.test(said) || AWAY.test(said)));
    const isSince = isSinceThen && !KEPT.test(said);
    const isVague = isSince || SINCE_IT_ATE.test(ahead[0]) || OF_MORE.test(ahead[1] ?? '');
    const needsDay = /^matured/i.test(ahead[1] ?? '');
    return { kind, from: ahead.index + word, to, isDenied, isVague, needsDay };
  }
  if (refused) return { kind: 'refused', from, to: to + refused[0].length };
  const letter = readFedLetter(line, [from, to]);
  if (letter)
    return { kind: 'last_fed', from: letter.at, to, isVague: !letter.sure, needsDay: true };
  const meant = mealBehind(before, after);
  if (meant) return { from, to, ...meant };
  for (const [kind, pattern] of isFirst || !OF_NEXT.test(after) ? KINDS : []) {
    const behind = new RegExp(`^\\s?\\(?${MEANWHILE}${pattern.source}`, 'iu').exec(after);
    if (!behind) continue;
    const isVague = OF_MORE.test(behind[0].trim());
    return { kind, from, to: kind === 'left' ? to : to + behind[0].length, isVague };
  }
  const kind = before.trim() === '' ? kindAtEnd(after) : null;
  if (kind) return { kind, from, to, isVague: true };
  const seller = SELLER_AHEAD.exec(before);
  const isPaid = seller && PAID.test(line.text) && !OF_BREEDING.test(before.slice(0, seller.index));
  return isPaid || BOUGHT_AT.test(before) ? { kind: 'kept_since', from, to, isVague: true } : null;
}

/** 'from The Spider Shop 14 Nov £18' */
const SELLER_AHEAD = new RegExp(
  String.raw`(?<!\p{L})(?:[Ff]rom|[Vv]o[nm]|[Bb]eim?)\s${SELLER_NAME}(?:,?\s(?:for\s|für\s)?(?:[€$£]\s?\d[\d.]*|\d[\d.]*\s?(?:€|EUR|Euro)))?,?\s(?:on\s|am\s)?$`,
  'u',
);
const PAID = /[€$£]\s?\d|\d\s?(?:[€$£]|(?:eur|euro|usd|gbp|chf|zł|kč)(?!\p{L}))/iu;

/** Whether it is no year alone, and what is behind it is of the same part of the line. */
const isDayOf = (line: Line, from: number, to: number, after: string) =>
  /\D/.test(line.text.slice(from, to)) && /^\s\p{L}/u.test(after);

/**
 * Whether dates stand ahead of their words: '18.11. gefüttert 3.9. gehäutet'. So they do where dates and words in turn
 * begin with a date and end with a word; '3/2026 fed 18.11.' begins with the date of something else.
 */
function isAheadOfWord(before: string, after: string): boolean {
  if (!ENDS_WITH_WORD.test(after)) return false;
  const begins = PAIRS_AHEAD.exec(before)?.index ?? before.length;
  return !AFTER_WORD.test(before.slice(0, begins));
}

/** 'gestern 2 Heimchen gefressen', 'heute 1 Maus': what was eaten, or not, stands between the date and the word for it. */
function mealBehind(before: string, after: string): Pick<Told, 'kind' | 'isVague'> | null {
  const offered = COUNTED_BEHIND.exec(after);
  if (!offered) return null;
  const rest = after.slice(offered[0].length);
  if (BEHIND_REFUSED.test(rest)) return { kind: 'refused' };
  if (NO_MEAL.test(before) || NOT_EATEN_BEHIND.test(rest) || NO_MEAL_BEHIND.test(rest)) return null;
  return { kind: 'last_fed', isVague: !BEHIND_FED.test(rest) };
}

/** '24.11. Rosi (G. porteri) gefressen': a day ahead of all is of what the line ends with. */
function kindAtEnd(after: string): DateKind | null {
  for (const [kind, pattern] of KINDS.filter(([one]) => OF_A_DIARY.includes(one))) {
    const found = new RegExp(`^(.*)${pattern.source}${MEAL_AT_END}[\\s.!)]*$`, 'iu').exec(after);
    if (found)
      return /(?<!\p{L})(?:not|nicht|nie|never|no)\s+$/iu.test(found[1] ?? '') ? null : kind;
  }
  return null;
}

const OF_A_DIARY: readonly DateKind[] = ['refused', 'last_fed', 'last_molt', 'left'];

const BETWEEN = String.raw`(?:[\s:("'=,-]|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[.,\s]|(?:mo|di|mi|do|fr|sa|so)\.|on|the|in|for|last|letzte[nrm]?|am|dem|im|vom|dne|dnia|en|since|seit|desde|depuis|sinds|od|summer|sommer|spring|frühjahr|frühling|autumn|fall|herbst|winter|ca\.?|about|~|le|el|op|em|il|på|den|w|v)*`;
/** 'gestern endlich gefressen' */
const MEANWHILE = String.raw`(?:(?:finally|again|zuletzt|endlich|wieder|erst|schon|auch|gut|(?:noch ?)?mal)\s){0,2}`;
/** 'not fed since 15.11.', 'sac eaten 15.11.' tell no meal of that day. */
const DENIED =
  /(?<!\p{L})(?:(?:not|never|no|nicht|nie|niet|pas|noch nicht|hasn't|n't)\s+(?:been\s+)?|(?:kokon|eier|gelege|(?:egg ?)?sac|eggs|clutch)\s+(?:was\s+|wurde\s+)?)$/iu;
/** 'mature since May' and 'adult female since May' tell when it matured, not since when it is kept. */
const STATE =
  /(?<!\p{L})(?:matured?|mm|mf|adulte?[rsn]?|reif|dorosł\p{L}*|dospěl\p{L}*|pre-?molt|prämolt|gravid|pregnant|paired|verpaart|resting|fasting|(?:hunger )?strike|buried|burrowed|hiding|sealed|vergraben|eingegraben|hungert|brumation|hibernation|winterruhe|winterschlaf|winterstarre)(?:\s(?:male|female|männchen|weibchen|bock|weib|[♂♀]))?\s+$/iu;
const SINCE = /^(?:since|seit|od|desde|depuis|sinds|from|da|dal)$/iu;
/** 'plings eaten 10 Nov': they were. */
const EATEN = /^(?:eaten|ge?fressen)$/iu;
const YOUNG =
  /(?<!\p{L})(?:[ps]lings?|spiderlinge?|babies|babys|young|pups|nymphs|nymphen|larven|junge)\s+(?:(?:was|were|wurden|all|alle)\s+){0,2}$/iu;
/** 'on loan to Dave since June' */
const AWAY =
  /(?<!\p{L})(?:on (?:breeding )?loan|loaned|lent|verliehen|ausgeliehen|zur pflege|in pflege|zur verpaarung|boarding)(?!\p{L})[^,;.]*$/iu;
/** What stands before 'since' of an animal itself: nothing, a number, a sex, a stage, a name, or that it is kept. No
 * Latin word ends as 'buried' and 'frisst' do. */
const EPITHET = String.raw`\p{Ll}{2,}[aeiomrsx]`;
const KEPT = new RegExp(
  String.raw`(?:^|[\d).,;:"'♀♂cm|\t¦-]|(?<!\p{L})(?:${FEMALE}|${MALE}|${UNSEXED}|kept|owned|mine|me|have|had|her|him|them|it|here|gehalten|habe|hab|mir|uns|sling|spiderling|juv\p{L}*|sub-?adult\p{L}*|\p{Lu}\p{L}*\.?(?:\s?${EPITHET})?|\p{L}\.\s?${EPITHET}))\s*$`,
  'u',
);
/** 'hasn't eaten since 12 Oct': it was fed then rather than that it refused. */
const SINCE_IT_ATE =
  /(?:eat(?:en|ing|s)?|(?<!off )food|gefressen|frisst|futter|gegeten|come|comió|mangé|jad[łl][ao]?|žral[ao]?)(?:\s\p{L}+)?\s(?:since|seit|sinds|desde|depuis|od)\s/iu;
/**
 * A cricket is perhaps to come, 'geh.' is perhaps 'gehalten', one that was given away is 'geschenkt', too, and one that
 * matured was perhaps bought then.
 */
const OF_MORE = /^(?:[🦗🪳]|geh\.|geschenkt|matured)/iu;
const ENDS = `${BETWEEN}$`;
/** How a date begins that has no number first: 'yesterday', 'Monday', 'Nov 25'. */
export const DAY_WORDS = String.raw`yesterday|last night|today|gestern|vorgestern|heute?|vor \d+|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|${MONTH_WORDS}`;
/** 'nimmt seit 8.11. nichts an' */
const REFUSED_AROUND =
  /(?<!\p{L})(?:frisst|nimmt|isst|fraß|nahm)\s(?:(?:jetzt|schon|leider|aktuell)\s)?(?:seit|am|since)\s(?:dem\s|anfang\s|mitte\s|ende\s|ca\.?\s)?$/iu;
const NOTHING_BEHIND =
  /^\s(?:leider\s)?(?:nichts?|nix|kein (?:futter|essen))(?!\p{L})(?:\smehr)?(?:\san(?!\p{L}))?/iu;
/** '24.11. OBT ate 2 crickets' */
const MEAL_AT_END = String.raw`(?:\s(?:\d{1,2}|an?|ein(?:e[nr]?)?)\s(?:(?:${HOW_LARGE})\s)?${FEEDERS})?`;
/** 'fed 2 mice 14 Nov': the words stay for the notes. */
const MEAL = new RegExp(
  String.raw`(?:${FED.source}:?|(?<!\p{L})(?:futter|food|feeder|prey):)\s(?:(?:\d{1,2}x?|an?|the|ein(?:e[nr]?)?|${HOW_LARGE})\s){0,3}${FEEDERS}${BETWEEN}$`,
  'iu',
);
/** '2 roaches 10/11' is a meal as well, though no word says that it was eaten. */
const COUNTED_MEAL = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/])\d{1,2}\s?x?\s(?:(?:${HOW_LARGE})\s){0,2}${FEEDERS}${BETWEEN}$`,
  'iu',
);
const REFUSED_FEEDER = new RegExp(
  String.raw`(?<!\p{L})(${REFUSED.source}\s(?:(?:\d{1,2}x?|an?|the|her|his|ein(?:e[nr]?)?|${HOW_LARGE})\s){0,3}${FEEDERS})${BETWEEN}$`,
  'iu',
);
/** 'molted to i4 on 15 Nov' */
const MOLTED_TO = new RegExp(
  String.raw`((?<!\p{L})(?:mou?lted|moutled|mou?lded|shed|gehäutet|gehaeutet)\s(?:to|into|zu[rm]?|auf|in)\s)(${MOLT_NUMBER.source})${BETWEEN}$`,
  'iu',
);
const COUNTED_BEHIND = new RegExp(
  String.raw`^[\s:,]{1,2}(?:(?:\d{1,2}\s?x?|an?|ein(?:e[nr]?)?)\s)?(?:(?:${HOW_LARGE})\s){0,2}${FEEDERS}(?!\p{L})`,
  'iu',
);
const BEHIND_FED = new RegExp(String.raw`^\s${FED.source}`, 'iu');
const BEHIND_REFUSED = new RegExp(String.raw`^[\s,]{1,2}${REFUSED.source}`, 'iu');
/** 'gekauft Börse Hamm 8.9.': where it was bought stays for the notes. */
const BOUGHT_AT =
  /(?<!\p{L})(?:bought|purchased|got|gekauft|gek\.|erworben)\s(?:[\p{L}.&'-]+\s+){1,5}$/iu;
/** A refusal with a date of its own is none of the date before it. */
const REFUSED_BEHIND = new RegExp(
  String.raw`^[\s(,;:-]*${REFUSED.source}(?!\s(?:the\s)?last (?:two|three|few|couple|\d)|${BETWEEN}(?:\d|(?:${DAY_WORDS})(?!\p{L})))`,
  'iu',
);
export const PRE_MOLT = words(
  String.raw`(?:(?:steht|ist) )?(?:in (?:der )?)?(?:pre-?\s?mou?lt|prämolt|praemolt|vorhäutung(?:sphase)?)|(?:(?:steht|ist) )?(?:kurz )?vor (?:(?:der )?(?:häutung|[rf]h(?:\s?\d{1,2})?|reifehäutung|fresshäutung))`,
);
const KINDS: readonly (readonly [DateKind, RegExp])[] = [
  ['refused', REFUSED],
  ['last_fed', FED],
  ['pre_molt', PRE_MOLT],
  [
    'last_molt',
    words(
      String.raw`last mou?lt|last shed|l[mh]|mou?lt(?:ed)? ?#\d{1,2}|(?:letzte )?(?:fh|rh|fresshäutung|reifehäutung)|mou?lted(?: out)?|moutled|mou?lded|mou?lt|shed|gehäutet|gehaeutet|geh\.(?!\s?seit)|letzte häutung|häut(?:ung|g?\.)|wylinka|wyliniał[ao]?|svlek|svlečen[aý]?|mue|muda|muta|ömsade|mudó|verveld|vervelling|mt|matured(?: out)?`,
    ),
  ],
  ['left', LEFT],
  [
    'hatched',
    words(
      String.raw`hatched|hatch(?: date)?|born|dob|birth(?:day| date)?|geboren|geb\.?|geschlüpft|nar\.?|nc|schlupf(?:datum)?|nachzucht|nakweek|odchov|hodowlan[aey]|captive[- ]bred|e?d?nz|cbb?|ch|bj\.?|baujahr|jg\.?|jahrgang|(?<=\S.*)\*|wyklut[ay]?|ur\.?|narozen[aý]?|naci[dó]\w*|nacimiento|née?|éclos\w*|geboorte`,
    ),
  ],
  [
    'kept_since',
    words(
      String.raw`bought|got (?:her|him|it|them)|achat|aankoop|zakup|compra|comprat[ao]|köpt|kjøpt|købt|purchased|acquired|obtained|got|since|kept since|arrived|from|gekauft|gek\.?|erworben|erw\.?|bekommen|geschenkt|seit|kupion[aey]|koupen[aoý]?|od|comprad[ao]|desde|achet[ée]e?|depuis|gekocht|sinds|buydate|dateobtained`,
    ),
  ],
];
const WORD = `(?:${KINDS.map(([, { source }]) => source).join('|')})`;
const DATE = String.raw`(?<![\p{L}\p{N}])(?:\d{1,4}[./-]\d{1,2}(?:[./-]\d{0,4})?|(?:\d{1,2}\.?\s?)?(?:${DAY_WORDS})(?:\s\d{1,2}(?:st|nd|rd|th)?(?!\d))?(?:,?\s\d{4})?)(?![\p{L}\p{N}])`;
const NEXT = String.raw`[\s,;:]{1,2}(?:(?:on|am|vom)\s)?`;
const ENDS_WITH_WORD = new RegExp(
  `^(?:${NEXT}${WORD}${NEXT}${DATE})*${NEXT}${WORD}(?!${NEXT}${DATE})`,
  'iu',
);
const PAIRS_AHEAD = new RegExp(`(?:${DATE}${NEXT}${WORD}${NEXT})*$`, 'iu');
const AFTER_WORD = new RegExp(`${WORD}${ENDS}`, 'iu');
/** The word behind a date is that of the next one. */
const OF_NEXT = new RegExp(String.raw`^\s${WORD}(?:\s|:\s?)(?:(?:on|am|vom)\s)?${DATE}`, 'iu');
