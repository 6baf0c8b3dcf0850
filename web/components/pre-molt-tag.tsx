import { daysBetween, type Day } from '#src/domain/days.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Tag } from '#web/ui/tag.tsx';

/** In pre-molt, and for how long; nothing when it is not. */
export function PreMoltTag({ pre_molt, today }: { pre_molt: Day | null; today: Day }) {
  return pre_molt === null ? null : <InPreMolt since={pre_molt} today={today} />;
}

function InPreMolt({ since, today }: { since: Day; today: Day }) {
  const { animals } = useTexts();
  const age = daysBetween(since, today);
  return (
    <Tag tone="premolt" icon="premolt" title={since}>
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
