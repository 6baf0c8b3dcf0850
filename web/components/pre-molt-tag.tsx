import { daysBetween, type Day } from '#src/domain/days.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Tag } from '#web/ui/tag.tsx';

/** In pre-molt, and for how long; nothing when it is not. */
export function PreMoltTag({ pre_molt, today }: { pre_molt: Day | null; today: Day }) {
  const { animals } = useTexts();
  if (pre_molt === null) return null;
  const age = daysBetween(pre_molt, today);
  return (
    <Tag tone="premolt" icon="premolt" title={pre_molt}>
      {age > 0 ? animals.preMolt(age) : animals.preMoltToday}
    </Tag>
  );
}

export function ArchivedTag() {
  const { animals } = useTexts();
  return (
    <Tag tone="archived" icon="archive">
      {animals.archived}
    </Tag>
  );
}
