import { expect, test } from 'bun:test';
import { pictureKind } from './kind.ts';

test.each([
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['GIF89a', 'gif'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'webp'],
  ['RIFF\x24\0\0\0WAVEfmt ', null],
  ['\0\0\0\x18ftypheic', null],
  ['%PDF-1.7', null],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['no picture', null],
  ['\xff\xd8', null],
  ['', null],
])('a file that begins with %j is %p', (text, kind) => {
  expect(pictureKind(Buffer.from(text, 'latin1')) as string | null).toBe(kind);
});
