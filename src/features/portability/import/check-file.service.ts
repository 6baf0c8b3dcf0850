import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { limits } from '#src/domain/limits.ts';
import { tooLarge } from '#src/platform/http/admission/read-body.ts';
import { readHandOver, type Preview } from '#src/features/portability/take-in/take-in.service.ts';
import type { SpeciesAnswer } from '#src/features/portability/take-in/take-in.shapes.ts';
import { encodePicture, type EncodedPicture } from '#src/platform/pictures/encode-picture.ts';
import { addsOf } from './adds.ts';
import { basisOf, type BasisData } from './basis.ts';
import { readDocument } from './document.service.ts';
import { checkPapers } from './import-papers.ts';
import { ownSteps, stepsOf, type Step, type StoredPaper } from './import-steps.ts';
import type { Collection, Own } from './import.types.ts';
import { countKept, missingOnly, type Kept } from './missing-only.ts';
import { namesOf, type Names } from './new-names.ts';
import { openPictures, openSource, type Source } from './source.service.ts';

// Runs in a child process (src/child.ts): a document within the limit of its size can take gigabytes of memory.

export type CheckInput = {
  path: string;
  basis: BasisData;
  /** The keeper's answers about species, where it has to be a hand-over; else null. */
  takeIn: SpeciesAnswer[] | null;
  /** How many plans each of its animals gets. */
  inPlans: number;
  /** What the keeper has already; `missing` leaves it out. */
  kept: Kept;
  missing: boolean;
  /** Where the steps to store it are written; null when it is only checked. */
  steps: string | null;
  now: number;
};

export type CheckedFile = {
  added: number;
  /** How many of the animals in a collection the keeper has already. */
  kept: number;
  own: Pick<Own, 'purchases' | 'plans'>;
  adds: ReturnType<typeof addsOf>;
  names: Names;
  /** The names of the pictures of pets that are in the document. */
  pictures: string[];
  papers: { count: number; bytes: number };
  steps: number;
  /** Of a hand-over that is only checked. */
  preview: Preview | null;
};

const PIECE = 64 * 1024;

/** Reads and checks a file. @throws Problem 422 with what is wrong with it */
export async function checkFile({
  path,
  basis,
  takeIn,
  inPlans,
  kept,
  missing,
  steps,
  now,
}: CheckInput): Promise<CheckedFile> {
  if (takeIn && Bun.file(path).size > limits.takeInBytes)
    throw tooLarge('file', limits.takeInBytes);
  const source = await openSource(path);
  const { collection: whole, preview } = takeIn
    ? await readHandOver(basisOf(basis), source, { species: takeIn, dry_run: steps === null })
    : { collection: readDocument(basisOf(basis), source.content), preview: null };
  const { collection, own } = missing
    ? missingOnly(whole, kept, basisOf(basis))
    : { collection: whole, own: { purchases: [], plans: [], past: [] } };
  const pictures = named(collection, source);
  const folder = steps && papersFolder(steps);
  const papers = await checkPapers(collection, source, folder);
  const written = steps === null ? 0 : writeSteps(steps, collection, { now, papers, own });
  const bytes = papers.reduce((sum, paper) => sum + paper.bytes, 0);
  const found = { count: papers.length, bytes };
  const { length: added } = collection.pets;
  const adds = addsOf(collection, inPlans, own);
  const counted = takeIn ? 0 : countKept(whole, kept);
  const { past: _, ...again } = own;
  return {
    ...{ added, kept: counted, own: again, adds, names: namesOf(collection), pictures },
    ...{ papers: found, steps: written, preview },
  };
}

/** A picture in a file, re-encoded as if it had been uploaded alone. @throws Problem 413, 415, 422 */
export async function encodeZipped(input: { path: string; name: string }): Promise<EncodedPicture> {
  const pictures = await openPictures(input.path);
  const read = pictures.get(input.name);
  return encodePicture((await read?.(limits.pictureBytes)) ?? new Uint8Array());
}

/** Those that the file has: the cover of each pet, and those that its record names. */
function named({ pets, ids }: Collection, { pictures }: Source): string[] {
  if (pictures.size === 0) return [];
  const others: string[] = [];
  for (const { id = 0, pictures: rows = [] } of pets)
    others.push(...rows.filter(({ cover }) => !cover).map(({ no }) => `${id}-${no}`));
  return [...new Set([...ids.map(String), ...others])].filter((name) => pictures.has(name));
}

/** A line for each step. */
function writeSteps(
  path: string,
  collection: Collection,
  { now, papers, own }: { now: number; papers: readonly StoredPaper[]; own: Own },
): number {
  mkdirSync(dirname(path), { recursive: true });
  const handle = openSync(path, 'w');
  let [count, text] = [0, ''];
  try {
    const last = papers.map((paper): Step => ['paper', paper]);
    for (const step of inTurn(stepsOf(collection, now), last, ownSteps(own))) {
      text += `${JSON.stringify(step)}\n`;
      count += 1;
      if (text.length < PIECE) continue;
      writeFileSync(handle, text);
      text = '';
    }
    writeFileSync(handle, text);
  } finally {
    closeSync(handle);
  }
  return count;
}

function* inTurn<Row>(...lists: Iterable<Row>[]): Generator<Row> {
  for (const list of lists) yield* list;
}

/** Where the papers wait, beside the steps. */
export const papersFolder = (steps: string): string => `${steps}-papers`;

/** The steps as they were written, some at a time. */
export async function* readSteps(path: string): AsyncGenerator<Step[]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of Bun.file(path).stream()) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield lines.map((line) => JSON.parse(line) as Step);
  }
}
