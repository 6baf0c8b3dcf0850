import type { Day } from '#src/domain/days.ts';
import { formatNearDay } from '#web/lib/format.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Tag } from '#web/ui/tag.tsx';

/** How often it refused since its last meal, and since when; nothing when it did not. */
export function RefusalTag({
  pet: { refusals, refused_since },
}: {
  pet: { refusals: number; refused_since: Day | null };
}) {
  if (refusals === 0 || refused_since === null) return null;
  return <Refused times={refusals} since={refused_since} />;
}

function Refused({ times, since }: { times: number; since: Day }) {
  const { animals } = useTexts();
  const today = useToday();
  return (
    <Tag tone="refused" icon="refused" title={since}>
      {animals.refusedSince(times, formatNearDay(since, today))}
    </Tag>
  );
}
