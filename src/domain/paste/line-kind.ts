import { FEEDERS } from './date-kinds.ts';
import type { PastedFields } from './fields.ts';
import type { PastedLine } from './read-line.ts';
import { isOneOfSeveral } from './species-titles.ts';

/** 'Verkaufst du die GBB?', 'you still have the OBT?': said to somebody, and no animal of the list. */
const ASKS =
  /(?<!\p{L})(?:you|u|your|anyone|any ?body|who|what|where|when|how|which|is|are|do|does|can|could|should|du|ihr|dir|dein\p{L}*|jemand|wer|was|wo|wann|wie|welche\p{L}*|hast|habt|kannst|soll|masz|macie|czy|kto|tienes|alguien|quién|cuánto|as-tu|avez|quelqu\p{L}*|combien|heb je|hebt|iemand|wie|hai|qualcuno)(?!\p{L}).*\?[\s\p{Extended_Pictographic}\ufe0f!?]*$/iu;

/** 'Heimchen kaufen', 'repot GBB' are to be done, 'feeders: dubia' are eaten; 'GBB 0.1 abgeben' is an animal, too. */
const isTask = (text: string, { gender, count, sexes, sizes, weight, stage }: PastedFields) =>
  FEEDERS_TO_GET.test(text) ||
  (isToDo(text) && ![gender, count, sexes, sizes, weight, stage].some(Boolean));
/** A question or a task, whatever else it tells. */
export const isAskedOrToDo = (text: string) =>
  ASKS.test(text) || isToDo(text) || FEEDERS_TO_GET.test(text);
const isToDo = (text: string) => TASK.test(text) || TO_DO_AHEAD.test(text);
const TASK =
  /^[\s•*[\]☐☑✅-]*(?:(?:feeders?|feeder insects|food|futtertiere|futter)(?:\s(?:noch|da|bestand|stock|left))?\s?:|to-?do:?\s|(?:re-?pot|re-?house|buy|order|feed|clean|call|ask|sell):|re-?pot|re-?house|buy|order|feed|clean|call|ask|sell|kupić|nakarmić|acheter|nourrir|comprar|kopen|voeren)\s|(?<!nicht)\s(?:kaufen|(?:nach)?bestellen|besorgen|holen|umtopfen|umsetzen|füttern|wechseln|putzen|reinigen|anrufen|fragen|verkaufen|abgeben)[.!\s]*$/iu;

const START = String.raw`^[\s•*[\]☐☑✅-]*`;
const TO_GET = 'kaufen|einkaufen|(?:nach)?bestellen|besorgen|holen';
/** 'noch besorgen: Heimchen', 'Einkaufsliste: Drosophila'; 'abgeben: GBB' offers an animal. */
const GET_AHEAD = String.raw`(?:einkaufs?(?:liste|zettel)?|shopping(?: list)?|besorgungen|(?:(?!nicht)\p{L}+\s){0,2}(?:${TO_GET}))\s?:`;
const TO_DO_AHEAD = new RegExp(
  String.raw`${START}(?:${GET_AHEAD}|(?:(?!nicht)\p{L}+\s){0,2}(?:umtopfen|umsetzen|füttern|wechseln|putzen|reinigen|anrufen|fragen)\s?:)`,
  'iu',
);
/** 'get crickets, dubia': feeders and nothing else behind a word for a task. */
const SOME_FEEDERS = String.raw`(?:(?:some|more|new|noch|neue|mehr|\d{1,4}\s?x?|small|large|kleine|große)\s)*${FEEDERS}(?:\s${FEEDERS})?`;
const FEEDERS_TO_GET = new RegExp(
  String.raw`${START}(?:${GET_AHEAD}\s*${SOME_FEEDERS}(?!\p{L})|(?:get|grab|need|pick up|buy|order)\s${SOME_FEEDERS}(?:(?:\s?[,&+/]\s?|\s(?:and|und)\s)${SOME_FEEDERS})*[\s.!]*$)`,
  'iu',
);

export function kindOf(
  text: string,
  fields: PastedFields,
  notes: readonly unknown[],
): PastedLine['kind'] {
  const { species, gender, stage, status, origin } = fields;
  if (species) {
    const isDetail = species.from === null && !isOneOfSeveral(fields, notes);
    const asks = ASKS.test(text) || isTask(text, fields);
    return asks || isDetail ? 'unread' : 'animal';
  }
  const heading = gender ?? stage ?? status ?? origin;
  // 'male, 7"' is one animal, 'males 7":' stands above several
  const { sizes, weight, name, price, last_molt, last_fed } = fields;
  const isOne = sizes ?? weight ?? name ?? price ?? last_molt ?? last_fed;
  const isTitle = notes.length === 0 && (!isOne || /:\s*$/.test(text));
  return heading && isTitle ? 'heading' : 'unread';
}
