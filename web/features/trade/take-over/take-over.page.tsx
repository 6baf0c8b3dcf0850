import { useParams } from 'wouter';
import { readHandOverCode } from '#src/domain/trade/hand-over-code.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { Page } from '#web/layout/page.tsx';
import { useTexts } from '#web/texts/texts.ts';
import { Skeleton, SkeletonFacts } from '#web/ui/skeleton.tsx';
import { Ended } from './ended.tsx';
import { Offer } from './offer.tsx';
import { useOfferTitle } from './offer-title.ts';
import { useHandOver } from './use-hand-over.ts';

/** What is offered under a code, and the ways to take it over. For everyone who has the code, and for paper. */
export function TakeOverPage() {
  const { takeOver } = useTexts();
  const { id: inPath = '' } = useParams<{ id?: string }>();
  const load = useHandOver(readHandOverCode(inPath));
  const titleOf = useOfferTitle();
  const offer = load.data?.data;
  return (
    <Page title={offer ? titleOf(offer.animals) : takeOver.page} bare>
      <Loaded
        load={load}
        level={1}
        skeleton={<Waiting />}
        notFound={<Ended code={load.failed?.code} />}
      >
        {({ data }) => <Offer offer={data} />}
      </Loaded>
    </Page>
  );
}

function Waiting() {
  return (
    <div className="stack" aria-busy="true">
      <Skeleton width={60} />
      <SkeletonFacts count={6} />
    </div>
  );
}
