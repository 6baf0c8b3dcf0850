import '#web/testing/dom.ts';
import { afterEach, expect, test } from 'bun:test';
import { applyLanguage, languageOf, readLanguage, storeLanguage } from './language-device.ts';

const usual = Object.getOwnPropertyDescriptor(navigator, 'languages');

afterEach(() => {
  if (usual) Object.defineProperty(navigator, 'languages', usual);
  else Reflect.deleteProperty(navigator, 'languages');
  localStorage.clear();
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['en-US', 'de'], 'en'],
  [['fr-FR', 'de-CH', 'en'], 'de'],
  [['DE'], 'de'],
  [['den', 'fr'], 'en'],
  [[], 'en'],
] as const)('a browser that reads %p gets %s', (languages, spoken) => {
  Object.defineProperty(navigator, 'languages', { configurable: true, value: languages });
  expect(languageOf('auto')).toBe(spoken);
  expect(languageOf('de')).toBe('de');
});

test('a device remembers a language, and nothing else', () => {
  expect(readLanguage()).toBeNull();
  storeLanguage('de');
  expect(readLanguage()).toBe('de');
  localStorage.setItem('exuvia.language', 'klingon');
  expect(readLanguage()).toBeNull();
});

test('the page and what the device installs of it speak the same language', () => {
  document.head.innerHTML = '<link rel="deferred-manifest" href="/manifest.webmanifest" />';
  const manifest = () => document.querySelector('link')?.getAttribute('href') ?? '';
  applyLanguage('de');
  expect([document.documentElement.lang, manifest()]).toEqual(['de', '/manifest.de.webmanifest']);
  applyLanguage('en');
  expect([document.documentElement.lang, manifest()]).toEqual(['en', '/manifest.webmanifest']);
});

test('the two manifests are one app', async () => {
  const [english, german] = await Promise.all(
    ['', '.de'].map((language) => Bun.file(`web/public/manifest${language}.webmanifest`).json()),
  );
  const own = { lang: 'de', description: expect.any(String), shortcuts: expect.any(Array) };
  expect(german).toEqual({ ...english, ...own });
  expect(german.shortcuts[0].url).toBe(english.shortcuts[0].url);
});
