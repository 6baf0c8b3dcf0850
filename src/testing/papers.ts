import { expect } from 'bun:test';
import type { Belonging } from '#src/platform/documents/documents.queries.ts';
import type { TestApp } from './test-app.ts';

/** Uploads a PDF that says this. */
export async function aPaper(app: TestApp, of: Belonging, name = 'CITES', uid = 3, says = 'yes') {
  const form = new FormData();
  for (const [field, id] of Object.entries(of)) form.set(field, String(id));
  form.set('name', name);
  form.set('file', new File([`%PDF-1.7\n${says}\n%%EOF\n`], 'scan.pdf'));
  const { status, data } = await app.as(uid).post('document/upload', form);
  expect([status, data.error]).toEqual([200, undefined]);
  return data.id as number;
}
