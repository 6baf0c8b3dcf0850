import { expect, test } from 'bun:test';
import { documentFileName, documentKind } from './kind.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['%PDF-1.7\n…', 'pdf'],
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\x89PNG\n\x1a\n', null],
  ['<html><script>alert(1)</script>', null],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['\n%PDF-1.7', null],
  ['PK\x03\x04', null],
  ['GIF89a', null],
  ['%PDF', null],
  ['', null],
])('a file that begins with %j is %p', (text, kind) => {
  expect(documentKind(bytes(text)) as string | null).toBe(kind);
});

test.each([
  ['CITES 2021/123', 'pdf', 'CITES 2021123.pdf'],
  ['receipt.PDF', 'pdf', 'receipt.pdf'],
  ['scan.jpeg', 'png', 'scan.png'],
  ['Übergabe', 'jpeg', 'Ubergabe.jpg'],
  ['"; filename="x.html', 'pdf', 'filenamex.html.pdf'],
  ['../../etc/passwd', 'pdf', '....etcpasswd.pdf'],
  ['猫', 'pdf', 'document.pdf'],
] as const)('%j, which is a %s, is saved as %j', (name, kind, saved) => {
  expect(documentFileName(name, kind)).toBe(saved);
});
