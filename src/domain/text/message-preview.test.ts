import { expect, test } from 'bun:test';
import { messagePreview } from './message-preview.ts';

test.each([
  ['', ''],
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(61), `${'a'.repeat(60)}...`],
  ['🕷'.repeat(60), '🕷'.repeat(60)],
  ['🕷'.repeat(61), `${'🕷'.repeat(60)}...`],
])('the preview of %p is %p', (text, preview) => {
  expect(messagePreview(text)).toBe(preview);
});
