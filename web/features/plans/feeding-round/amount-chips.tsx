import type { Round } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipGroup } from '#web/ui/chips.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { chooseAmount } from './record.ts';

const amounts = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20];

/** Asks how many are offered: from then on one tap an animal says so. On a phone the feeders need the room of its words. */
export function SayHowMany({ round }: { round: Round }) {
  const { feeding } = useTexts();
  const isWide = useWide();
  if (round.counts) return null;
  const ask = () => chooseAmount(null);
  return isWide ? (
    <Button variant="quiet" icon="plus" onClick={ask}>
      {feeding.howMany}
    </Button>
  ) : (
    <Button className="how-many" label={feeding.howMany} onClick={ask}>
      ? ×
    </Button>
  );
}

export function AmountChips({ round }: { round: Round }) {
  const { feeding } = useTexts();
  if (!round.counts) return null;
  return (
    <ChipGroup
      label={feeding.howMany}
      scroll
      value={String(round.amount ?? '')}
      onChange={(typed) => chooseAmount(typed === '' ? null : Number(typed))}
      choices={[
        { value: '', label: feeding.notCounted },
        ...amounts.map((amount) => ({ value: String(amount), label: `${amount} ×` })),
      ]}
    />
  );
}
