import { describe, expect, test } from 'bun:test';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { documents } from '#src/db/schema.ts';
import { limits } from '#src/domain/limits.ts';
import { documentFile, removeDocumentFile } from '#src/platform/documents/document-files.ts';
import { sweepDocuments } from '#src/platform/documents/documents.ts';
import { nothing, offer } from '#src/testing/hand-overs.ts';
import { aPaper } from '#src/testing/papers.ts';
import { aPet, aPurchase } from '#src/testing/samples.ts';
import { sendFile } from '#src/testing/send-file.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const setUp = () => createTestApp({ now: '2026-03-10T20:00:00Z' });
const take = (app: TestApp, code: string, uid = 4) => app.as(uid).post('hand_over/take', { code });
const papersOf = async (app: TestApp, pet_id: number, uid: number) =>
  (await app.as(uid).get('document/list', { pet_id })).data.rows;
const shownTo = async ({ visitor }: TestApp, code: string) =>
  (await visitor.get(`hand_over/open/${code}`)).data.animals[0].papers;
const read = async (app: TestApp, id: number, uid: number) => {
  const headers = { authorization: `Bearer ${await app.tokenOf(uid)}` };
  const request = new Request(`http://localhost/api/document/file/${id}`, { headers });
  const response = await app.app.handle(request);
  return [response.status, response.ok ? await response.text() : null];
};
const file = async ({ app }: TestApp, code: string) => {
  const response = await app.handle(new Request(`http://localhost/api/hand_over/file/${code}`));
  return new Uint8Array(await response.arrayBuffer());
};

describe('papers of an animal that is handed over', () => {
  test('are named to its keeper, and go only where they are ticked', async () => {
    const app = setUp();
    const id = aPet(app.db, { name: 'Frida' });
    const cites = await aPaper(app, { pet_id: id }, 'CITES');
    await aPaper(app, { pet_id: id }, 'Invoice of the vet');
    const preview = (await app.as(3).get('hand_over/preview', { ids: `[${id}]` })).data.rows[0];
    expect(preview.papers.map(({ name }: { name: string }) => name)).toEqual([
      'CITES',
      'Invoice of the vet',
    ]);
    expect(preview.papers[0]).toEqual({
      ...{ id: cites, name: 'CITES', kind: 'pdf', bytes: expect.any(Number) },
    });
    const bare = await offer(app, [{ id }]);
    expect(await shownTo(app, bare.code)).toEqual([]);
    await app.as(3).delete('hand_over/delete', { id: bare.id });
    const { code } = await offer(app, [{ id, papers: [cites] }], nothing);
    expect(await shownTo(app, code)).toEqual([
      { name: 'CITES', kind: 'pdf', bytes: preview.papers[0].bytes },
    ]);
  });

  test('become the taker’s own: each keeper has a copy, and nobody the other’s', async () => {
    const app = setUp();
    const id = aPet(app.db, { name: 'Frida' });
    const mine = await aPaper(app, { pet_id: id }, 'CITES', 3, 'DE-17');
    await aPaper(app, { pet_id: id }, 'Invoice');
    const { code } = await offer(app, [{ id, papers: [mine] }], nothing);
    const [taken] = (await take(app, code)).data.ids;
    const [theirs, ...others] = await papersOf(app, taken, 4);
    expect([theirs.name, theirs.kind, others]).toEqual(['CITES', 'pdf', []]);
    expect(theirs.id).not.toBe(mine);
    const text = '%PDF-1.7\nDE-17\n%%EOF\n';
    expect(await read(app, theirs.id, 4)).toEqual([200, text]);
    expect(await read(app, mine, 3)).toEqual([200, text]);
    for (const [paper, uid] of [
      [theirs.id, 3],
      [mine, 4],
      [theirs.id, 2],
    ])
      expect([uid, await read(app, paper, uid)]).toEqual([uid, [404, null]]);
    await app.as(3).delete('document/delete', { id: mine });
    expect(await read(app, theirs.id, 4)).toEqual([200, text]);
    expect(sweepDocuments(app.context)).toEqual({ removed: 0, missing: 0 });
    expect(readdirSync(join(app.config.dataDir, 'imports'))).toEqual([]);
  });

  test.each([
    ['another keeper’s', (app: TestApp) => ({ pet_id: aPet(app.db, { uid: 4 }) }), 4],
    ['another animal’s', (app: TestApp) => ({ pet_id: aPet(app.db) }), 3],
    ['its purchase’s', (app: TestApp) => ({ purchase_id: aPurchase(app.db) }), 3],
  ] as const)('are its own: %s is refused', async (_, of, uid) => {
    const app = setUp();
    const id = aPet(app.db);
    const paper = await aPaper(app, of(app), 'Other', uid);
    const body = { pets: [{ id, papers: [paper] }], reason: 'given', ...nothing };
    const { status, data } = await app.as(3).post('hand_over/add', body);
    expect([status, data.code]).toEqual([404, 'not_found']);
    expect((await app.as(3).get('hand_over/list')).data.count).toBe(0);
  });

  test('that were deleted since, or whose file is lost, stay away', async () => {
    const app = setUp();
    const id = aPet(app.db);
    const [gone, lost, there] = [
      await aPaper(app, { pet_id: id }, 'Gone'),
      await aPaper(app, { pet_id: id }, 'Lost'),
      await aPaper(app, { pet_id: id }, 'There'),
    ];
    const { code } = await offer(app, [{ id, papers: [gone, lost, there] }], nothing);
    await app.as(3).delete('document/delete', { id: gone });
    removeDocumentFile(app.context, lost);
    const [taken] = (await take(app, code)).data.ids;
    expect((await papersOf(app, taken, 4)).map(({ name }: { name: string }) => name)).toEqual([
      'There',
    ]);
  });

  test('count as the taker’s: one without room takes nothing', async () => {
    const app = setUp();
    const id = aPet(app.db);
    const paper = await aPaper(app, { pet_id: id });
    const full = aPet(app.db, { uid: 4 });
    const bytes = limits.documents.bytes - 5;
    app.db
      .insert(documents)
      .values({ pet_id: full, name: 'Full', kind: 'pdf', bytes, sum: 'none' })
      .run();
    const { code } = await offer(app, [{ id, papers: [paper] }], nothing);
    const { status, data } = await take(app, code);
    expect([status, data.code]).toEqual([409, 'too_many_documents']);
    expect((await app.as(4).get('pet/list')).data.count).toBe(1);
    expect((await app.as(3).get('pet/list')).data.count).toBe(1);
  });
});

