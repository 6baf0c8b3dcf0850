import '#web/testing/dom.ts';
import { afterEach, expect, test } from 'bun:test';
import { languageOf, readLanguage, storeLanguage } from './language-device.ts';

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
