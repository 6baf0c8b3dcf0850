import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { today } from '#web/lib/today.ts';
import { heading, link, pageText, settled } from '#web/testing/screen.ts';

afterEach(closeScreen);

test('a visitor is greeted, and led to the guide', async () => {
  await openScreen('/', { app: createTestApp() });
  expect(heading()).toBe('A notebook for animals that shed.');
  expect(link('How it works').getAttribute('href')).toBe('/guide');
  await settled(() => pageText().includes('One evening in the animal room'));
  expect(pageText()).not.toContain('This server is new.');
});

test('a new installation asks for its first account', async () => {
  await openScreen('/', { app: createTestApp({ people: false }) });
  await settled(() => pageText().includes('Whoever signs up first becomes the administrator.'));
  expect(link('Set up the first account').getAttribute('href')).toBe('/register');
});

test('an expo to come is announced', async () => {
  const app = createTestApp();
  const expo = {
    e_date: today(),
    e_name: 'Terrarium fair Hamm',
    e_table: '',
    e_offer: '',
    e_sold: '',
  };
  await app.as(2).post('admin/expo_log/add', expo);
  await openScreen('/', { app });
  const callout = await settled(() => link(/Terrarium fair Hamm/));
  expect(callout.getAttribute('href')).toBe('/expo/current');
});