describe('the file of a hand-over with papers', () => {
  async function withPaper() {
    const app = setUp();
    const id = aPet(app.db, { name: 'Frida' });
    const paper = await aPaper(app, { pet_id: id }, 'CITES', 3, 'DE-17');
    await aPaper(app, { pet_id: id }, 'Invoice');
    const { code } = await offer(app, [{ id, papers: [paper] }], nothing);
    return { app, id, paper, zip: await file(app, code) };
  }
  const takeIn = async (app: TestApp, zip: Uint8Array, dry_run: 0 | 1) => {
    await sendFile(app, 4, zip);
    return app.as(4).post('data/import', { take_in: 1, dry_run });
  };

  test('has those that were ticked, and a page that names them', async () => {
    const { id, paper, zip } = await withPaper();
    const files = unzipSync(zip);
    const text = (name: string) => new TextDecoder().decode(files[name]);
    expect(text(`papers/${paper}.pdf`)).toContain('DE-17');
    expect(Object.keys(files).filter((name) => name.startsWith('papers/'))).toHaveLength(1);
    expect(JSON.parse(text('data.json')).papers).toEqual([
      { no: paper, pet_id: id, name: 'CITES', kind: 'pdf', created: expect.any(String) },
    ]);
    expect(text('index.html')).toContain(`<a href="papers/${paper}.pdf"><bdi>CITES</bdi></a>`);
  });

  test('shows them before it is taken in, and brings them along', async () => {
    const { app, zip } = await withPaper();
    const { preview, taken } = {
      preview: (await takeIn(app, zip, 1)).data.hand_over.animals[0].papers,
      taken: (await takeIn(app, zip, 0)).data.ids[0],
    };
    expect(preview).toEqual([{ name: 'CITES', kind: 'pdf', bytes: expect.any(Number) }]);
    const [theirs, ...others] = await papersOf(app, taken, 4);
    expect([theirs.name, others]).toEqual(['CITES', []]);
    expect(existsSync(documentFile(app.context, theirs.id))).toBe(true);
    expect((await read(app, theirs.id, 4))[1]).toContain('DE-17');
  });

  test('is refused where one of them was changed or added', async () => {
    const { app, paper, zip } = await withPaper();
    const files = unzipSync(zip);
    const other = new TextEncoder().encode('%PDF-1.7 other');
    for (const more of [{ [`papers/${paper}.pdf`]: other }, { 'papers/99.pdf': other }]) {
      const { status, data } = await takeIn(app, zipSync({ ...files, ...more }), 1);
      expect([status, data.code]).toEqual([422, 'file_changed']);
    }
  });
});
