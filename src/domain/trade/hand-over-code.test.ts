import { expect, test } from 'bun:test';
import { readHandOverCode, readHandOverLink, shownCode } from './hand-over-code.ts';

test.each([
  ['K7M29QXD', 'K7M29QXD'],
  ['k7m2-9qxd', 'K7M29QXD'],
  [' K7M2 9QXD ', 'K7M29QXD'],
  ['K7 M2 – 9Q‑XD', 'K7M29QXD'],
  ['kom2-9iLd', 'K0M2911D'],
  ['12345678', '12345678'],
  ['https://exuvia.example/t/k7m2-9qxd', 'K7M29QXD'],
  ['K7M2-9QX', null],
  ['K7M2-9QXDD', null],
  ['K7M2-9QXU', null],
  ['K7M2_9QXD', null],
  ['ÄÄÄÄ-ÄÄÄÄ', null],
  ['', null],
])('%p means the code %p', (text, code) => {
  expect(readHandOverCode(text)).toBe(code);
});

test('a code is shown in two halves', () => {
  expect(shownCode('K7M29QXD')).toBe('K7M2-9QXD');
});

const here = { origin: 'https://exuvia.example', code: 'K7M29QXD' };

test.each([
  ['https://exuvia.example/t/K7M2-9QXD', here],
  [' https://Exuvia.example/t/k7m29qxd/ ', here],
  ['https://exuvia.example/t/K7M2-9QXD?utm=1#top', here],
  ['exuvia.example/t/K7M2-9QXD', here],
  ['http://192.168.1.20:3000/t/K7M2-9QXD', { ...here, origin: 'http://192.168.1.20:3000' }],
  ['http://[::1]:3000/t/K7M2-9QXD', { ...here, origin: 'http://[::1]:3000' }],
  ['K7M2-9QXD', null],
  ['https://exuvia.example/p/K7M2-9QXD', null],
  ['https://exuvia.example/t/', null],
  ['https://exuvia.example/t/K7M2-9QXD/more', null],
  ['https://exuvia.example/t/%4B7M2-9QXD', null],
  ['https://svenja:secret@exuvia.example/t/K7M2-9QXD', null],
  ['javascript://exuvia.example/t/K7M2-9QXD', null],
  ['file:///t/K7M2-9QXD', null],
  ['https:///', null],
  ['', null],
])('the link %p names %p', (text, link) => {
  expect(readHandOverLink(text)).toEqual(link);
});
