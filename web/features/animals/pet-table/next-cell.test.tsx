import { render } from '#web/testing/render.tsx';
import { expect, test } from 'bun:test';
import { animals } from '#web/texts/en/shared-animals.ts';
import { plans } from '#web/texts/en/plans.ts';
import { addTexts } from '#web/texts/texts.ts';
import { aRow } from '#web/testing/table-row.ts';
import { textOf } from '#web/testing/screen.ts';
import { contents } from './cell-content.tsx';

addTexts({ animals, plans });

const today = '2026-03-10';
const look = { today, rulerOf: 20, shortNames: false };

// the rule itself is in src/domain/feeding/due-state.test.ts
test.each([
  ['of its plan', { next_date: today, muted: 0 as const }, 'today'],
  [
    'put off by pre-molt',
    { next_date: '2026-03-14', muted: 1 as const, pre_molt: today },
    'resting',
  ],
  ['put off on its day', { next_date: today, muted: 1 as const }, 'resting'],
  ['after the rest of a molt', { next_date: '2026-03-14', muted: 1 as const }, 'in 4d'],
])('the next feeding in the table: %s', async (_, row, said) => {
  await render(<p>{contents.next_date({ row: aRow(row), look })}</p>);
  expect(textOf(document.querySelector('p')!)).toBe(said);
});
