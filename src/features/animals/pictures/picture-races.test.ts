import { expect, test } from 'bun:test';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureLane, pngLane } from '#src/platform/pictures/picture-jobs.ts';
import { encodePicture } from '#src/platform/pictures/encode-picture.ts';
import { storePicture, sumsOf } from '#src/platform/pictures/pictures.ts';
import { pictures } from '#src/db/schema.ts';
import { newcomer, password } from '#src/testing/people.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

test('a picture of a pet that is deleted while it is decoded is refused, and nothing of it is kept', async () => {
  const app = createTestApp();
  const id = aPet(app.db);
  const upload = app.as(3).post('picture/upload', await formOf(id));
  await decoding();
  expect((await app.as(3).delete('pet/delete', { id })).status).toBe(200);
  expect((await upload).status).toBe(404);
  expect(filesOf(app)).toEqual([]);
  expect((await app.visitor.get(`/uploads/large/tid_${id}.webp`)).status).toBe(404);
});

test('the same when the account is deleted', async () => {
  const app = createTestApp();
  const { uid } = await newcomer(app, 'dora@example.org');
  const id = aPet(app.db, { uid });
  const upload = app.as(uid).post('picture/upload', await formOf(id));
  await decoding();
  expect((await app.as(uid).delete('user/delete', { upw: password })).status).toBe(200);
  expect((await upload).status).toBeOneOf([401, 404]);
  expect(filesOf(app)).toEqual([]);
});

test.each(['deleted', 'replaced'])(
  'a PNG that is made while its picture is %s is not kept',
  async (fate) => {
    const app = createTestApp();
    const id = aPet(app.db);
    storePicture(app.context, 3, id, await encodePicture(await photo()));
    const other = await encodePicture(await photo('#aa2200'));
    const png = app.visitor.get(`/uploads/mobile/tid_${id}.png`);
    await decoding(pngLane);
    if (fate === 'deleted') await app.as(3).delete('picture/delete', { id });
    else storePicture(app.context, 3, id, other);
    expect((await png).status).toBe(404);
    expect(filesOf(app).filter((name) => name.endsWith('.png'))).toEqual([]);
    const again = await app.visitor.get(`/uploads/mobile/tid_${id}.png`);
    expect(again.status).toBe(fate === 'deleted' ? 404 : 200);
  },
);

test('a deletion or a replacement that the database refuses changes nothing', async () => {
  const app = createTestApp();
  const id = aPet(app.db);
  const encoded = await encodePicture(await photo());
  storePicture(app.context, 3, id, encoded);
  const before = filesOf(app);
  app.db.$client.run(
    `CREATE TRIGGER refuses BEFORE UPDATE ON pets BEGIN SELECT RAISE(ABORT, 'refused'); END`,
  );
  expect((await app.as(3).delete('picture/delete', { id })).status).toBe(500);
  expect((await app.as(3).post('picture/upload', await formOf(id))).status).toBe(500);
  app.db.$client.run('DROP TRIGGER refuses');
  expect(filesOf(app)).toEqual(before);
  expect((await app.visitor.get(`/uploads/large/tid_${id}.webp`)).status).toBe(200);
  expect((await app.as(3).get(`pet/detail/${id}`)).data).toMatchObject({
    has_img: 1,
    img_version: 1,
  });
});

test('the checksums of a picture are stored, replaced and deleted with it', async () => {
  const app = createTestApp();
  const id = aPet(app.db);
  const sums = () => app.db.select().from(pictures).all();
  for (const [version, colour] of [
    [1, '#112233'],
    [2, '#445566'],
  ] as const) {
    const encoded = await encodePicture(await photo(colour));
    storePicture(app.context, 3, id, encoded);
    expect(sums()).toEqual([expect.objectContaining({ pet_id: id, version, ...sumsOf(encoded) })]);
  }
  await app.as(3).delete('picture/delete', { id });
  expect(sums()).toEqual([]);
});

/** Waits until a picture is being processed. */
async function decoding(lane = pictureLane): Promise<void> {
  while (!lane.isBusy()) await new Promise(setImmediate);
}

function filesOf({ config }: TestApp): string[] {
  const folder = join(config.dataDir, 'uploads');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.includes('tid_'),
  );
}

const photo = (background = '#543') =>
  sharp({ create: { width: 2400, height: 1800, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function formOf(id: number): Promise<FormData> {
  const form = new FormData();
  form.set('id', String(id));
  form.set('file', new File([new Uint8Array(await photo())], 'photo.jpg', { type: 'image/jpeg' }));
  return form;
}
