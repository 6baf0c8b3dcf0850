import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, describe, expect, test } from 'bun:test';
import { species } from '#src/db/schema.ts';
import { limits } from '#src/domain/limits.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { formatInstantDay } from '#web/lib/format.ts';
import { aFrida, offer } from '#web/testing/hand-over.ts';
import {
  button,
  clickButton,
  dialogTexts,
  fill,
  heading,
  link,
  pageText,
  says,
  settled,
  submit,
} from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

afterEach(closeScreen);

const now = '2026-03-10T20:00:00Z';
const elsewhere = 'http://keep.example.org';
const aGiver = () => createTestApp({ now, env: { PUBLIC_URL: elsewhere } });
const aTaker = () => createTestApp({ now });

/** Opens the page for keeper 4, who can reach the other installation as far as `reach` lets them. */
async function openBeside(
  app: TestApp,
  giver: TestApp | null,
  { link = '', reach = () => true }: { link?: string; reach?: (path: string) => boolean } = {},
): Promise<void> {
  await openScreen(`/pets/take_in?link=${encodeURIComponent(link)}`, { app, as: 4 });
  serve((request) => {
    const { origin, pathname } = new URL(request.url);
    if (origin !== elsewhere) return app.app.handle(request);
    if (!giver || !reach(pathname)) throw new TypeError('Failed to fetch');
    expect(request.headers.get('authorization')).toBeNull();
    return giver.app.handle(request);
  });
}

