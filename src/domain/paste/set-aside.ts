import { DAY_WORDS } from './date-kinds.ts';
import { words, type Line, type Span } from './line-taken.ts';
import { FEMALE, LEFT, LOST, MALE } from './words.ts';

/**
 * Words of death or sale that do not say that the animals of the line are gone: 'not sold yet', '2 died', 'died, replaced
 * with a female', 'sold as female', 'sold?'; and how often something is done: 'fed 2x a week'; and the sex of another one: 'no male', 'paired with
 * a male'; and the animals that came for it: 'traded for 2 T. vagans slings'; and what is asked for it: 'zu verkaufen 25€'. They are closed to all readers, for the notes.
 */
export function setAside(line: Line): Span[] {
  const spans = [
    REPLACED,
    DENIED,
    PART,
    ORDINAL,
    OF_ONE_SEX,
    COUNTED,
    FOUND,
    NOT_GONE,
    TIMES,
    OTHER_SEX,
    ONCE_GROWN,
    ONCE_SMALL,
    OF_SOME,
    OF_COUNTED,
    CAME_FOR,
    SWAPPED,
    SOLD_AS,
    ASKED,
  ].flatMap((pattern) => {
    const all = pattern === OF_COUNTED ? line.findAll(pattern) : [line.find(pattern)];
    return all.flatMap((found) => {
      // no cell goes on in the next one
      if (!found || line.text.slice(...found.from).includes('\t')) return [];
      line.take(found.from);
      return [found.from];
    });
  });
  return spans.toSorted((a, b) => a[0] - b[0]);
}

const WORD = LEFT.source;
const pattern = (source: string) => new RegExp(source, 'iu');
const some = (names: string) => String.raw`(?<![\p{L}\p{N}.,/x#$€£-])(?:${names})`;
const DATE = String.raw`(?:\s+(?:on|am|in|im)(?!\p{L}))?(?:\s+\d[\d./-]*(?:\s?\p{L}{3,9}\.?(?:\s\d{4})?)?)?`;

