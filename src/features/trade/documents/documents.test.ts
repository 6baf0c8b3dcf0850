import { describe, expect, test } from 'bun:test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { documents } from '#src/db/schema.ts';
import { limits } from '#src/domain/limits.ts';
import { sweepDocuments } from '#src/platform/documents/documents.ts';
import { writeFileAtomic } from '#src/platform/files/atomic-write.ts';
import { newcomer, password } from '#src/testing/people.ts';
import { aPet, aPurchase, aSale } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

/** A PDF that would run a script where a program lets it. */
const pdf = Buffer.from(
  `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`,
);
const image = (form: 'jpeg' | 'png') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } })
    .toFormat(form)
    .toBuffer();

const now = '2026-03-10T20:00:00Z';

type Sent = Record<string, string | number>;

function form(fields: Sent, bytes: Uint8Array = pdf, fileName = 'CITES.pdf') {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, String(value));
  sent.set('file', new File([new Uint8Array(bytes)], fileName, { type: 'application/pdf' }));
  return sent;
}

const send = (app: TestApp, fields: Sent, bytes?: Uint8Array, fileName?: string, uid = 3) =>
  app.as(uid).post('document/upload', form(fields, bytes, fileName));

const filesIn = ({ config }: TestApp) => {
  const folder = join(config.dataDir, 'documents');
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
};

/** One of everything that papers belong to. */
const belongings = ({ db }: TestApp, uid = 3) => ({
  pet_id: aPet(db, { uid }),
  purchase_id: aPurchase(db, { uid }),
  slid: aSale(db, { uid }),
});

describe('papers', () => {
  test.each(['pet_id', 'purchase_id', 'slid'] as const)('belong to a %s', async (owner) => {
    const app = createTestApp({ now: '2026-03-10T20:00:00Z' });
    const of = { [owner]: belongings(app)[owner] };
    const { data } = await send(app, of);
    expect(data).toEqual({ status: true, id: expect.any(Number) });
    await send(app, { ...of, name: 'Receipt' }, await image('jpeg'));
    await send(app, of, await image('png'), 'C:\\scans\\page 1.png');
    expect((await app.as(3).get('document/list', of)).data).toMatchObject({
      count: 3,
      rows: [
        { id: data.id, name: 'CITES.pdf', kind: 'pdf', bytes: pdf.length },
        { name: 'Receipt', kind: 'jpeg' },
        { name: 'page 1.png', kind: 'png' },
      ],
    });
    expect((await app.as(3).get('document/usage')).data).toMatchObject({ count: 3, max: 1000 });
  });

  test('are saved as they were sent, and never shown by a browser', async () => {
    const app = createTestApp();
    const { id } = (await send(app, { pet_id: aPet(app.db), name: 'Über "CITES"' })).data;
    const response = await app.app.handle(
      new Request(`http://localhost/api/document/file/${id}`, {
        headers: { authorization: `Bearer ${await app.tokenOf(3)}` },
      }),
    );
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="Uber CITES.pdf"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
  });

  test('are their owner’s alone: neither visitors, keepers nor the administrator get them', async () => {
    const app = createTestApp();
    const mine = belongings(app);
    const { id } = (await send(app, { pet_id: mine.pet_id })).data;
    for (const call of [`document/file/${id}`, `document/list?pet_id=${mine.pet_id}`]) {
      expect((await app.visitor.get(call)).status).toBe(401);
      for (const uid of [4, 2]) expect((await app.as(uid).get(call)).status).toBe(404);
    }
    for (const [method, call, body] of [
      ['put', 'document/rename', { id, name: 'Taken' }],
      ['delete', 'document/delete', { id }],
    ] as const) {
      expect((await app.visitor[method](call, body)).status).toBe(401);
      expect((await app.as(4)[method](call, body)).status).toBe(404);
    }
    for (const [owner, value] of Object.entries(mine))
      expect((await send(app, { [owner]: value }, pdf, 'x.pdf', 4)).status).toBe(404);
    expect((await app.visitor.post('document/upload', form(mine))).status).toBe(401);
    for (const path of [`/documents/doc_${id}.bin`, `/uploads/documents/doc_${id}.bin`])
      expect((await app.visitor.get(path)).status).toBe(404);
    expect(filesIn(app)).toEqual([`doc_${id}.bin`]);
  });

  test('are renamed and deleted', async () => {
    const app = createTestApp({ now });
    const pet_id = aPet(app.db);
    const { id } = (await send(app, { pet_id })).data;
    await app.as(3).put('document/rename', { id, name: 'CITES 2021' });
    expect((await app.as(3).get(`document/list?pet_id=${pet_id}`)).data.rows).toMatchObject([
      { id, name: 'CITES 2021' },
    ]);
    expect((await app.as(3).put('document/rename', { id, name: ' ' })).status).toBe(422);
    await app.as(3).delete('document/delete', { id });
    expect((await app.as(3).get(`document/file/${id}`)).status).toBe(404);
    expect((await app.as(3).put('document/rename', { id, name: 'Gone' })).status).toBe(404);
    app.setNow('2026-03-10T22:00:00Z');
    sweepDocuments(app.context);
    expect(filesIn(app)).toEqual([]);
    const gone = app.db.$client.query("SELECT count FROM deletions WHERE kind = 'documents'");
    expect(gone.get()).toEqual({ count: 1 });
  });

  test('are back as they were after the undo of a deletion, for as long as that is offered', async () => {
    const app = createTestApp({ now });
    const keeper = app.as(3);
    const pet_id = aPet(app.db);
    const upload = async () => (await send(app, { pet_id })).data.id as number;
    const ids = [await upload(), await upload(), await upload(), await upload()];
    const call = `document/list?pet_id=${pet_id}`;
    const { rows } = (await keeper.get(call)).data;
    const usage = (await keeper.get('document/usage')).data;
    for (const id of ids) await keeper.delete('document/delete', { id });
    expect((await keeper.get(call)).data.rows).toEqual([]);
    expect((await keeper.get('document/usage')).data).toMatchObject({ count: 0, bytes: 0 });
    expect((await keeper.get('data/export.json')).data.papers).toEqual([]);

    const restore = (id: number, uid = 3) => app.as(uid).put('document/restore', { id });
    const [first = 0, ...last] = ids;
    expect((await restore(first)).status).toBe(404); // so many are not kept at once
    expect(filesIn(app)).toHaveLength(3);
    for (const uid of [2, 4]) expect((await restore(last[0] ?? 0, uid)).status).toBe(404);
    app.setNow('2026-03-10T20:30:00Z');
    expect(sweepDocuments(app.context)).toEqual({ removed: 0, missing: 0 });
    for (const id of last) expect((await restore(id)).status).toBe(200);
    expect((await keeper.get(call)).data.rows).toEqual(rows.slice(1));
    expect((await keeper.get('document/usage')).data.count).toBe(usage.count - 1);
    expect((await restore(last[0] ?? 0)).status).toBe(404);
    app.setNow('2026-03-10T22:00:00Z');
    expect(sweepDocuments(app.context)).toEqual({ removed: 0, missing: 0 });
    const file = new Request(`http://localhost/api/document/file/${last[0]}`, {
      headers: { authorization: `Bearer ${await app.tokenOf(3)}` },
    });
    expect(Buffer.from(await (await app.app.handle(file)).bytes()).equals(pdf)).toBe(true);
  });

  test('go with what they belong to, and with the account', async () => {
    const app = createTestApp();
    const { uid } = await newcomer(app, 'dora@example.org');
    const all = belongings(app, uid);
    for (const [owner, value] of Object.entries(all))
      await send(app, { [owner]: value }, pdf, 'x', uid);
    const kept = (await send(app, { pet_id: aPet(app.db) })).data.id;
    await app.as(uid).delete('pet/delete', { id: all.pet_id });
    expect(filesIn(app)).toHaveLength(3);
    await app.as(uid).delete('sales/delete', { slid: all.slid });
    expect(filesIn(app)).toHaveLength(2);
    expect((await app.as(uid).delete('user/delete', { upw: password })).status).toBe(200);
    expect(filesIn(app)).toEqual([`doc_${kept}.bin`]);
  });

  test('files of nobody are swept away; a row whose file is only away stays', async () => {
    const app = createTestApp();
    const { id } = (await send(app, { pet_id: aPet(app.db) })).data;
    const stray = join(app.config.dataDir, 'documents', 'doc_999.bin');
    writeFileAtomic([{ path: stray, bytes: 'x' }]);
    expect(sweepDocuments(app.context)).toEqual({ removed: 1, missing: 0 });
    expect(filesIn(app)).toEqual([`doc_${id}.bin`]);
    expect(readFileSync(join(app.config.dataDir, 'documents', `doc_${id}.bin`)).equals(pdf)).toBe(
      true,
    );
  });
});

