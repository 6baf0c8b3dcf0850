import { createHash, type Hash } from 'node:crypto';
import { shownCode } from '#src/domain/trade/hand-over-code.ts';
import { linkOf } from '#src/features/trade/hand-over/hand-over.service.ts';
import { describeOffered } from '#src/features/trade/hand-over/offered-animal.ts';
import type { OpenHandOver } from '#src/features/trade/hand-over/open-hand-over.service.ts';
import { listSpecies } from '#src/features/portability/export/export.queries.ts';
import { paperName } from '#src/features/portability/export/paper-name.ts';
import { zippedPictures } from '#src/features/portability/export/picture-files.ts';
import { zipOf, type ZippedFile } from '#src/features/portability/export/zip-writer.ts';
import { DOCUMENT_VERSION } from '#src/features/portability/import/document.service.ts';
import type { Context } from '#src/platform/context.ts';
import { documentFile } from '#src/platform/documents/document-files.ts';
import { listNewest } from './newest.queries.ts';
import { handOverPage, MOST_LISTED } from './page/hand-over-page.ts';
import {
  ofGiver,
  travellingFiles,
  travellingHistory,
  travellingPaper,
  travellingPet,
  travellingPurchase,
  type Arrival,
} from './travelling.ts';

/** The file of a hand-over: its animals for another Exuvia, and a page for somebody without one. */
export function handOverZip(
  context: Context,
  handOver: OpenHandOver,
  arrival: Arrival,
): AsyncGenerator<Uint8Array> {
  const sums = new Map<string, Hash>();
  const seen = (name: string, bytes: Uint8Array) => {
    const hash = sums.get(name) ?? createHash('sha256');
    sums.set(name, hash.update(bytes));
  };
  return zipOf(context.now(), files(context, handOver, arrival, sums), seen);
}

function* files(
  context: Context,
  handOver: OpenHandOver,
  arrival: Arrival,
  sums: Map<string, Hash>,
): Generator<ZippedFile> {
  yield { name: 'data.json', texts: documentText(context, handOver, arrival) };
  yield { name: 'index.html', texts: [pageOf(context, handOver, arrival)] };
  for (const { pet } of handOver.pictures ? handOver.animals : []) {
    yield* zippedPictures(context, pet.id);
  }
  for (const { id, kind } of travellingFiles(context, handOver))
    yield { name: paperName(id, kind), path: documentFile(context, id) };
  const all = Object.fromEntries([...sums].map(([name, hash]) => [name, hash.digest('hex')]));
  yield { name: 'sums.json', texts: [`${JSON.stringify(all, null, 1)}\n`] };
}

/** In the layout of an export: an ordinary import reads it, too. */
function* documentText(
  context: Context,
  handOver: OpenHandOver,
  arrival: Arrival,
): Generator<string> {
  const { db, now } = context;
  const { from, code, history, pictures, notes, origin, animals } = handOver;
  const species = listSpecies(
    db,
    animals.map(({ pet }) => pet.sc_id),
  );
  const ofEach = animals.map(({ pet }) => ({ id: pet.id, ...ofGiver(handOver, pet) }));
  const about = { from, code: shownCode(code), link: linkOf(context, code) };
  const head = {
    exuvia: DOCUMENT_VERSION,
    exported: now().toISOString(),
    hand_over: { ...about, history, pictures, notes, origin, animals: ofEach },
    species,
    purchases: animals.map((one) => travellingPurchase(handOver, one, arrival)),
    papers: travellingFiles(context, handOver).map(travellingPaper),
  };
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "pets": [`;
  let comma = '';
  for (const one of animals) {
    const records = travellingHistory(db, handOver, one.pet.id);
    yield `${comma}\n${JSON.stringify({ ...travellingPet(handOver, one), ...records })}`;
    comma = ',';
  }
  yield '\n ]\n}\n';
}

function pageOf(context: Context, handOver: OpenHandOver, { language, day }: Arrival): string {
  const { db } = context;
  const { from, code, history, animals } = handOver;
  const files = travellingFiles(context, handOver);
  const described = describeOffered(db, animals, handOver).map((animal, at) => {
    const id = animals[at]?.pet.id ?? 0;
    const newest = history ? listNewest(db, id, MOST_LISTED) : { offers: [], events: [] };
    const papers = files
      .filter(({ pet_id }) => pet_id === id)
      .map((paper) => ({ name: paper.name, path: paperName(paper.id, paper.kind) }));
    return { ...animal, id, ...newest, papers };
  });
  return handOverPage({ language, from, code: shownCode(code), day, animals: described });
}
