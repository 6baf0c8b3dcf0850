import { Link } from 'wouter';
import { api } from '#web/lib/api.ts';
import { formatInstantDay } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Fact } from '#web/ui/facts.tsx';
import { Callout } from '#web/ui/note.tsx';
import type { HandOverRow } from './hand-over-list.tsx';

type Props = { handOvers: readonly HandOverRow[] };

/** The hand-overs of an animal, newest first; null asks for none. */
export function useHandOversOf(pet: number | null): readonly HandOverRow[] {
  const { inventory } = useTexts();
  const { data } = useLoad(
    ['hand_over', 'list', { pet }],
    () => api.hand_over.list.get({ query: { pet: pet ?? 0 } }),
    { errorTitle: inventory.errorHandOvers, enabled: pet !== null, quiet: true },
  );
  return data?.rows ?? [];
}

/** That the animal is on offer, with the way to its code. */
export function OfferedLine({ handOvers }: Props) {
  const { inventory } = useTexts();
  const open = handOvers.find(({ state }) => state === 'open');
  if (!open) return null;
  return (
    <Callout href={paths.handOverCode(open.id)} icon="qr">
      {inventory.offeredSince(formatInstantDay(open.created))}
    </Callout>
  );
}

/** When the animal went to its next keeper. */
export function HandedOverFact({ handOvers }: Props) {
  const { inventory } = useTexts();
  const taken = handOvers.find(({ state }) => state === 'taken');
  if (!taken) return null;
  return (
    <Fact label={inventory.handedOver}>
      <Link href={paths.handOverCode(taken.id)}>
        {formatInstantDay(taken.ended ?? taken.created)}
      </Link>
    </Fact>
  );
}
