import { click, find, render } from '#web/testing/render.tsx';
import { expect, test } from 'bun:test';
import { limits } from '#src/domain/limits.ts';
import { animals } from '#web/texts/en/shared-animals.ts';
import { petTable } from '#web/texts/en/pet-table.ts';
import { addTexts, texts } from '#web/texts/texts.ts';
import { shownColumns } from './columns.ts';
import { headsOf } from './heads.ts';
import { TableHead } from './table-head.tsx';

addTexts({ animals, petTable });

test.each([
  { count: 30, selected: 0, all: true },
  { count: 30, selected: 29, all: true },
  { count: 30, selected: 30, all: false },
  // no more can be selected
  { count: 2 * limits.idsPerCall, selected: limits.idsPerCall, all: false },
])('of $count animals $selected are selected: all after a click? $all', async (given) => {
  const asked: boolean[] = [];
  await render(
    <table>
      <TableHead
        {...{ ...given, heads: headsOf(texts(), []), columns: shownColumns([], false) }}
        {...{ sortings: [], sortBy: () => {} }}
        onSelectAll={(all) => asked.push(all)}
      />
    </table>,
  );
  await click(find('thead input'));
  expect(asked).toEqual([given.all]);
});
