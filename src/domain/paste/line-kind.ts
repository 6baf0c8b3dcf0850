import type { PastedFields } from './fields.ts';
import type { PastedLine } from './read-line.ts';
import { isOneOfSeveral } from './species-titles.ts';
import { isTask, mayBeTask } from './tasks.ts';

/** 'Verkaufst du die GBB?', 'you still have the OBT?': said to somebody, and no animal of the list. */
const ASKS =
  /(?<!\p{L})(?:you|u|your|anyone|any ?body|who|what|where|when|how|which|is|are|do|does|can|could|should|du|ihr|dir|dein\p{L}*|jemand|wer|was|wo|wann|wie|welche\p{L}*|hast|habt|kannst|soll|masz|macie|czy|kto|tienes|alguien|quién|cuánto|as-tu|avez|quelqu\p{L}*|combien|heb je|hebt|iemand|wie|hai|qualcuno)(?!\p{L}).*\?[\s\p{Extended_Pictographic}\ufe0f!?]*$/iu;

/** A question or a task, whatever else it tells. */
export const isAskedOrToDo = (text: string) => ASKS.test(text) || mayBeTask(text);

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
