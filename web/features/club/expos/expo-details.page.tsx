import { useState } from 'react';
import { stockLines, type StockLine } from '#src/domain/trade/stock-list.ts';
import type { Expo } from '#src/features/club/expos/expos.queries.ts';
import { crumbOf } from '#web/components/crumb-of.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { RecordNotFound } from '#web/components/record-not-found.tsx';
import { Page } from '#web/layout/page.tsx';
import { formatDay, formatInstant } from '#web/lib/format.ts';
import { paths } from '#web/paths.ts';
import { useReachable } from '#web/state/network.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { SkeletonFacts } from '#web/ui/skeleton.tsx';
import { ExpoCrumbs } from './expo-parts.tsx';
import { HiddenAnimals } from './hidden-animals.tsx';
import { KeptNote } from './kept-note.tsx';
import { ReserveButton } from './reserve-button.tsx';
import { SellDialog } from './sell-dialog.tsx';
import { keptAt, unansweredOf, useExpo } from './use-expo.ts';

/** One expo for the administrator: what is offered, each line with a way to sell it, and what is sold. */
export function ExpoDetailsPage() {
  const { admin, expos } = useTexts();
  const load = useExpo(admin.errors.loadingExpoLogDetail);
  const { data, missing } = load;
  const title = data?.e_name ?? (missing ? expos.notFound : expos.title);
  return (
    <Page
      title={title}
      crumbs={<ExpoCrumbs here={crumbOf(load, data?.e_name, expos.notFound)} />}
      actions={
        data && (
          <ButtonLink icon="pencil" href={paths.adminExpoEdit(data.expid)}>
            {expos.edit}
          </ButtonLink>
        )
      }
      narrow
    >
      <Loaded
        load={load}
        skeleton={<SkeletonFacts count={4} />}
        notFound={<RecordNotFound bare texts={expos} list={paths.adminExpos()} />}
      >
        {(expo) => <Details expo={expo} retry={load.retry} />}
      </Loaded>
    </Page>
  );
}

function Details(props: { expo: Expo & { hidden: readonly number[] }; retry: () => void }) {
  const { expo, retry } = props;
  const { expos } = useTexts();
  const isReachable = useReachable();
  const kept = !isReachable || unansweredOf(expo) ? keptAt(expo) : null;
  return (
    <div className="stack">
      {kept !== null && (
        <KeptNote unanswered={unansweredOf(expo)} retry={retry}>
          {expos.asOf(formatInstant(kept))}
        </KeptNote>
      )}
      <Facts>
        <Fact label={expos.name}>{expo.e_name}</Fact>
        <Fact label={expos.date}>{formatDay(expo.e_date)}</Fact>
        {expo.e_table && <Fact label={expos.table}>{expo.e_table}</Fact>}
      </Facts>
      <HiddenAnimals hidden={expo.hidden} />
      <Box title={expos.offer}>
        <OfferLines expo={expo} />
      </Box>
      <Box title={expos.sold}>
        <p className="pre-line">{expo.e_sold || expos.nothing}</p>
      </Box>
    </div>
  );
}

/** Line breaks are kept; a line that offers animals can be sold. */
function OfferLines({ expo }: { expo: Expo }) {
  const { expos } = useTexts();
  const [selling, setSelling] = useState<{ line: StockLine; at: number } | null>(null);
  const lines = stockLines(expo.e_offer);
  if (lines.length === 0) return <p>{expos.nothing}</p>;
  return (
    <>
      <ul className="rows" aria-label={expos.offer}>
        {lines.map((line, at) =>
          line.count === null ? (
            <li key={at} className="stock-words">
              {line.text}
            </li>
          ) : (
            <li key={at}>
              <span className="stock-line">{line.text}</span>
              <span className="trailing">
                <ReserveButton expo={expo} line={line} at={at} />
                <Button
                  icon="check"
                  label={expos.markSold(line.text)}
                  onClick={() => setSelling({ line, at })}
                >
                  {expos.soldShort}
                </Button>
              </span>
            </li>
          ),
        )}
      </ul>
      {selling && <SellDialog expo={expo} {...selling} onClose={() => setSelling(null)} />}
    </>
  );
}
