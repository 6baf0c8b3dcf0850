import '#web/testing/dom.ts';
import { afterEach, expect, test } from 'bun:test';
import { shareFile, shareLink, sharesFiles, sharesLinks } from './share.ts';

const zip = new File(['PK'], 'Frida.exuvia.zip', { type: 'application/zip' });
const link = { url: 'https://keep.example.org/t/K7M2-9QXD', title: 'Frida', text: 'Frida' };

let saved: string[] = [];
const click = HTMLAnchorElement.prototype.click;

/** A device whose share sheet takes these types and ends like that; null has none. */
function device(sheet: { takes: string[]; ends: () => Promise<void> } | null): ShareData[] {
  const shared: ShareData[] = [];
  saved = [];
  HTMLAnchorElement.prototype.click = function clicked() {
    saved.push(this.download);
  };
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
  if (!sheet) return shared;
  const share = (data: ShareData) => {
    shared.push(data);
    return sheet.ends();
  };
  const canShare = ({ files = [] }: ShareData) =>
    files.every((file) => sheet.takes.includes(file.type));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'canShare', { value: canShare, configurable: true });
  return shared;
}

afterEach(() => {
  device(null);
  HTMLAnchorElement.prototype.click = click;
});

const done = async () => {};
const cancelled = () => Promise.reject(new DOMException('closed', 'AbortError'));
const refused = () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'));

test('a device without a share sheet saves the file', async () => {
  device(null);
  expect([sharesLinks(), sharesFiles('application/zip')]).toEqual([false, false]);
  await shareFile(zip);
  expect(saved).toEqual(['Frida.exuvia.zip']);
});

test('one whose sheet takes no archive saves it, and shares the link', async () => {
  const shared = device({ takes: ['image/png'], ends: done });
  expect([sharesLinks(), sharesFiles('application/zip')]).toEqual([true, false]);
  await shareFile(zip);
  await shareLink(link);
  expect([saved, shared]).toEqual([['Frida.exuvia.zip'], [link]]);
});

test.each([
  ['that is done', done, []],
  ['that was closed by its keeper', cancelled, []],
  ['that the browser refused', refused, ['Frida.exuvia.zip']],
])('a sheet %s', async (_, ends, expected) => {
  const shared = device({ takes: ['application/zip'], ends });
  await shareFile(zip);
  expect([shared.length, saved]).toEqual([1, expected]);
});
