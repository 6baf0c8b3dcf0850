import { UNSEEN_DAYS } from '#src/domain/today/watch.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { SeenAll } from './seen-all.tsx';
import type { DayInNumbers } from './use-day.ts';

/** What is done for several of them at once. */
export function ForAll({ day: { not_seen, to_weigh } }: { day: DayInNumbers }) {
  const { feeding } = useTexts();
  const [seen, weigh] = [not_seen.length > 1, to_weigh.length > 1];
  if (!seen && !weigh) return null;
  return (
    <div className="cluster">
      {seen && <SeenAll pets={not_seen} />}
      {seen && (
        <ButtonLink
          variant="quiet"
          icon="filter"
          href={paths.pets({ not_seen: String(UNSEEN_DAYS) })}
        >
          {feeding.today.notSeenFor(not_seen.length, UNSEEN_DAYS)}
        </ButtonLink>
      )}
      {weigh && (
        <ButtonLink variant="quiet" icon="scale" href={paths.weigh(to_weigh.map(({ id }) => id))}>
          {feeding.today.weighAll(to_weigh.length)}
        </ButtonLink>
      )}
    </div>
  );
}
