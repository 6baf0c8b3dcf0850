import '#web/testing/dom.ts';
import { expect, test } from 'bun:test';
import { addDays } from '#src/domain/days.ts';
import { today } from '#web/lib/today.ts';
import { render } from '#web/testing/render.tsx';
import { animals } from '#web/texts/en/shared-animals.ts';
import { addTexts } from '#web/texts/texts.ts';
import { RefusalTag } from './refusal-tag.tsx';

test.each([
  [30, false],
  [420, true],
])('a refusal of %p days ago says its year: %p', async (ago, saysYear) => {
  addTexts({ animals });
  const since = addDays(today(), -ago);
  const pet = { refusals: 2, refused_since: since };
  const { container } = await render(<RefusalTag pet={pet} />);
  expect(container.textContent).toContain('refused');
  expect(container.textContent?.includes(since.slice(0, 4))).toBe(saysYear);
});
