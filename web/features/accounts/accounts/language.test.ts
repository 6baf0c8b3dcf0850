import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { languageKey } from '#web/state/language-device.ts';
import { chooseLanguage } from '#web/state/language.ts';
import {
  clickButton,
  dialogs,
  eventually,
  field,
  fill,
  heading,
  pageText,
  settled,
} from '#web/testing/screen.ts';

afterEach(async () => {
  closeScreen();
  await chooseLanguage('en');
  localStorage.clear();
});

test('a language chosen in the settings applies immediately, on the device and in the account', async () => {
  const app = createTestApp();
  await openScreen('/profile/settings', { app, as: 3 });
  await fill('Language', 'de');
  await settled(() => heading() === 'Einstellungen');
  await settled(() => pageText().includes('Angemeldete Geräte'));
  expect(document.documentElement.lang).toBe('de');
  expect(localStorage.getItem(languageKey)).toBe('de');
  const stored = async () => (await app.as(3).get('user_config/get/language')).data.conf_val;
  await eventually(async () => expect(await stored()).toBe('"de"'));
});

test('an account that speaks German does so on a new device', async () => {
  const app = createTestApp();
  await app.as(3).post('user_config/set', { conf_key: 'language', conf_val: '"de"' });
  await openScreen('/profile', { app, as: 3 });
  await settled(() => heading() === 'Profil');
  expect(localStorage.getItem(languageKey)).toBe('de');
});

test('an account that never chose leaves the device as it is', async () => {
  await chooseLanguage('de');
  await openScreen('/profile', { app: createTestApp(), as: 3 });
  await settled(() => heading() === 'Profil' && pageText().includes('berta@example.org'));
  expect(document.documentElement.lang).toBe('de');
});

test('what the checks and the server say is German too', async () => {
  await openScreen('/login', { app: createTestApp() });
  await chooseLanguage('de');
  await settled(() => heading() === 'Anmelden');
  await clickButton('Anmelden');
  await settled(() => pageText().includes('E-Mail-Adresse und Passwort eingeben'));
  await fill('E-Mail-Adresse', 'nobody@example.org');
  await fill('Passwort', 'eight legs walk');
  await clickButton('Anmelden');
  await settled(() => dialogs().length === 1);
  expect(pageText()).toContain('E-Mail-Adresse oder Passwort ist falsch.');
});

test('the names of species follow the language, on the device and from the server', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa' });
  const [english, german] = ['Mexican Redknee', 'Mexikanische Rotknie-Vogelspinne'];
  for (const page of [`/pets/details?id=${id}`, `/species?search=hamorii`]) {
    await openScreen(page, { app, as: 3 });
    await settled(() => pageText().includes(english));
    await chooseLanguage('de');
    await settled(() => pageText().includes(german) && !pageText().includes(english));
    await chooseLanguage('en');
    await settled(() => pageText().includes(english) && !pageText().includes(german));
    closeScreen();
  }
});

test('the form of a species holds the name that is stored, whatever its reader is shown', async () => {
  const app = createTestApp();
  const sc_id = speciesId(app.db);
  await chooseLanguage('de');
  await openScreen(`/species/details?id=${sc_id}`, { app, as: 2 });
  await settled(() => pageText().includes('Mexikanische Rotknie-Vogelspinne'));
  closeScreen();
  await openScreen(`/species/edit?id=${sc_id}`, { app, as: 2 });
  await settled(() => field('Trivialname').value === 'Mexican Redknee');
});
