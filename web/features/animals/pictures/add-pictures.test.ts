import '#web/testing/dom.ts';
import { afterAll, expect, test } from 'bun:test';
import sharp from 'sharp';
import { pictures } from '#src/db/schema.ts';
import { limits } from '#src/domain/limits.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { paths } from '#web/paths.ts';
import { currentDeviceQueue } from '#web/state/shown-queue.ts';
import { openOffline } from '#web/testing/open-offline.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { serve } from '#web/testing/serve.ts';
import { click, pageText, says, settled } from '#web/testing/screen.ts';

// Pictures of an animal are chosen, several at once, down to the rows and files of the server.

afterAll(closeScreen);

const create = { width: 40, height: 30, channels: 3 as const, background: '#a33' };
const photo = async (name: string) =>
  new File([new Uint8Array(await sharp({ create }).jpeg().toBuffer())], name, {
    type: 'image/jpeg',
  });

async function choose(files: File[]): Promise<void> {
  const input = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1);
  if (!input) throw new Error('There is no field for files');
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  await click(() => {
    input.dispatchEvent(new Event('change', { bubbles: true }));
    return document.body;
  });
}

async function openPictures(others: number): Promise<{ app: TestApp; id: number }> {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa' });
  const full = aPet(app.db, { name: 'Olga' });
  const rows = Array.from({ length: others }, (_, version) => ({
    ...{ pet_id: full, version, key: `${version}` },
  }));
  for (let at = 0; at < others; at += 500)
    app.db
      .insert(pictures)
      .values(rows.slice(at, at + 500))
      .run();
  await openScreen(`/pets/picture?id=${id}`, { app, as: 3 });
  await settled(says('Choose files'));
  return { app, id };
}
const stored = async (app: TestApp, id: number) =>
  (await app.as(3).get(`picture/list?id=${id}`)).data.count;

test('of three the one that still fits is taken, and of the others nothing is stored', async () => {
  const { app, id } = await openPictures(limits.picturesPerKeeper - 1);
  await choose([await photo('a.jpg'), await photo('b.jpg'), await photo('c.jpg')]);
  await settled(says('2 files were left out'));
  expect(pageText()).toContain('The others were taken.');
  expect(pageText()).toContain('A keeper can have at most 5,000 pictures: b.jpg, c.jpg');
  await settled(async () => (await stored(app, id)) === 1);
});

test('those that still go up are counted among the pictures of an animal', async () => {
  const { app } = await openPictures(0);
  serve((request) =>
    request.url.endsWith('/picture/upload') ? new Promise(() => {}) : app.app.handle(request),
  );
  await choose([await photo('a.jpg'), await photo('b.jpg')]);
  await settled(says('2 pictures.'));
  expect(pageText()).not.toContain('0 pictures.');
});

test('with a full quota all are left out, in one line', async () => {
  const { app, id } = await openPictures(limits.picturesPerKeeper);
  const name = (no: number) => `IMG_${no}.jpg`;
  await choose(await Promise.all(Array.from({ length: 200 }, (_, no) => photo(name(no)))));
  await settled(says('200 files were left out'));
  expect(pageText()).not.toContain('The others were taken.');
  expect(document.querySelectorAll('.left-out').length).toBe(1);
  expect(await stored(app, id)).toBe(0);
});

test('files that are no pictures are named by what is wrong with them', async () => {
  const { app, id } = await openPictures(0);
  const text = new File(['text'], 'list.txt', { type: 'text/plain' });
  await choose([text, await photo('a.jpg'), new File(['no'], 'b.heic', { type: 'image/heic' })]);
  await settled(says('2 files were left out'));
  expect(pageText()).toContain('Pictures must be JPEG, PNG, WebP or GIF: list.txt, b.heic');
  await settled(async () => (await stored(app, id)) === 1);
});

test.each([
  ['alone', 1],
  ['among others', 3],
])(
  'a file that only calls itself a picture is named at once, %s, and does not wait',
  async (_, count) => {
    const { app, id } = await openPictures(0);
    const fake = new File(['no picture'], 'holiday.jpg', { type: 'image/jpeg' });
    const others = await Promise.all(
      Array.from({ length: count - 1 }, (_one, no) => photo(`${no}.jpg`)),
    );
    await choose([fake, ...others]);
    await settled(says('Pictures must be JPEG, PNG, WebP or GIF: holiday.jpg'));
    await settled(async () => (await stored(app, id)) === count - 1);
    const { refused, lines } = currentDeviceQueue();
    expect(refused).toEqual([]);
    expect(lines.map(({ fileName }) => fileName)).not.toContain('holiday.jpg');
  },
);

test('how much is used counts those that went up in the background', async () => {
  const { app, id } = await openPictures(0);
  await settled(says('0 of 5,000 pictures'));
  await choose([await photo('a.jpg'), await photo('b.jpg')]);
  await settled(async () => (await stored(app, id)) === 2);
  await settled(says('2 of 5,000 pictures'));
});

test('a picture without a type is told by its bytes', async () => {
  const { app, id } = await openPictures(0);
  await choose([new File([await photo('a.jpg')], 'a', { type: '' })]);
  await settled(async () => (await stored(app, id)) === 1);
});

test('a picture that waits for the network is not said to be saved', async () => {
  const { app, id } = await openPictures(0);
  await settled(says('0 of 5,000 pictures'));
  serve(() => {
    throw new TypeError('Failed to fetch');
  });
  await choose([await photo('a.jpg')]);
  await settled(says('The picture is kept on this device until it can be sent'));
  expect(currentDeviceQueue().lines.map(({ fileName }) => fileName)).toEqual(['a.jpg']);
  expect(await stored(app, id)).toBe(0);
});

test('without a network new pictures are not said to need it', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa' });
  await openOffline(app, '/pets');
  history.pushState(null, '', paths.petPicture(id));
  await settled(says('The stored pictures need the network.'));
  expect(pageText()).toContain('New ones can be taken, and are kept on this device');
  expect(pageText()).not.toContain('This part needs the network');
});
