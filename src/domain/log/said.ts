/** A sentence of the event log as it is stored, and as it is read. Each {} is a value, in the same order in both. */
export type Sentence = readonly [stored: string, read: string | ((...values: string[]) => string)];

/** Reads the messages of the event log in one language; one that is not known, as the report of a fault, as it is. */
export function reader(sentences: readonly Sentence[], others: string) {
  let patterns: { pattern: RegExp; read: Sentence[1] }[] | undefined;
  return function readMessage(message: string): string {
    if (message.endsWith(OTHERS))
      return `${readMessage(message.slice(0, -OTHERS.length))}${others}`;
    patterns ??= sentences.map(([stored, read]) => ({ pattern: patternOf(stored), read }));
    for (const { pattern, read } of patterns) {
      const values = pattern.exec(message)?.slice(1);
      if (!values) continue;
      return typeof read === 'string'
        ? read.replaceAll('{}', () => values.shift() ?? '')
        : read(...values);
    }
    return message;
  };
}

const OTHERS = '\n… and others';

const patternOf = (stored: string) =>
  new RegExp(`^${stored.replace(/[.()]/g, '\\$&').replaceAll('{}', '(.+?)')}$`, 's');
