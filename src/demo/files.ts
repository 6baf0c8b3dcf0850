import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { inTransaction, type Executor } from '#src/db/database.ts';
import { molts } from '#src/db/schema.ts';
import type { Context } from '#src/platform/context.ts';
import { storeDocument } from '#src/platform/documents/documents.ts';
import { encodeSmaller } from '#src/platform/pictures/encode-picture.ts';
import { storePicture } from '#src/platform/pictures/pictures.ts';
import { demoFile, demoTableFile, shifted, type DemoRow } from './tables.ts';

// What the example club has as files: the pictures of two animals through the years, and papers.

type DemoContext = Pick<Context, 'db' | 'config' | 'now'>;

/** The keeper of the animals that have them. */
const KEEPER = 2;

export async function storeDemoFiles(context: DemoContext, shift: number): Promise<void> {
  for (const row of await readRows('pictures', shift)) {
    const { pet_id, day, caption, molt, drawing, cover } = row;
    const encoded = await encodeSmaller(await drawingOf(drawing ?? ''));
    const notes = { day, caption, molt_id: moltOf(context.db, Number(pet_id), molt) };
    const isCover = cover === '1' ? 1 : 0;
    storePicture(context, KEEPER, Number(pet_id), encoded, { add: true, ...notes, cover: isCover });
  }
  for (const { pet_id, purchase_id, name = '', file } of await readRows('papers', shift)) {
    const bytes = await Bun.file(demoFile(`papers/${file}.pdf`)).bytes();
    const of = pet_id ? { pet_id: Number(pet_id) } : { purchase_id: Number(purchase_id) };
    const sum = createHash('sha256').update(bytes).digest('hex');
    const paper = { name, kind: 'pdf', bytes: bytes.length, sum } as const;
    inTransaction(context.db, (tx) => storeDocument(context, tx, of, paper, bytes));
  }
}

/** It was encoded as a large picture of ours is: only the smaller sizes are made of it. */
export const drawingOf = async (name: string): Promise<Buffer> =>
  Buffer.from(await Bun.file(demoFile(`${name}.webp`)).arrayBuffer());

async function readRows(name: string, shift: number): Promise<DemoRow[]> {
  const text = await Bun.file(demoTableFile(name)).text();
  const { data } = Papa.parse<DemoRow>(text, { header: true, skipEmptyLines: true });
  return data.map((row) => shifted(row, shift));
}

function moltOf(db: Executor, pet_id: number, date_mt: string | undefined): number | null {
  if (!date_mt) return null;
  const molt = db
    .select({ id: molts.id })
    .from(molts)
    .where(and(eq(molts.pet_id, pet_id), eq(molts.date_mt, date_mt)))
    .get();
  return molt?.id ?? null;
}
