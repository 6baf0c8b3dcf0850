import { daysBetween, type Day } from '#src/domain/days.ts';
import type { AnimalType, ArchiveReason } from '#src/domain/enums.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Tag } from '#web/ui/tag.tsx';
import { wordsFor } from './words-for.ts';

/** In pre-molt, and for how long; nothing when it is not. */
export function PreMoltTag(props: { pre_molt: Day | null; today: Day; an_type?: AnimalType }) {
  const { pre_molt, today, an_type } = props;
  return pre_molt && <InPreMolt since={pre_molt} today={today} an_type={an_type} />;
}

function InPreMolt(props: { since: Day; today: Day; an_type: AnimalType | undefined }) {
  const { since, today, an_type } = props;
  const animals = wordsFor(an_type, useTexts().animals);
  const age = daysBetween(since, today);
  return (
    <Tag tone="premolt" icon="premolt" title={since}>
      {age > 0 ? animals.preMolt(age) : animals.preMoltToday}
    </Tag>
  );
}

/** Why it left, where that is known. */
export function ArchivedTag({ reason }: { reason?: ArchiveReason | null }) {
  const { animals } = useTexts();
  return (
    <Tag tone="archived" icon="archive">
      {reason ? animals.left[reason] : animals.archived}
    </Tag>
  );
}
