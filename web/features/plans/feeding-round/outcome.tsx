import type { Outcome } from '#src/domain/feeding/feeding-round.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { Texts } from '#web/texts/texts.ts';
import type { IconName } from '#web/ui/icon.tsx';
import { Tag, type TagTone } from '#web/ui/tag.tsx';

export const outcomeLooks: Record<Outcome, { tone: TagTone; icon: IconName }> = {
  fed: { tone: 'fed', icon: 'check' },
  refused: { tone: 'refused', icon: 'refused' },
  offered: { tone: 'attempt', icon: 'attempt' },
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

export function outcomeWord(feeding: Texts['feeding'], outcome: Outcome): string {
  return feeding[outcome];
}
