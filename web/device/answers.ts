import { animalAnswers } from './answers/animals.ts';
import { planAnswers } from './answers/plans.ts';
import { placeAnswers } from './answers/places.ts';
import { saleAnswers } from './answers/sales.ts';
import { isReachable } from '#web/state/network.ts';
import { spokenLanguage } from '#web/texts/texts.ts';
import type { Collection, Read, Reader } from './collection.ts';

/** By address pattern, such as '/pet/detail/:id'. */
export type Answers = Readonly<Record<string, Reader>>;

/**
 * What the device answers to a read; undefined where only the server can. As long as nothing but settings has changed the
 * answer is the same object: the reads of a screen are asked again after each write.
 */
export function answerOf(collection: Collection, read: Read): object | undefined {
  const asksSettings = read.path.startsWith('/user_config/') || read.query.has('on_sale');
  if (asksSettings) return readOf(collection, read);
  const parts = partsOf(collection);
  if (!parts.every((part, at) => part === known.parts[at]) || known.answers.size > MOST_KNOWN)
    known = { parts, answers: new Map() };
  const key = `${read.today} ${read.path}?${read.query}`;
  if (!known.answers.has(key)) known.answers.set(key, readOf(collection, read));
  return known.answers.get(key);
}

type Known = { parts: readonly unknown[]; answers: Map<string, object | undefined> };
let known: Known = { parts: [], answers: new Map() };
/** More reads than screens make between two writes: each letter of a search is one. */
const MOST_KNOWN = 200;

/** What reads depend on but for those of settings; without a network the device answers more of them, and names are the reader's. */
const partsOf = ({ settings: _settings, ...rest }: Collection): unknown[] => [
  ...[rest.uid, rest.uname, rest.public_url, rest.animals, rest.plans, rest.places],
  ...[rest.feeders, rest.species, rest.waiting, isReachable(), spokenLanguage()],
];

function readOf(collection: Collection, read: Read): object | undefined {
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
