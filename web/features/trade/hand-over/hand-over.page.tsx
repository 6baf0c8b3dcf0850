import { useMemo } from 'react';
import { limits } from '#src/domain/limits.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { useSale } from '#web/features/trade/records/use-trade-records.ts';
import { useSuggested } from '#web/features/trade/sales/use-sell.ts';
import { PetCrumbs } from '#web/features/animals/pet-details/pet-crumbs.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useIdParam, useTextParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useSetting } from '#web/state/settings.ts';
import { useFirst } from '#web/lib/use-lasting.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Callout, Note } from '#web/ui/note.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { HandOverForm } from './hand-over-form.tsx';
import type { OfferedRow } from './offered.ts';

/** What of an animal goes to its next keeper, and how. */
export function HandOverPage() {
  const { handOver } = useTexts();
  const ids = useNamedIds();
  const preview = useLoad(
    ['hand_over', 'preview', ids],
    () => api.hand_over.preview.get({ query: { ids: JSON.stringify(ids) } }),
    { errorTitle: handOver.loading, enabled: ids.length > 0 },
  );
  const rows = preview.data?.rows ?? [];
  const going = rows.filter(({ open }) => open === null).slice(0, limits.handOverPets);
  const [only, ...more] = going.length > 0 ? going : rows;
  const title = !only
    ? handOver.title
    : more.length > 0
      ? handOver.many(more.length + 1)
      : handOver.one(only.name);
  return (
    <Page
      title={title}
      sub={handOver.sub}
      crumbs={<PetCrumbs pet={more.length === 0 ? only : undefined} here={handOver.title} />}
    >
      {preview.loading ? (
        <SkeletonRows count={6} />
      ) : preview.failed && !preview.data ? (
        <LoadFailed load={preview} />
      ) : rows.length === 0 ? (
        <Nobody />
      ) : (
        <Offer key={ids.join()} rows={rows} going={going} />
      )}
    </Page>
  );
}

/** `ids=14,22` or `ids=[14,22]`. */
function useNamedIds(): number[] {
  const [text] = useTextParam('ids');
  return useMemo(() => {
    const ids = text.match(/\d+/g)?.map(Number) ?? [];
    return [...new Set(ids)].slice(0, limits.idsPerCall);
  }, [text]);
}

function Nobody() {
  const { handOver, pets } = useTexts();
  return (
    <Empty
      title={handOver.whoTitle}
      action={<ButtonLink href={paths.pets()}>{pets.toList}</ButtonLink>}
    >
      {handOver.whoText}
    </Empty>
  );
}

type OfferProps = { rows: readonly OfferedRow[]; going: readonly OfferedRow[] };

/** Those that are on offer already are named; the others can be handed over, as many as one hand-over takes. */
function Offer({ rows, going }: OfferProps) {
  const { handOver } = useTexts();
  const offered = rows.filter(({ open }) => open !== null);
  const more = rows.length - offered.length;
  const start = useStart(going);
  return (
    <>
      <Offered rows={offered} />
      {more > going.length && <Note tone="amber">{handOver.onlyFirst(going.length, more)}</Note>}
      {going.length > 0 &&
        (start ? <HandOverForm rows={going} {...start} /> : <SkeletonRows count={6} />)}
    </>
  );
}

/** A line for each hand-over that some of them are in. */
function Offered({ rows }: { rows: readonly OfferedRow[] }) {
  const { handOver } = useTexts();
  const inOne = [...Map.groupBy(rows, ({ open }) => open ?? 0)];
  if (inOne.length === 0) return null;
  return (
    <div className="stack close">
      {inOne.map(([id, those]) => (
        <Callout key={id} href={paths.handOverCode(id)} icon="qr">
          {handOver.areOffered(those.map(({ name }) => name))} {handOver.showCode}
        </Callout>
      ))}
    </div>
  );
}

/** The sale that the address names, and the likely price of a single animal, once they are known. */
function useStart(rows: readonly OfferedRow[]) {
  const sale = useSale(useIdParam('slid'));
  const [display] = useSetting('display_currency');
  const only = rows.length === 1 ? rows[0] : undefined;
  const likely = useSuggested(only?.id ?? null);
  if (useFirst(sale.loading || likely.loading)) return null;
  const { price = null, price_source = null, currency = display } = likely.data ?? {};
  return { sale: sale.data ?? null, likely: { price, price_source, currency } };
}
