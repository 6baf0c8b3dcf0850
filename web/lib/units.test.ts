import { afterEach, beforeEach, expect, test } from 'bun:test';
import { addDays } from '#src/domain/days.ts';
import { aPet, aPicture } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { atDesk } from '#web/testing/dom.ts';
import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import {
  click,
  clickButton,
  dialogs,
  eventually,
  field,
  fill,
  pageText,
  says,
  settled,
  textOf,
} from '#web/testing/screen.ts';
import { today } from '#web/lib/today.ts';
import { parseSize, parseWeight } from './parse-size.ts';
import { lengthText, weightNumber, weightText } from './size.ts';
import { keepSetting } from '#web/state/settings.ts';

// The units that a keeper chose, wherever a size is shown or typed; stored is metric.

atDesk();
withoutDevice();
beforeEach(() => localStorage.clear());
afterEach(closeScreen);

const imperial = JSON.stringify({ length: 'in', weight: 'oz' });

function inInches() {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa' });
  return { app, id };
}

test('sizes are typed and shown in inches, and stored in centimetres', async () => {
  const { app, id } = inInches();
  await app.as(3).post('user_config/set', { conf_key: 'units', conf_val: imperial });
  await app.as(3).post('pet/molt/add', { id, date_mt: '2026-01-05', size: 5.08 });
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await settled(says('2 in'));
  await clickButton('Molt');
  await settled(says('2 in before'));
  await fill('Size after the molt', '2.25');
  await clickButton('Save molt');
  await settled(says('+0.25 in'));
  expect((await app.as(3).get(`pet/detail/${id}`)).data.size).toBe(5.72);
  expect(pageText()).not.toContain(' cm');
});

test('pictures say in inches how large it was', async () => {
  const { app, id } = inInches();
  await app.as(3).post('user_config/set', { conf_key: 'units', conf_val: imperial });
  await app.as(3).post('pet/molt/add', { id, date_mt: '2026-01-05', size: 5.08 });
  for (const img_version of [1, 2]) aPicture(app.db, { id, img_version }, { day: '2026-01-05' });
  await openScreen(`/pets/picture?id=${id}`, { app, as: 3 });
  await settled(says('2 in'));
  expect(pageText()).not.toContain(' cm');
});

test('the list shows inches, and filters by them', async () => {
  const { app, id } = inInches();
  await app.as(3).post('user_config/set', { conf_key: 'units', conf_val: imperial });
  await app.as(3).post('pet/molt/add', { id, date_mt: '2026-01-05', size: 12.7 });
  await openScreen('/pets?size_min=10', { app, as: 3 });
  await settled(says('5 in'));
  await settled(says('3.94 in and more'));
  expect(textOf(document.querySelector('main') as HTMLElement)).not.toContain(' cm');
});

test('what is stored in metric stays as it was when something else of it is edited', async () => {
  const { app, id } = inInches();
  const { post, get } = app.as(3);
  await post('user_config/set', { conf_key: 'units', conf_val: imperial });
  await post('pet/molt/add', { id, date_mt: '2026-01-05', size: 5.71 });
  await post('pet/measurement/add', { id, date_ms: '2026-01-06', kind: 'weight', value: 14.85 });
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await clickButton(/^Edit Weight/);
  await click(() => field('Yesterday'));
  await clickButton('Save');
  await settled(() => dialogs().length === 0);
  await clickButton(/^Edit Molt/);
  await click(() => field('Yesterday'));
  await clickButton('Save');
  await settled(() => dialogs().length === 0);
  const { rows } = (await get(`pet/measurement/list?id=${id}`)).data;
  expect(rows).toMatchObject([{ date_ms: addDays(today(), -1), value: 14.85 }]);
  expect((await get(`pet/detail/${id}`)).data.size).toBe(5.71);
});

test('the settings change both units at once, on every device', async () => {
  const { app } = inInches();
  await openScreen('/profile/settings', { app, as: 3 });
  for (const unit of ['in', 'oz'])
    (
      await settled(() => document.querySelector<HTMLInputElement>(`main [value="${unit}"]`))
    ).click();
  await eventually(async () => {
    const { conf_val } = (await app.as(3).get('user_config/get/units')).data;
    expect(JSON.parse(conf_val)).toEqual({ length: 'in', weight: 'oz' });
  });
});

test('what is typed is read in the chosen unit', () => {
  keepSetting('units', { length: 'in', weight: 'oz' });
  expect(parseSize('5,5')).toBe(13.97);
  expect(parseSize('5.5 in')).toBe(13.97);
  expect(parseSize('5.5 cm')).toBe(5.5);
  expect(parseSize('5 1/2')).toBe(13.97);
  expect(parseSize('in')).toBe('wrong');
  expect(parseSize('400')).toBe('wrong');
  expect(parseSize('')).toBeNull();
  expect(parseSize('big')).toBe('wrong');
  expect(parseWeight('2.5')).toBe(70.87);
  expect(lengthText(13.97)).toBe('5.5 in');
  expect(weightText(70.87)).toBe('2.5 oz');
  expect(parseWeight('0.0007')).toBe(0.02);
  // 0.3 g reads as 0.011 oz, which would be read as 0.31 g
  expect(parseWeight(weightNumber(0.3), 0.3)).toBe(0.3);
  expect(weightText(0.02)).toBe('0.0007 oz');
  expect(weightText(0.14)).toBe('0.005 oz');
  keepSetting('units', null);
  expect(parseSize('5,5')).toBe(5.5);
  expect(parseSize(' 14.5cm ')).toBe(14.5);
  for (const [typed, cm] of [
    ...[['.5', 0.5] as const, ['12.', 12] as const, ['1,250', 1.25] as const],
    ...[['45 mm', 4.5] as const, ['1,2 m', 120] as const, ['4.5in', 11.43] as const],
    ...[['.', 'wrong'] as const, ['1.2.3', 'wrong'] as const, ['4 kg', 'wrong'] as const],
  ])
    expect(parseSize(typed)).toBe(cm);
  expect(parseWeight('1412 g')).toBe(1412);
  expect(parseWeight('1,4 kg')).toBe(1400);
  expect(lengthText(14.5)).toBe('14.5 cm');
});
