import { animalAnswers } from './answers/animals.ts';
import { planAnswers } from './answers/plans.ts';
import { placeAnswers } from './answers/places.ts';
import { saleAnswers } from './answers/sales.ts';
import type { Collection, Read, Reader } from './collection.ts';

/** By address pattern, such as '/pet/detail/:id'. */
export type Answers = Readonly<Record<string, Reader>>;

/** What the device answers to a read; undefined where only the server can. */
export function answerOf(collection: Collection, read: Read): object | undefined {
  for (const { pattern, reader } of readers) {
    const params = paramsOf(pattern, read.path);
    if (params) return reader(collection, { ...read, params });
  }
  return undefined;
}

/** The values of the pattern's parameters in an address; null where it does not match. */
export function paramsOf(pattern: readonly string[], path: string): string[] | null {
  const parts = path.split('/');
  if (parts.length !== pattern.length) return null;
  const params: string[] = [];
  for (const [at, part] of parts.entries()) {
    if (pattern[at]?.startsWith(':')) params.push(decodeURIComponent(part));
    else if (pattern[at] !== part) return null;
  }
  return params;
}

const table: Answers = { ...animalAnswers, ...planAnswers, ...placeAnswers, ...saleAnswers };
/** Those without parameters first: `/pet/molt/list` is no `/pet/molt/:id`. */
const readers = Object.entries(table)
  .map(([address, reader]) => ({ pattern: address.split('/'), reader }))
  .toSorted((a, b) => countParams(a.pattern) - countParams(b.pattern));

function countParams(pattern: readonly string[]): number {
  return pattern.filter((part) => part.startsWith(':')).length;
}
