/** A sentence of the event log as it is stored, and as it is read. Each {} is a value, in the same order in both. */
type Sentence = readonly [stored: string, read: string | ((...values: string[]) => string)];

/** How one language reads the event log; `others`: that the sentence holds for more than one. */
export type EventSentences = { sentences: readonly Sentence[]; others: string };

/** A message of the event log as it is read; one that is not known, as the report of a fault, as it is. */
export function readEvent(message: string, language: EventSentences): string {
  if (message.endsWith(OTHERS))
    return `${readEvent(message.slice(0, -OTHERS.length), language)}${language.others}`;
  for (const { pattern, read } of patternsOf(language)) {
    const values = pattern.exec(message)?.slice(1);
    if (!values) continue;
    return typeof read === 'string'
      ? read.replaceAll('{}', () => values.shift() ?? '')
      : read(...values);
  }
  return message;
}

const OTHERS = '\n… and others';

type Pattern = { pattern: RegExp; read: Sentence[1] };
const patterns = new WeakMap<EventSentences, Pattern[]>();

function patternsOf(language: EventSentences): Pattern[] {
  const made =
    patterns.get(language) ??
    language.sentences.map(([stored, read]) => ({ pattern: patternOf(stored), read }));
  patterns.set(language, made);
  return made;
}

const patternOf = (stored: string) =>
  new RegExp(`^${stored.replace(/[.()]/g, '\\$&').replaceAll('{}', '(.+?)')}$`, 's');