const REPLACED = pattern(
  String.raw`${WORD}[\s,;:(-]{1,3}(?:and |und |then |dann |was |wurde )*(?:replace|ersetzt|ersatz).*$`,
);
/** What is said of another animal, or only feared, is not said of this one either. */
const DENIED = pattern(
  String.raw`${some(
    "not|never|no|isn't|wasn't|won't|can't|maybe|perhaps|probably|possibly|presumed|presumably|thought|feared|partly|other|others|rest|nearly|almost|if|might|may|could|would|will|to be|nicht|nie|vielleicht|vermutlich|wahrscheinlich|wohl|teilweise|teils|kein[er]?|fast|beinahe|falls|wenn|wird|soll|mother|father|mate|sister|brother|mutter|vater|schwester|bruder|partner",
  )}\s+(?:(?:yet|be|been|being|is|was|has|have|really|already|ist|war|noch|schon|bald|für|for)\s+){0,3}${WORD}(?:\s+(?:yet|worden|werden))?${DATE}`,
);
/** '2 dead P. regalis' are all that the line names. */
export const PART = pattern(
  String.raw`${some(
    '\\d{1,3}(?:\\/\\d{1,3}|\\s?x)?|one|two|three|some|half|several|eins?|eine[rs]?|zwei|drei|einige|mehrere|hälfte',
  )}\s+(?:(?:of|them|the|\d{1,3}|animals?|slings?|tiere?|stück|stk\.?|(?:fe)?males?|weibchen|männchen|was|were|wurden?|have|has|already|von|davon|sind|ist|leider|schon)\s+){0,4}${WORD}${DATE}(?!(?<=^[\s•*-]*\d{1,3}\sdead)\s(?-i:\p{Lu})\p{L}*\.?\s?\p{L})`,
);
/** Of '1.1, male died' the other one lives. */
const OF_ONE_SEX = pattern(
  String.raw`(?<=(?<![\d.,])[1-9]\d?\.[1-9]\d?(?![.\d]).*)(?:(?<!\p{L})(?:(?:fe)?males?|weibchen|männchen)|[♀♂])\s+(?:(?:has|have|is|was|ist|sind)\s+)?${WORD}${DATE}`,
);
/** '2. ist tot' */
const ORDINAL = pattern(
  String.raw`(?<!(?:am|vom|den|dem)\s)(?<![\p{L}\p{N}.,/])\d{1,2}\.\s(?:(?:ist|war|wurde|leider|auch|schon|tier|davon)\s){1,3}${WORD}${DATE}`,
);
const COUNTED = pattern(
  String.raw`${WORD}\s\d{1,2}\s(?:(?:fe)?males?|slings?|animals?|weibchen|männchen|tiere?)(?!\p{L})${DATE}|(?:${WORD}|†(?=\d))[\s:]{0,2}x?\s?\d{1,2}(?![\d./-]|x?\d|st|nd|rd|th|[\s.,]*(?!of\s|von\s)[€$£\p{L}])(?:\s(?:of|von)\s\d+)?`,
);
/** 'escaped 1 Oct, found 4 Oct', and neither 'never found' nor 'found dead'. */
const FOUND = pattern(
  String.raw`${words(LOST).source}.*?(?<!(?:never|not|nie|nicht|yet|noch)\s(?:\p{L}+\s)?)(?<!\p{L})(?:(?:re)?found|recaptured|caught|(?:is |now )?back|wieder(?:gefunden|\s(?:da|eingefangen|gefunden))|eingefangen|gefunden)(?!\p{L}|\s(?:dead|tot))${DATE}`,
);
const NOT_GONE = pattern(
  String.raw`(?<!\p{L})dead (?:leaf|leaves|wood|plants?|crickets?|roach(?:es)?|prey|mouse|mice|feeders?)(?!\p{L})|${WORD}(?:\s?\?|,?\s(?:evtl\.?|eventuell|vielleicht|maybe|perhaps)(?!\p{L})|\s?:?\s(?:no|nein)(?![\p{L}])|\s+(?:to me|as|by|als|an mich)(?!\p{L}).*$)`,
);
/** In 'x4 fed 15.11.' and 'x4 fed yesterday' they are counted, of 'refused' the times. */
const OFTEN = String.raw`(?:\d{1,2}\s?x|x\s?\d{1,2})(?![\p{L}\p{N}])`;
const DONE = String.raw`(?<!\p{L})(?:refused|verweigert|fed|feeding|gefüttert|molted|moulted|gehäutet|shed)(?!\p{L})`;
/** 'slings x 2 moulted' */
const PERHAPS_COUNTED = String.raw`x\s?\d{1,2}\s(?:molted|moulted|gehäutet|shed)(?!\p{L})`;
const TIMES = pattern(
  String.raw`${DONE}\s${OFTEN}|(?<![\p{L}\p{N}])(?!${PERHAPS_COUNTED})${OFTEN}\s(?:${DONE}(?!(?<!refused|verweigert)\s(?:(?:on|am|last)\s)?(?:\d|(?:${DAY_WORDS})(?!\p{L})))|(?:a|per|pro|die|in der)\s(?:week|month|day|woche|monat|tag)(?!\p{L}))`,
);
/** 'gets 15 cm when adult' */
const ONCE_GROWN = pattern(
  String.raw`(?<!\p{L})(?:when|once|if|wenn|sobald|quand|cuando|gdy|jak)\s(?:fully?\s)?(?:grown|adult[aeo]?|ausgewachsen|dorosł\p{L}*)(?!\p{L})`,
);
/** 'got as a 1" sling' */
const ONCE_SMALL = pattern(
  String.raw`(?<!\p{L})(?:as(?: an?)?|als)\s(?:(?:small|little|tiny|kleiner?|winziger?)\s)?(?:[\d.,/]+\s?(?:"|in|inch|cm|mm)?\s)?(?:s'?ling|spiderling|juvie?|juvenile?|baby|jungtier|hatchling)(?!\p{L})`,
);
/** 'one of them female' is not said of all. */
const OF_SOME = pattern(
  String.raw`(?<![\p{L}\p{N}])(?:\d{1,2}|one|two|some|most|eins?|eine[rs]?|zwei|einige|jed\p{L}*|una?|deux|uno|dos|jeden|jedna)\s(?:of (?:them|these)|davon|von (?:ihnen|denen)|z nich|z nimi|d'entre (?:elles|eux)|de (?:ellas|ellos)|ervan)\s(?:(?:is|are|ist|sind|an?|ein(?:e)?|probably|wohl)\s){0,2}(?:${FEMALE}|${MALE})(?!\p{L})`,
);
/** '2x GBB, one male' */
const OF_COUNTED = pattern(
  String.raw`(?<=(?<![\d.,])(?:[2-9]|[1-9]\d)\s?x\s.*)(?<![\p{L}\p{N}])(?:one|1|eins?|eine[rs]?)\s(?:is\s|ist\s)?(?:(?:a|an|ein|eine)\s)?(?:${FEMALE}|${MALE})(?!\p{L})`,
);
/** Of the animal itself neither 'no male' nor 'mated with a male' tells the sex. */
const OTHER_SEX = pattern(
  String.raw`(?<!\p{L})(?:no|not|isn't|needs?|wants?|without|with|w\/|by|(?:one|other|another|eine[rs]?|eins)(?:'s|\s(?:is|are|ist))|from|kein(?:e[mnrs]?)?|nicht|ohne|mit|von|braucht|sucht|bez|sin|sans|zonder|geen)\s(?:(?:an?|the|my|\p{L}+['’]s|own|adult|mature|ein(?:e[mnr]?)?|adulte[nrms]?|reife[nrms]?)\s){0,2}(?:${FEMALE}|${MALE})(?!\p{L})`,
);
/** What came for the animal, until its day or the next part; 'traded for my G. rosea' tells what it came for itself. */
const SWAPPED = pattern(
  String.raw`(?<=(?<!\p{L})(?:traded|swapped|exchanged|(?:ein)?getauscht)(?:\s[^,;:|()¦]{1,40})?\s)(?:for|gegen)\s(?!(?:my|our|meine?n?|unsere?n?)\s|[$€£]|\d+(?:[.,]\d+)?\s?(?:[$€£]|eur|usd|gbp|chf|bucks|dollars))[^,;|()¦]*?\p{L}{3}[^,;|()¦]*?(?=\s*(?:[,;|()¦]|$)|\s(?:(?:on|am|in|im)\s|\d{1,2}\.\s?\d{1,2}\.|\d{1,2}\/\d{1,2}\/|(?:19|20)\d\d(?!\d)))`,
);
/** 'war als Bock verkauft worden': by whom it came. */
const SOLD_AS = pattern(
  String.raw`(?<!\p{L})(?:als|as)\s(?:(?:an?|ein(?:en?)?)\s)?(?:${FEMALE}|${MALE}|\p{L}+)\s${WORD}(?:\s(?:worden|bekommen))?`,
);
/** 'traded my G. rosea for her' */
const CAME_FOR = pattern(
  String.raw`(?<!\p{L})(?:traded|swapped|exchanged|getauscht)\s[^,;|()¦]{2,40}?\s(?:for|gegen)\s(?:it|her|him|this(?: one)?|them|sie|ihn|es|die|den|das)(?!\s?\p{L})`,
);
/** What somebody is to pay for the animal was not paid for it. */
const MONEY = String.raw`(?:[€$£]\s?\d+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?\s?(?:[€$£]|(?:eur|euro|usd|gbp|chf)(?!\p{L})))`;
const OFFERED = 'zu verkaufen|zum verkauf|abzugeben|for sale';
const ASKED = pattern(
  String.raw`(?<!(?:not|nicht)\s)${some(`${OFFERED}|asking|selling(?: for)?`)}[\s:,(=-]{1,3}(?:(?:für|for|um|at|ca\.?|only|nur|vhb?)\s){0,2}${MONEY}|(?<![\p{L}\p{N}.,])${MONEY}(?:[\s,;:(-]{1,3}(?:(?:vh?b|each|je)\s)?(?:${OFFERED}|verkaufen|abgeben))(?!\p{L})`,
);
