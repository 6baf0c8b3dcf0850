import { useEffect } from 'react';
import type { TableRow } from '#web/features/animals/pet-table/row.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Page } from '#web/layout/page.tsx';
import { takeFocus } from '#web/layout/page-focus.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTextParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { useWeighRound } from './use-weigh-round.ts';
import { WeighList } from './weigh-list.tsx';
import { WeighOne } from './weigh-one.tsx';
import { WeighSummary } from './weigh-summary.tsx';
import { WeighTop } from './weigh-top.tsx';

export type WeighPet = TableRow;

/** Weighs one animal after the other: those whose numbers the address names, in that order. */
export function WeighPage() {
  const { pets, errors } = useTexts();
  const [text] = useTextParam('ids');
  const query = { archived: 0 as const };
  const load = useLoad(['pet', 'table', query], () => api.pet.table.get({ query }), {
    errorTitle: errors.loadingPets,
  });
  useEffect(() => {
    document.title = `${pets.weigh.title} – Exuvia`;
  }, [pets]);
  const byId = new Map(load.data?.rows.map((row) => [row.id, row]));
  const chosen = [...new Set(text.split(',').map(Number))].flatMap((id) => byId.get(id) ?? []);
  if (load.data && chosen.length > 0) return <Round key={text} pets={chosen} />;
  return (
    <Page title={pets.weigh.title} narrow>
      {load.loading ? (
        <SkeletonRows count={6} />
      ) : load.data ? (
        <Empty
          title={pets.weigh.nobody}
          action={<ButtonLink href={paths.pets()}>{pets.toList}</ButtonLink>}
        >
          {pets.weigh.nobodyText}
        </Empty>
      ) : (
        <LoadFailed load={load} />
      )}
    </Page>
  );
}

function Round({ pets }: { pets: readonly WeighPet[] }) {
  const round = useWeighRound(pets);
  const isWide = useWide();
  const { pet } = round;
  useEffect(() => takeFocus(document.getElementById('main')), []);
  if (!pet) return <WeighSummary round={round} />;
  return (
    <main className="round weigh" id="main">
      <WeighTop round={round} />
      {isWide && <WeighList round={round} />}
      <WeighOne key={`${pet.id} ${round.typed ?? ''}`} round={round} pet={pet} />
    </main>
  );
}
