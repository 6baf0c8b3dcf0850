import { daysBetween, type Day } from '#src/domain/days.ts';
import { feedingTag } from '#src/domain/feeding/feeding.ts';
import type { Progress } from '#src/domain/enums.ts';
import type { Texts } from '#web/texts/texts.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Tag, type TagTone } from '#web/ui/tag.tsx';

type FeedingTagProps = {
  date_f: Day | null;
  today: Day;
  /** An open attempt (1) is shown as such. */
  progress?: Progress | null;
  /** The feeder, in parentheses behind the day. */
  food?: string | null;
};

/** When it last ate: green within 2 days, plain within 30, amber beyond. */
export function FeedingTag({ date_f, today, progress = null, food }: FeedingTagProps) {
  const { animals } = useTexts();
  const attempt = progress === 1;
  const words = lastFeeding(animals, date_f, today, attempt);
  return (
    <Tag
      tone={attempt ? 'attempt' : TONES[feedingTag(date_f, today)]}
      icon={attempt ? 'attempt' : 'tongs'}
      title={date_f ?? undefined}
    >
      {food && date_f !== null ? animals.withFood(words, food) : words}
    </Tag>
  );
}

const TONES: Record<ReturnType<typeof feedingTag>, TagTone> = {
  fresh: 'fresh',
  plain: 'plain',
  overdue: 'overdue',
  never: 'plain',
};

function lastFeeding(
  animals: Texts['animals'],
  date_f: Day | null,
  today: Day,
  attempt: boolean,
): string {
  if (date_f === null) return animals.neverFed;
  const age = daysBetween(date_f, today);
  if (age < 0) return animals.fedIn(-age);
  if (attempt) return age === 0 ? animals.offeredToday : animals.offeredAgo(age);
  return age === 0 ? animals.fedToday : animals.fedAgo(age);
}
