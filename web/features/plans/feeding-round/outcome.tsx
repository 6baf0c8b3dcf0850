import { skinWordOf } from '#src/domain/animal/molt.ts';
import type { Outcome } from '#src/domain/feeding/feeding-round.ts';
import type { RoundPet } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { Texts } from '#web/texts/texts.ts';
import type { IconName } from '#web/ui/icon.tsx';
import { Tag, type TagTone } from '#web/ui/tag.tsx';

export const outcomeLooks: Record<Outcome, { tone: TagTone; icon: IconName }> = {
  fed: { tone: 'fed', icon: 'check' },
  refused: { tone: 'refused', icon: 'refused' },
  offered: { tone: 'attempt', icon: 'attempt' },
  molted: { tone: 'plain', icon: 'molt' },
  skipped: { tone: 'plain', icon: 'skip' },
};

export function OutcomeTag({ outcome }: { outcome: Outcome }) {
  const { feeding } = useTexts();
  const { tone, icon } = outcomeLooks[outcome];
  return (
    <Tag tone={tone} icon={icon}>
      {outcomeWord(feeding, outcome)}
    </Tag>
  );
}

/** `of`: whom it is said of: reptiles shed. */
export function outcomeWord(
  feeding: Texts['feeding'],
  outcome: Outcome,
  of: readonly RoundPet[] = [],
): string {
  return outcome === 'molted'
    ? feeding.molted[skinWordOf(of.map(({ an_type }) => an_type))]
    : feeding[outcome];
}

/** How many have which outcome: '3 fed, 1 molted'. */
export function countsLine(
  feeding: Texts['feeding'],
  counts: Record<Outcome, number>,
  molted: readonly RoundPet[] = [],
): string {
  return feeding.counts(counts, skinWordOf(molted.map(({ an_type }) => an_type)));
}
