import { useState } from 'react';
import type { Sale } from '#web/features/trade/records/use-trade-records.ts';
import { useAction } from '#web/lib/action.ts';
import { undoBy } from '#web/lib/undo.ts';
import { api } from '#web/lib/api.ts';
import { useDraft } from '#web/lib/draft.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Form } from '#web/ui/form.tsx';
import { FormEnd } from '#web/ui/form-end.tsx';
import { AnimalRows, HowMany } from './animal-rows.tsx';
import {
  bodyOf,
  isSale,
  newDraft,
  priceProblems,
  type HandOverDraft,
  type LikelyPrice,
} from './hand-over-draft.ts';
import { handOverChanged } from './use-sending.ts';
import { travelLines, type OfferedRow } from './offered.ts';
import { ToWhom, wayIcons } from './to-whom.tsx';
import { TooLarge } from './too-large.tsx';
import { TravelList } from './travel-list.tsx';
import { afterText, WhatHappens } from './what-happens.tsx';

type Props = { rows: readonly OfferedRow[]; sale: Sale | null; likely: LikelyPrice };

/** What travels, to whom, and for how much; beside it what happens afterwards. */
export function HandOverForm({ rows, sale, likely }: Props) {
  const { handOver } = useTexts();
  const { draft, change, problems, lines, asks, isSold, ...form } = useHandOverForm(
    rows,
    sale,
    likely,
  );
  const [only] = rows;
  const shown = { rows, draft, change, problems };
  const isGroup = rows.length === 1 && only && only.an_count > 1 && asks;
  return (
    <div className="split">
      <Form onSubmit={form.submit}>
        <TravelList rows={rows} lines={lines} draft={draft} change={change} />
        {rows.length > 1 && <AnimalRows {...shown} currency={isSold ? likely.currency : null} />}
        {isGroup && <HowMany row={only} draft={draft} change={change} />}
        <ToWhom {...shown} sale={sale} asks={asks} likely={likely} />
        <TooLarge rows={rows} draft={draft} change={change} />
        <p className="small muted hand-over-after">
          {afterText({ rows, draft, recorded: sale }, handOver)}
        </p>
        <FormEnd
          label={handOver.submits[draft.way]}
          icon={wayIcons[draft.way]}
          busy={form.busy}
          cancel={rows.length === 1 && only ? paths.petDetails(only.id) : paths.pets()}
        />
      </Form>
      <WhatHappens rows={rows} draft={draft} recorded={sale} />
    </div>
  );
}

function useHandOverForm(rows: Props['rows'], sale: Sale | null, likely: LikelyPrice) {
  const { handOver, inventory } = useTexts();
  const [draft, change] = useDraft<HandOverDraft>(newDraft, 'hand-over');
  const [tried, setTried] = useState(false);
  const lines = travelLines(rows, handOver);
  const isSold = isSale(draft, rows, sale);
  const wrong = isSold ? priceProblems(draft, rows, likely.currency, inventory.wrongPrice) : {};
  const add = useAction((body: ReturnType<typeof bodyOf>) => api.hand_over.add.post(body), {
    errorTitle: handOver.adding,
    invalidates: [['hand_over', 'list'], ['pet']],
    success: ({ id }) => ({
      text: handOver.offered(rows.length),
      undo: undoBy({ errorTitle: handOver.takingBack, invalidates: handOverChanged }, () =>
        api.hand_over.delete.delete({ id }),
      ),
    }),
    to: ({ id }) => paths.handOverCode(id, draft.way === 'table' ? undefined : draft.way),
  });
  return {
    draft,
    change,
    lines,
    isSold,
    asks: !sale && rows.some(({ archived }) => archived === 0),
    problems: tried ? wrong : {},
    busy: add.busy,
    submit() {
      setTried(true);
      if (Object.keys(wrong).length === 0)
        void add.run(bodyOf(draft, rows, { lines, recorded: sale, likely }));
    },
  };
}