async function choose(file: File): Promise<void> {
  const input = await settled(() => document.querySelector<HTMLInputElement>('input[type=file]'));
  Object.defineProperty(input, 'files', { configurable: true, value: [file] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const fileOf = async (giver: TestApp, code: string) =>
  new File(
    [
      await (
        await giver.app.handle(new Request(`${elsewhere}/api/hand_over/file/${code}`))
      ).arrayBuffer(),
    ],
    'Frida-3WKX9P.exuvia.zip',
  );

const petsOf = async (app: TestApp, uid: number) => (await app.as(uid).get('pet/list')).data.rows;

describe('an animal of another installation', () => {
  test('comes by its link, is looked at, and its former keeper is told', async () => {
    const [giver, taker] = [aGiver(), aTaker()];
    const { id, code } = await offer(giver, [await aFrida(giver)]);
    await openBeside(taker, giver, { link: `${elsewhere}/t/${code}` });
    await clickButton('Look at it');
    await settled(says('Frida comes to you'));
    const text = pageText();
    expect(text).toContain(`From Berta, ${formatInstantDay(now)}.`);
    expect(text).toContain('2 meals, 1 refusal, 2 molts since 1 May 2021');
    expect(await petsOf(taker, 4)).toEqual([]);
    await clickButton('Take it in');
    await settled(says('Frida stands in your collection now, with its past.'));
    await settled(() => window.location.pathname === '/pets/details');
    await settled(() => heading().startsWith('Frida'));
    expect(await petsOf(taker, 4)).toMatchObject([{ name: 'Frida', tag: '3WKX9P', size: 12 }]);
    const { data } = await giver.as(3).get(`hand_over/detail/${id}`);
    expect(data.state).toBe('taken');
  });

  test('comes as a file, and who gave it is not called', async () => {
    const [giver, taker] = [aGiver(), aTaker()];
    const { id, code } = await offer(giver, [await aFrida(giver)]);
    await openBeside(taker, null);
    await choose(await fileOf(giver, code));
    await clickButton('Take it in');
    await settled(() => window.location.pathname === '/pets/details');
    await settled(says('Tell Berta that it has arrived'));
    expect(await petsOf(taker, 4)).toMatchObject([{ name: 'Frida', tag: '3WKX9P' }]);
    const { data } = await giver.as(3).get(`hand_over/detail/${id}`);
    expect(data.state).toBe('open');
  });

  test('is here to stay when its former keeper can not be told, and that is said', async () => {
    const [giver, taker] = [aGiver(), aTaker()];
    const { code } = await offer(giver, [await aFrida(giver)]);
    const link = `${elsewhere}/t/${code}`;
    await openBeside(taker, giver, { link, reach: (path) => !path.endsWith('/taken') });
    await clickButton('Look at it');
    await clickButton('Take it in');
    await settled(says('Tell Berta that it has arrived'));
    expect(await petsOf(taker, 4)).toMatchObject([{ name: 'Frida' }]);
  });

  test('that was taken back after it was looked at is to be asked for', async () => {
    const [giver, taker] = [aGiver(), aTaker()];
    const { id, code } = await offer(giver, [await aFrida(giver)]);
    await openBeside(taker, giver, { link: `${elsewhere}/t/${code}` });
    await clickButton('Look at it');
    await settled(says('Frida comes to you'));
    await giver.as(3).delete('hand_over/delete', { id });
    await clickButton('Take it in');
    await settled(says('Berta had taken it back meanwhile, or somebody else has it.'));
    expect((await giver.as(3).get('pet/list')).data.rows).toMatchObject([{ name: 'Frida' }]);
  });

  test('whose species has no entry here waits until one is chosen', async () => {
    const [giver, taker] = [aGiver(), aTaker()];
    const [{ sc_id }] = giver.db
      .insert(species)
      .values({ sc_name: 'Brachypelma hamori', an_type: 'tarantula' })
      .returning({ sc_id: species.sc_id })
      .all() as [{ sc_id: number }];
    const { code } = await offer(giver, [aPet(giver.db, { name: 'Juno', sc_id })]);
    await openBeside(taker, giver, { link: `${elsewhere}/t/${code}` });
    await clickButton('Look at it');
    await settled(says('The list does not know this name yet.'));
    expect(button('Take it in').disabled).toBe(true);
    await clickButton('Brachypelma hamorii');
    await settled(() => !button('Take it in').disabled);
    await clickButton('Take it in');
    await settled(() => window.location.pathname === '/pets/details');
    expect(await petsOf(taker, 4)).toMatchObject([
      { name: 'Juno', sc_name: 'Brachypelma hamorii' },
    ]);
  });

  test('that is here already is not doubled unseen', async () => {
    const [giver, taker] = [aGiver(), aTaker()];
    const { code } = await offer(giver, [await aFrida(giver)]);
    aPet(taker.db, { uid: 4, name: 'Frida the first', tag: '3WKX9P' });
    await openBeside(taker, null);
    await choose(await fileOf(giver, code));
    await settled(says('Frida the first carries the same tag and is here already.'));
  });

  test('whose file was made here is taken over instead, so that its tag moves', async () => {
    const app = createTestApp({ now, env: { PUBLIC_URL: window.location.origin } });
    const { code } = await offer(app, [await aFrida(app)]);
    await openBeside(app, null);
    await choose(await fileOf(app, code));
    await settled(says('This file comes from this installation.'));
    expect(link('To the offer').getAttribute('href')).toBe(`/t/${code}`);
    expect(pageText()).not.toContain('Take it in');
  });
});

describe('what can not be taken in', () => {
  test('a link that is none is refused before anything is called', async () => {
    await openBeside(aTaker(), null);
    await fill('Link of the hand-over', 'http://keep.example.org/p/3WKX9P');
    await submit('Link of the hand-over');
    await settled(says('This is no link of a hand-over.'));
  });

  test('where nobody can be reached the way around is named', async () => {
    await openBeside(aTaker(), null, { link: `${elsewhere}/t/K7M2-9QXD` });
    await clickButton('Look at it');
    await settled(says('keep.example.org could not be reached from here.'));
    const way = document.querySelector('main .note a');
    expect(way?.getAttribute('href')).toBe(`${elsewhere}/t/K7M2-9QXD`);
    expect(dialogTexts()).toEqual([]);
  });

  test('a file without an end is not fetched to its end', async () => {
    const taker = aTaker();
    const part = new Uint8Array(limits.takeInBytes / 4);
    const endless = () => new ReadableStream({ pull: (to) => to.enqueue(part) });
    await openBeside(taker, null, { link: `${elsewhere}/t/K7M2-9QXD` });
    serve((request) =>
      new URL(request.url).origin === elsewhere
        ? new Response(endless())
        : taker.app.handle(request),
    );
    await clickButton('Look at it');
    await settled(says('too large for a hand-over'));
  });

  test('a code that has ended there says so', async () => {
    const giver = aGiver();
    const { id, code } = await offer(giver, [await aFrida(giver)]);
    await giver.as(3).delete('hand_over/delete', { id });
    await openBeside(aTaker(), giver, { link: `${elsewhere}/t/${code}` });
    await clickButton('Look at it');
    await settled(() => document.querySelector('main .note.amber'));
    expect(pageText()).toContain('taken back');
    expect(dialogTexts()).toEqual([]);
  });

  test('a whole collection, and a file that is none', async () => {
    const taker = aTaker();
    aPet(taker.db, { uid: 4 });
    const { data } = await taker.as(4).get('data/export.json');
    await openBeside(taker, null);
    await choose(new File([JSON.stringify(data)], 'exuvia.json'));
    await settled(() => document.querySelector('main .note.amber'));
    await choose(new File(['name;species'], 'a.exuvia.zip'));
    await settled(says(/neither JSON nor a ZIP|hand-over/));
    expect(dialogTexts()).toEqual([]);
  });

  test('a link of this installation leads to its page', async () => {
    const taker = aTaker();
    const { code } = await offer(taker, [await aFrida(taker)]);
    await openBeside(taker, null, { link: `${window.location.origin}/t/${code}` });
    await clickButton('Look at it');
    await settled(() => heading() === 'Frida is offered to you');
  });
});
