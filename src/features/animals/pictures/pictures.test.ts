import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { pets, pictures } from '#src/db/schema.ts';
import { limits } from '#src/domain/limits.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

/** A picture of 60 by 40 whose left half is red, rotated as a phone stores it. */
async function picture(form: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' = 'jpeg', orientation = 1) {
  const red = { create: { width: 30, height: 40, channels: 3 as const, background: '#ff0000' } };
  return await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'Exuvia' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation })
    .toFormat(form)
    .toBuffer();
}

function formOf(id: number, content: Uint8Array | string, type = 'image/jpeg') {
  const form = new FormData();
  form.set('id', String(id));
  form.set('file', new File([content as BlobPart], 'photo.jpg', { type }));
  return form;
}

async function setUp() {
  const app = createTestApp();
  return { ...app, id: aPet(app.db) };
}

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('may be a %s', async (form) => {
    const { as, visitor, id } = await setUp();
    const response = await as(3).post('picture/upload', formOf(id, await picture(form)));
    expect(response.data).toEqual({ status: true });
    expect((await visitor.get(`/uploads/thumb/tid_${id}.webp`)).status).toBe(200);
    expect((await as(3).get(`pet/detail/${id}`)).data).toMatchObject({
      has_img: 1,
      img_version: 1,
    });
  });

  test('is rotated upright, and contains nothing about where it was taken', async () => {
    const { app, as, id } = await setUp();
    await as(3).post('picture/upload', formOf(id, await picture('jpeg', 6)));
    for (const address of [
      `thumb/tid_${id}.png`,
      `mobile/tid_${id}.webp`,
      `large/tid_${id}.webp`,
    ]) {
      const response = await app.handle(new Request(`http://localhost/uploads/${address}`));
      const image = sharp(Buffer.from(await response.arrayBuffer()));
      const about = await image.metadata();
      expect([about.width, about.height, about.exif, about.orientation]).toEqual([
        40,
        60,
        undefined,
        undefined,
      ]);
      const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([40, 60]);
      expect(data[0]).toBeGreaterThan(200);
    }
  });

  test.each([
    ['no picture at all', 'once upon a time', 415],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 415],
  ])('%s is refused, and the pet has none', async (_name, content, status) => {
    const { as, visitor, id } = await setUp();
    const response = await as(3).post('picture/upload', formOf(id, content));
    expect(response.status).toBe(status);
    expect(response.data).toMatchObject({ status: false, error: expect.any(String) });
    expect((await as(3).get(`pet/detail/${id}`)).data.has_img).toBe(0);
    expect((await visitor.get(`/uploads/thumb/tid_${id}.webp`)).status).toBe(404);
  });

  test('a TIFF, a truncated file and a bomb are refused with a reason each', async () => {
    const { as, id } = await setUp();
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#000' },
    })
      .png()
      .toBuffer();
    const cut = (await photo()).subarray(0, 2000);
    for (const [content, status] of [
      [await picture('tiff'), 415],
      [cut, 422],
      [bomb, 422],
    ] as const) {
      const response = await as(3).post('picture/upload', formOf(id, content));
      expect(response.status).toBe(status);
      expect(response.data.error).toBeString();
    }
    expect((await as(3).get(`pet/detail/${id}`)).data.has_img).toBe(0);
  });

  test('an invalid one keeps the existing picture', async () => {
    const { as, visitor, id } = await setUp();
    await as(3).post('picture/upload', formOf(id, await picture()));
    await as(3).post('picture/upload', formOf(id, 'nonsense'));
    expect((await visitor.get(`/uploads/mobile/tid_${id}.webp`)).status).toBe(200);
    expect((await as(3).get(`pet/detail/${id}`)).data.img_version).toBe(1);
  });

  test.each([
    ['?v=1', 'private, max-age=31536000, immutable'],
    ['?v=2', 'no-cache'],
    ['?v=anything', 'no-cache'],
    ['', 'no-cache'],
  ])('is kept by the browser alone, at the address of its version (%j)', async (query, cache) => {
    const { as, visitor, id } = await setUp();
    await as(3).post('picture/upload', formOf(id, await picture()));
    for (const form of ['webp', 'png']) {
      const { headers } = await visitor.get(`/uploads/thumb/tid_${id}.${form}${query}`);
      expect(headers.get('cache-control')).toBe(cache);
    }
  });

  test('is deleted with its pet, or alone, at once', async () => {
    const { as, visitor, db, id } = await setUp();
    const other = aPet(db);
    for (const each of [id, other]) {
      await as(3).post('picture/upload', formOf(each, await picture()));
      await visitor.get(`/uploads/thumb/tid_${each}.png`);
    }
    await as(3).delete('picture/delete', { id });
    await as(3).delete('pet/delete', { id: other });
    for (const each of [id, other]) {
      for (const address of ['thumb', 'mobile', 'large']) {
        expect((await visitor.get(`/uploads/${address}/tid_${each}.webp`)).status).toBe(404);
        expect((await visitor.get(`/uploads/${address}/tid_${each}.png`)).status).toBe(404);
      }
    }
    expect((await as(3).get(`pet/detail/${id}`)).data.has_img).toBe(0);
  });

  test('has its PNG made once for all who ask at the same time, and none of the large one', async () => {
    const { as, visitor, id } = await setUp();
    await as(3).post('picture/upload', formOf(id, await picture()));
    const ask = () => visitor.get(`/uploads/mobile/tid_${id}.png`);
    const responses = await Promise.all(Array.from({ length: 30 }, ask)); // more than may wait
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await visitor.get(`/uploads/large/tid_${id}.png`)).status).toBe(404);
  });

  test('has a quota per keeper; replacing one is always possible', async () => {
    const { as, db, id } = await setUp();
    const quota = limits.picturesPerKeeper;
    const full = aPet(db);
    const rows = Array.from({ length: quota }, (_, version) => ({
      ...{ pet_id: full, version, key: `${version}` },
    }));
    for (let at = 0; at < quota; at += 500)
      db.insert(pictures)
        .values(rows.slice(at, at + 500))
        .run();
    const refused = await as(3).post('picture/upload', formOf(id, await picture()));
    expect([refused.status, refused.data.code, refused.data.params]).toEqual([
      409,
      'too_many_pictures',
      { max: quota },
    ]);
    db.update(pets)
      .set({ has_img: 1, img_version: 7, last_version: quota })
      .where(eq(pets.id, full))
      .run();
    expect((await as(3).post('picture/upload', formOf(full, await picture()))).status).toBe(200);
    expect(
      (await as(4).post('picture/upload', formOf(aPet(db, { uid: 4 }), await picture()))).status,
    ).toBe(200);
  });

  test('belongs to its owner', async () => {
    const { as, visitor, id } = await setUp();
    const form = async () => formOf(id, await picture());
    expect((await as(4).post('picture/upload', await form())).status).toBe(404);
    expect((await visitor.post('picture/upload', await form())).status).toBe(401);
    expect((await as(4).delete('picture/delete', { id })).status).toBe(404);
    expect((await as(3).post('picture/upload', formOf(Number.NaN, await picture()))).status).toBe(
      422,
    );
  });
});

/** Large enough to be truncated in the middle. */
async function photo(): Promise<Buffer> {
  return await sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: '#555',
      noise: { type: 'gaussian', mean: 100, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
}
