import { expect } from 'bun:test';
import { sendFile } from './send-file.ts';
import type { TestApp } from './test-app.ts';

export const exportOf = async (app: TestApp, uid = 3) =>
  (await app.as(uid).get('data/export.json')).data;

/** Brings back what is missing of a document of the keeper's own. */
export async function bringBack(app: TestApp, document: object, uid = 3) {
  await sendFile(app, uid, new TextEncoder().encode(JSON.stringify(document)));
  const { status, data } = await app.as(uid).post('data/import', { missing_only: 1 });
  expect([status, data.error]).toEqual([200, undefined]);
  return data as { added: number; ids: number[]; import_id: number };
}
