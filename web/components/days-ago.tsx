import { daysBetween, type Day } from '#src/domain/days.ts';
import { useTexts } from '#web/texts/texts.ts';

/** 'today', '4d', or 'in 3d' for a future day. */
export function DaysAgo({ day, today }: { day: Day; today: Day }) {
  const { animals } = useTexts();
  const age = daysBetween(day, today);
  const text = age === 0 ? animals.today : age > 0 ? animals.days(age) : animals.inDays(-age);
  return (
    <time dateTime={day} title={day}>
      {text}
    </time>
  );
}
