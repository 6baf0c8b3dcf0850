import { groupingOf } from '#src/domain/feeding/evening-choice.ts';
import { formatShortDay } from '#web/lib/format.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';

/** So many of each list. */
const MOST = 3;

/** How the mail of today would begin. */
export function DigestPeek({ clock }: { clock: string }) {
  const { settings } = useTexts();
  const [evening] = useSetting('evening');
  const { data: day } = useLoad(['pet', 'today'], () => api.today.get(), {
    errorTitle: settings.digest,
    quiet: true,
  });
  if (!day) return null;
  const words = settings.peek;
  const subject = [
    day.due > 0 && words.due(day.due),
    day.open_offers.length > 0 && words.open(day.open_offers.length),
  ].filter(Boolean);
  const groups =
    groupingOf(evening, day.by_place) === 'plan'
      ? day.by_plan.map(({ fp_name, due }) => `${fp_name} ${due}`)
      : day.by_place.map(({ place, due }) => `${place ?? words.nowhere} ${due}`);
  const watched = day.refusing.map(({ name, refusals, refused_since }) =>
    words.refused(name, refusals, formatShortDay(refused_since)),
  );
  const lines = [groups.slice(0, MOST).join(', '), ...watched.slice(0, MOST)].filter(Boolean);
  const isWorthIt = subject.length + watched.length + day.not_seen.length > 0;
  return (
    <div className="mail-peek">
      <p className="between small">
        <strong>Exuvia: {isWorthIt ? subject.join(', ') || words.watch : words.none}</strong>
        <span className="muted num">{clock}</span>
      </p>
      {lines.length > 0 && (
        <p className="small muted">{lines.map((line) => `${line}.`).join(' ')}</p>
      )}
    </div>
  );
}
