import { expect, test } from 'bun:test';
import type { CDPSession, Page } from 'playwright-core';
import { allSent } from './all-sent.ts';
import { axe } from './axe.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { excess } from './layout-faults.ts';

// A rack goes into another room: dragged by a mouse and by a finger, with the arrow keys, and by the room's name.

const { server, visit, register } = browserFixture();

/** Two rooms with two racks each, and one without any. */
async function twoRooms(name: string) {
  const keeper = await register(name);
  const api = apiOf(server().origin, keeper);
  for (const room of ['Cellar', 'Attic', 'Spare room']) {
    const { id } = await api.post('place/add', { name: room, kind: 'room' });
    const names = { Cellar: ['Rack A', 'Rack B'], Attic: ['Rack C', 'Rack D'] }[room] ?? [];
    for (const rack of names)
      await api.post('place/add', { name: rack, kind: 'rack', parent_id: id });
  }
  const paths = async () => {
    const { rows } = await api.get('place/list');
    return rows
      .filter(({ kind }: { kind: string }) => kind === 'rack')
      .map(({ path }: { path: string }) => path);
  };
  return { keeper, paths };
}

const BEFORE = ['Cellar / Rack A', 'Cellar / Rack B', 'Attic / Rack C', 'Attic / Rack D'];

test('a mouse drags a rack into another room, also an empty one, and Undo takes it back', async () => {
  const { keeper, paths } = await twoRooms('Ada');
  await visit({ session: keeper }, async (page) => {
    await page.goto('/places');
    await grip(page, 'Move Rack A, 1 of 2 in Cellar').waitFor();
    await dragTo(page, 'Move Rack A, 1 of 2 in Cellar', 'Move Rack C, 1 of 2 in Attic');
    await page.getByText('Rack A stands in Attic').waitFor();
    await grip(page, 'Move Rack A, 1 of 3 in Attic').waitFor();
    await allSent(page);
    expect(await paths()).toEqual([
      ...['Cellar / Rack B'],
      ...['Attic / Rack A', 'Attic / Rack C', 'Attic / Rack D'],
    ]);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await grip(page, 'Move Rack A, 1 of 2 in Cellar').waitFor();
    await allSent(page);
    expect(await paths()).toEqual(BEFORE);

    await moveMouse(page, 'Move Rack D, 2 of 2 in Attic', page.getByText('Nothing stands here'));
    await page.getByText('Rack D stands in Spare room').waitFor();
    await allSent(page);
    expect(await paths()).toEqual([...BEFORE.slice(0, 3), 'Spare room / Rack D']);

    // a room, too
    await dragTo(page, 'Move Attic, 2 of 3', 'Move Cellar, 1 of 3');
    await page.getByText('The order is changed').waitFor();
    await grip(page, 'Move Attic, 1 of 3').waitFor();
    await allSent(page);
    expect((await paths())[0]).toBe('Attic / Rack C');
  });
});

test('the arrow keys carry a rack over the end of its room, and Escape brings it back', async () => {
  const { keeper, paths } = await twoRooms('Berta');
  await visit({ session: keeper }, async (page) => {
    await page.goto('/places');
    await grip(page, 'Move Rack B, 2 of 2 in Cellar').focus();
    await page.keyboard.press('ArrowRight');
    await grip(page, 'Move Rack B, 1 of 3 in Attic').waitFor();
    await page.keyboard.press('Escape');
    await grip(page, 'Move Rack B, 2 of 2 in Cellar').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Rack B stands in Attic').waitFor();
    await grip(page, 'Move Rack B, 2 of 3 in Attic').waitFor();
    await allSent(page);
    expect(await paths()).toEqual([
      ...['Cellar / Rack A', 'Attic / Rack C', 'Attic / Rack B', 'Attic / Rack D'],
    ]);
  });
});

test('a finger drags it on a phone, and its page moves it by the name of a room', async () => {
  const { keeper, paths } = await twoRooms('Cleo');
  await visit({ width: 'phone', session: keeper }, async (page) => {
    await page.goto('/places');
    await grip(page, 'Move Rack B, 2 of 2 in Cellar').waitFor();
    await dragByFinger(page, 'Move Rack B, 2 of 2 in Cellar', 'Move Rack D, 2 of 2 in Attic');
    await page.getByText('Rack B stands in Attic').waitFor();
    await allSent(page);
    expect((await paths()).toSorted()).toEqual([
      ...['Attic / Rack B', 'Attic / Rack C', 'Attic / Rack D', 'Cellar / Rack A'],
    ]);
    expect(await excess(page)).toBe(0);
    expect(await axe(page)).toEqual([]);

    await page.getByRole('heading', { level: 3 }).getByRole('link', { name: 'Rack B' }).click();
    await page.getByRole('heading', { level: 1, name: 'Rack B' }).waitFor();
    await page.getByRole('button', { name: 'More for this place' }).click();
    await page.getByRole('menuitem', { name: 'Move this place' }).click();
    await page.getByRole('combobox', { name: 'Where to' }).fill('spare');
    await page.getByRole('option').first().click();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByText('Rack B stands in Spare room').waitFor();
    await allSent(page);
    expect(await paths()).toContain('Spare room / Rack B');
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await page.locator('.crumbs').getByRole('link', { name: 'Attic' }).waitFor();
    await allSent(page);
    expect(await paths()).toContain('Attic / Rack B');
  });
});

const grip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

type Box = { x: number; y: number; width: number; height: number };
const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

const dragTo = (page: Page, from: string, to: string) => moveMouse(page, from, grip(page, to));

async function moveMouse(page: Page, from: string, to: ReturnType<typeof grip>): Promise<void> {
  const start = middle((await grip(page, from).boundingBox())!);
  const end = middle((await to.boundingBox())!);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 12 });
  await page.mouse.up();
}

/** As a screen reports it: the events come from the browser's own touch handling. */
async function dragByFinger(page: Page, from: string, to: string): Promise<void> {
  const wire: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    wire.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await grip(page, to).evaluate((one) => one.scrollIntoView({ block: 'center' }));
  const start = middle((await grip(page, from).boundingBox())!);
  const end = middle((await grip(page, to).boundingBox())!);
  await touch('touchStart', start);
  const steps = 12;
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    await touch('touchMove', {
      x: start.x + (end.x - start.x) * part,
      y: start.y + (end.y - start.y) * part,
    });
  }
  await touch('touchEnd');
}
