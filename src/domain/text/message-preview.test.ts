import { expect, test } from 'bun:test';
import { messagePreview } from './message-preview.ts';

test.each([
  ['', ''],
  ['a'.repeat(30), 'a'.repeat(30)],
  ['a'.repeat(31), `${'a'.repeat(30)}...`],
  ['🕷'.repeat(30), '🕷'.repeat(30)],
  ['🕷'.repeat(31), `${'🕷'.repeat(30)}...`],
])('the preview of %p is %p', (text, preview) => {
  expect(messagePreview(text)).toBe(preview);
});
