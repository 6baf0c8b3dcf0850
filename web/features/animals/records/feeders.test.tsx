import { openPart } from '#web/testing/open-part.tsx';
import { afterAll, expect, test } from 'bun:test';
import { queries } from '#web/lib/queries.ts';
import { pageText, settled } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';
import { aRow } from '#web/testing/table-row.ts';
import { errors } from '#web/texts/en/errors.ts';
import { addTexts } from '#web/texts/texts.ts';
import { useFeedersOfKind } from './feeders.ts';

addTexts({ errors });

let leave = () => {};
afterAll(() => {
  leave();
  queries.clear();
});

test('a feeder that was taken off the list is proposed at no time, also where the list comes late', async () => {
  const eater = aRow({ food: 'Moth', date_f: '2026-03-01' });
  const list = Promise.withResolvers<Response>();
  const answer = (rows: readonly unknown[]) =>
    Response.json({ status: true, rows, count: rows.length });
  serve(({ url }) => (url.includes('available_feeders') ? list.promise : answer([eater])));
  const said: string[] = [];
  function Proposed() {
    const { loading, of } = useFeedersOfKind();
    const food = of.likely(eater);
    // the animals are read
    if (food) list.resolve(answer([]));
    said.push(loading ? 'waits' : food);
    return said.at(-1) || 'nothing';
  }
  leave = openPart(<Proposed />);
  await settled(() => pageText() === 'nothing');
  expect(said).not.toContain('Moth');
});
