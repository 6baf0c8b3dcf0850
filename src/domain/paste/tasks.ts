import { FEEDERS } from './meal-words.ts';
import type { PastedFields } from './fields.ts';

/**
 * 'Heimchen kaufen', 'repot GBB' are to be done, 'feeders: dubia' are eaten, and so is all behind 'repot:'; 'GBB 0.1 abgeben'
 * and 'GBB 25 € abgeben' are animals, too.
 */
export function isTask(text: string, fields: PastedFields): boolean {
  if (FEEDERS_TO_GET.test(text) || TITLE_AHEAD.test(text)) return true;
  const { gender, count, sexes, sizes, weight, stage, price } = fields;
  const isOffered = SELLING.test(text) && (price ?? MONEY.test(text));
  return mayBeTask(text) && !(gender ?? count ?? sexes ?? sizes ?? weight ?? stage ?? isOffered);
}

/** Whether a line begins or ends as one that tells what is to be done, whatever else it tells. */
export const mayBeTask = (text: string): boolean =>
  TITLE_AHEAD.test(text) || AHEAD.test(text) || BEHIND.test(text) || FEEDERS_TO_GET.test(text);

/** Whether what is to be done stands ahead of all that a line names: 'repot: GBB, B. hamorii', 'feed GBB and OBT'. */
export const isTaskAhead = (text: string): boolean => TITLE_AHEAD.test(text) || AHEAD.test(text);

const START = String.raw`^[\s•*[\]☐☑✅-]*`;
const DO = 're-?pot|re-?house|buy|order|feed|clean|call|ask';
const DO_DE = 'umtopfen|umsetzen|füttern|wechseln|putzen|reinigen|anrufen|fragen';
const TO_GET = 'kaufen|einkaufen|(?:nach)?bestellen|besorgen|holen';
/** 'noch besorgen: Heimchen', 'Einkaufsliste: Drosophila'; 'abgeben: GBB' offers an animal. */
const GET_AHEAD = String.raw`(?:einkaufs?(?:liste|zettel)?|shopping(?: list)?|besorgungen|(?:(?!nicht)\p{L}+\s){0,2}(?:${TO_GET}))\s?:`;
const TITLE_AHEAD = new RegExp(
  String.raw`${START}(?:(?:feeders?|feeder insects|food|futtertiere|futter)(?:\s(?:noch|da|bestand|stock|left))?\s?:\s|to[- ]?do\s?:\s|(?:(?:to|need to|still to)\s)?(?:${DO})\s?:\s|(?:(?:i\s)?(?:need|have|got|remember|don['’]?t forget)\sto|must|gotta)\s(?:${DO})\s|${GET_AHEAD}|(?:(?!nicht)\p{L}+\s){0,2}(?:${DO_DE})\s?:)`,
  'iu',
);
const AHEAD = new RegExp(
  String.raw`${START}(?:(?:${DO}|sell|kupić|nakarmić|acheter|nourrir|comprar|kopen|voeren)|sell:)\s`,
  'iu',
);
/** What is 'zu verkaufen' waits for somebody else to buy it. */
const BEHIND = new RegExp(
  String.raw`(?<!nicht|(?<!\p{L})zu)\s(?:${TO_GET}|${DO_DE}|verkaufen|abgeben)[.!\s]*$`,
  'iu',
);
const SELLING = /\s(?:verkaufen|abgeben)[.!\s]*$/iu;
const MONEY = /[€$£]\s?\d|\d\s?(?:[€$£]|(?:eur|euro|usd|gbp|chf)(?!\p{L}))/iu;
/** '2 Dosen Heimchen' are feeders in a shop or on a shelf. */
const IN_BOXES = String.raw`\d{1,3}\s?x?\s(?:dosen?|box(?:en|es)?|schalen?|packung(?:en)?|päckchen|tüten?|beutel|tubs?|packs?|bags?|cups?|pots?)\s(?:(?:of|mit|with)\s)?`;
/** 'get crickets, dubia': feeders and nothing else behind a word for a task. */
const SOME_FEEDERS = String.raw`(?:(?:some|more|new|noch|neue|mehr|\d{1,4}\s?x?|small|large|kleine|große)\s)*${FEEDERS}(?:\s${FEEDERS})?`;
const FEEDERS_TO_GET = new RegExp(
  String.raw`${START}(?:${GET_AHEAD}\s*${SOME_FEEDERS}(?!\p{L})|(?:get|grab|need|pick up|buy|order)\s${SOME_FEEDERS}(?:(?:\s?[,&+/]\s?|\s(?:and|und)\s)${SOME_FEEDERS})*[\s.!]*$|${IN_BOXES}${SOME_FEEDERS}(?!\p{L}))`,
  'iu',
);