describe('what is no paper is refused, and nothing of it stays', () => {
  const refused = async (fields: object, bytes: Uint8Array = pdf, fileName = 'x.pdf') => {
    const app = createTestApp();
    const pet_id = aPet(app.db);
    const { status, data } = await send(app, { pet_id, ...fields }, bytes, fileName);
    const { rows } = (await app.as(3).get(`document/list?pet_id=${pet_id}`)).data;
    return [status, data.code, Object.keys(data.fields ?? {}), rows, filesIn(app)];
  };

  test.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PDF after something else', Buffer.from(`<script>${pdf.toString()}`)],
    ['a workbook', Buffer.from('PK\x03\x04')],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_, bytes) => {
    expect(await refused({}, bytes)).toEqual([415, 'unsupported_document', ['file'], [], []]);
  });

  test('more than 10 MB', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(limits.documentBytes)]);
    expect(await refused({}, large)).toEqual([413, 'too_large', [], [], []]);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'a\nb' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ purchase_id: 1 }, 'purchase_id'],
    [{ slid: 'x' }, 'slid'],
    [{ day: '2025-01-01' }, 'day'],
  ])('with %j', async (fields, named) => {
    expect(await refused(fields)).toEqual([422, 'invalid', [named], [], []]);
  });

  test('beyond the quota, of number and of bytes', async () => {
    for (const [rows, bytes] of [
      [limits.documents.count, 1],
      [1, limits.documents.bytes],
    ] as const) {
      const app = createTestApp();
      const pet_id = aPet(app.db);
      const one = { pet_id, name: 'x', kind: 'pdf' as const, bytes, sum: '' };
      for (let n = 0; n < rows; n += 100)
        app.db
          .insert(documents)
          .values(Array.from({ length: Math.min(rows, 100) }, () => one))
          .run();
      const { status, data } = await send(app, { pet_id });
      expect([status, data.code, Object.keys(data.fields)]).toEqual([
        ...[409, 'too_many_documents', ['file']],
      ]);
      expect(filesIn(app)).toEqual([]);
      expect((await send(app, { pet_id: aPet(app.db, { uid: 4 }) }, pdf, 'x', 4)).status).toBe(200);
    }
  });

  test('where the disk is full', async () => {
    const app = createTestApp({ env: { DISK_FLOOR_MB: '100000000' } });
    const pet_id = aPet(app.db);
    const { status, data } = await send(app, { pet_id });
    expect([status, data.code]).toEqual([507, 'disk_full']);
    expect((await app.as(3).get(`document/list?pet_id=${pet_id}`)).data.rows).toEqual([]);
    expect(filesIn(app)).toEqual([]);
  });
});
