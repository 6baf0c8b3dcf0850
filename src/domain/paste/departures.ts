import type { Line, Span } from './line.ts';
import { LEFT } from './words.ts';

/**
 * Words of death or sale that do not say that the animals of the line are gone: 'not sold yet', '2 died', 'died, replaced
 * with a female', 'sold as female', 'sold?'. They are closed to all readers, for the notes.
 */
export function setAsideDepartures(line: Line): Span[] {
  const spans = [REPLACED, DENIED, PART, COUNTED, NOT_GONE].flatMap((pattern) => {
    const found = line.find(pattern);
    if (!found) return [];
    line.take(found.from);
    return [found.from];
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
    "not|never|no|isn't|wasn't|nearly|almost|if|might|may|could|would|will|to be|nicht|nie|kein[er]?|fast|beinahe|falls|wenn|wird|soll|mother|father|mate|sister|brother|mutter|vater|schwester|bruder|partner",
  )}\s+(?:(?:yet|be|been|being|is|was|has|have|really|already|ist|war|noch|schon|bald|für|for)\s+){0,3}${WORD}(?:\s+(?:yet|worden|werden))?${DATE}`,
);
const PART = pattern(
  String.raw`${some(
    '\\d{1,3}(?:\\/\\d{1,3})?|one|two|three|some|half|several|eins?|eine[rs]?|zwei|drei|einige|mehrere|hälfte',
  )}\s+(?:(?:of|them|the|\d{1,3}|animals?|slings?|tiere?|stück|stk\.?|fe?males?|weibchen|männchen|was|were|wurden?|have|has|already|von|davon|sind|ist|leider|schon)\s+){0,4}${WORD}${DATE}`,
);
const COUNTED = pattern(
  String.raw`${WORD}[\s:]{0,2}x?\s?\d{1,2}(?![\d./-]|x?\d|st|nd|rd|th|[\s.,]*(?!of\s|von\s)[€$£\p{L}])(?:\s(?:of|von)\s\d+)?`,
);
const NOT_GONE = pattern(
  String.raw`${WORD}(?:\s?\?|\s?:?\s(?:no|nein)(?![\p{L}])|\s+(?:to me|as|by|als|an mich)(?!\p{L}).*$)`,
);
