import { describe, expect, test } from 'bun:test';
import sharp from 'sharp';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

/** A photograph as a phone writes it: lying on its side, with the place it was taken at. */
const sideways = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#804020' } })
    .withExif({ IFD0: { Model: 'Pocket camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

function form(id: number | string, bytes: Uint8Array, name = 'photo.jpg', type = 'image/jpeg') {
  const data = new FormData();
  data.set('id', String(id));
  data.set('file', new File([new Uint8Array(bytes)], name, { type }));
  return data;
}

async function fetched({ app }: TestApp, path: string) {
  const answer = await app.handle(new Request(`http://localhost${path}`));
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
}

describe('a picture', () => {
  test('is shown upright, in three sizes, without what the camera knew', async () => {
    const testApp = createTestApp();
    const id = aPet(testApp.db);
    const original = await sideways();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    expect((await testApp.as(3).post('picture/upload', form(id, original))).data).toEqual({
      status: true,
    });
    for (const [size, edge] of [
      ['thumb', 400],
      ['mobile', 1080],
      ['large', 1200],
    ] as const) {
      const { status, headers, bytes } = await fetched(testApp, `/uploads/${size}/tid_${id}.webp`);
      expect(status).toBe(200);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain('sandbox');
      const { width, height, exif, format } = await sharp(bytes).metadata();
      expect({ format, height, portrait: width < height, exif }).toEqual({
        format: 'webp',
        height: edge,
        portrait: true,
        exif: undefined,
      });
    }
    const png = await fetched(testApp, `/uploads/thumb/tid_${id}.png`);
    expect((await sharp(png.bytes).metadata()).format).toBe('png');
    expect((await testApp.as(3).get(`pet/detail/${id}`)).data).toMatchObject({
      has_img: 1,
      img_version: 1,
    });
  });

  test('is gone at once when it is deleted, with its pet too', async () => {
    const testApp = createTestApp();
    const id = aPet(testApp.db);
    await testApp.as(3).post('picture/upload', form(id, await sideways()));
    await fetched(testApp, `/uploads/thumb/tid_${id}.png`);
    expect((await testApp.as(4).delete('picture/delete', { id })).status).toBe(404);
    await testApp.as(3).delete('picture/delete', { id });
    for (const path of [`/uploads/thumb/tid_${id}.png`, `/uploads/large/tid_${id}.webp`]) {
      expect((await fetched(testApp, path)).status).toBe(404);
    }
    await testApp.as(3).post('picture/upload', form(id, await sideways()));
    await testApp.as(3).delete('pet/delete', { id });
    expect((await fetched(testApp, `/uploads/thumb/tid_${id}.webp`)).status).toBe(404);
  });

  test('that is none, is cut off, or is of another kind is refused and changes nothing', async () => {
    const testApp = createTestApp();
    const id = aPet(testApp.db);
    const jpeg = await sideways();
    const svg = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
    );
    const tiff = await sharp(jpeg).tiff().toBuffer();
    for (const [bytes, status] of [
      [new TextEncoder().encode('no picture at all'), 415],
      [svg, 415],
      [tiff, 415],
      [jpeg.subarray(0, jpeg.length / 2), 422],
      [new Uint8Array(0), 415],
    ] as const) {
      const answer = await testApp.as(3).post('picture/upload', form(id, bytes));
      expect([answer.status, answer.data.status]).toEqual([status, false]);
    }
    expect((await testApp.as(3).get(`pet/detail/${id}`)).data.has_img).toBe(0);
    expect((await fetched(testApp, `/uploads/thumb/tid_${id}.webp`)).status).toBe(404);
  });

  test('with more than 50 megapixels is refused before it is decoded', async () => {
    const testApp = createTestApp();
    const id = aPet(testApp.db);
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#000' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const answer = await testApp
      .as(3)
      .post('picture/upload', form(id, bomb, 'bomb.png', 'image/png'));
    expect([answer.status, answer.data.code]).toEqual([422, 'too_many_pixels']);
  });

  test('of another keeper’s pet can not be set', async () => {
    const { as, visitor, db } = createTestApp();
    const id = aPet(db);
    const picture = await sideways();
    expect((await as(4).post('picture/upload', form(id, picture))).status).toBe(404);
    expect((await visitor.post('picture/upload', form(id, picture))).status).toBe(401);
    expect((await as(3).post('picture/upload', form('1e3', picture))).status).toBe(422);
  });
});

describe('the address of a picture', () => {
  test.each([
    '/uploads/thumb/..%2f..%2fsecret',
    '/uploads/thumb/tid_1.png%00.webp',
    '/uploads/thumb/../exuvia.db',
    '/uploads/thumb/tid_1.jpg',
    '/uploads/other/tid_1.png',
    '/uploads/thumb/tid_99999999999.png',
    '/uploads/thumb/tid_7.png',
    '/uploads/',
  ])('%s answers 404', async (path) => {
    expect((await fetched(createTestApp(), path)).status).toBe(404);
  });

  test('of the guide’s examples shows the pictures that ship', async () => {
    for (const path of ['/uploads/mobile/tid_-2.webp', '/uploads/thumb/tid_-3.png']) {
      expect((await fetched(createTestApp(), path)).status).toBe(200);
    }
  });

  test('with a version never changes, without one is asked for again', async () => {
    const testApp = createTestApp();
    const cacheOf = async (path: string) =>
      (await fetched(testApp, path)).headers.get('cache-control');
    expect(await cacheOf('/uploads/thumb/tid_-2.webp?v=1')).toContain('immutable');
    expect(await cacheOf('/uploads/thumb/tid_-2.webp')).toBe('no-cache');
  });
});
