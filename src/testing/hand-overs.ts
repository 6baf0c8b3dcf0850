import { expect } from 'bun:test';
import sharp from 'sharp';
import { encodePicture } from '#src/platform/pictures/encode-picture.ts';
import { storePicture } from '#src/platform/pictures/pictures.ts';
import { aPet, aPurchase, speciesId } from './samples.ts';
import type { TestApp } from './test-app.ts';

export const everything = { history: 1, pictures: 1, notes: 1, origin: 1 };
/** Only who it is. */
export const nothing = { history: 0, pictures: 0, notes: 0, origin: 0 };

export type OfferedHere = {
  id: number;
  count?: number;
  slid?: number;
  sale?: object;
  papers?: number[];
};

/** Offers animals of keeper 3. Returns the hand-over's id and code. */
export async function offer({ as }: TestApp, pets: OfferedHere[], fields: object = {}) {
  const body = { pets, reason: 'given', ...everything, ...fields };
  const { status, data } = await as(3).post('hand_over/add', body);
  expect([status, data.error]).toEqual([200, undefined]);
  return data as { id: number; code: string };
}

/** Where Frida stands: nobody but her keeper hears of it. */
export const FRIDAS_PLACE = 'Cellar without a lock';

/** Frida, whose record has something of every kind. */
export async function aFullRecord(app: TestApp) {
  const { db } = app;
  const mother = aPet(db, { name: 'Mother' });
  const purchase_id = aPurchase(db, {
    ...{ seller: 'Marta Keller', seller_address: 'Ring 2', price: 4999, notes: 'from the expo' },
    ...{ document_no: 'DE-17', bred: 1, parent_id: mother, sc_id: speciesId(db) },
  });
  const id = aPet(db, {
    ...{ name: 'Frida', gender: 'f', notes: 'Kicks hairs', kept_since: '2020-03-01', purchase_id },
    ...{ tag: '3WKX9P', hatched: '2019-06', pre_molt: '2026-03-08' },
  });
  for (const [date_f, progress] of [
    ['2026-02-01', 0],
    ['2026-02-08', 0],
    ['2026-02-15', 2],
    ['2026-02-22', 1],
  ] as const)
    await app.as(3).post('pet/feeding/feed', { id, date_f, food: 'Dubia', progress });
  await app.as(3).post('pet/molt/add', { id, date_mt: '2021-05-01', size: 4.5 });
  const details = { outcome: 'stuck', molt_no: 9, note: 'wet paper' };
  await app.as(3).post('pet/molt/add', { id, date_mt: '2025-05-01', size: 12, ...details });
  const weighed = { kind: 'weight', value: 21.5, date_ms: '2025-05-03' };
  await app.as(3).post('pet/measurement/add', { id, ...weighed });
  await app.as(3).put('pet/pre_molt', { id, pre_molt: '2026-03-08' });
  await app.as(3).post('pet/events/add', { id, date_ev: '2020-12-24', event: 'Rehoused' });
  const place = { name: FRIDAS_PLACE, kind: 'room' };
  const { id: place_id } = (await app.as(3).post('place/add', place)).data;
  await app.as(3).put('pet/move', { ids: [id], place_id }, { 'x-today': '2019-05-01' });
  const square = sharp({ create: { width: 9, height: 9, channels: 3, background: '#543' } });
  storePicture(app.context, 3, id, await encodePicture(await square.png().toBuffer()));
  return id;
}
