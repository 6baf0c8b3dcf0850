import { useEffect, useState } from 'react';
import { countFeedings } from '#src/domain/feeding/due-state.ts';
import { api } from '#web/lib/api.ts';
import { formatCount } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';

/** How many animals are due, on the phone's tab bar; nothing when there are none. Resting animals are not counted. */
export function DueBadge() {
  const { failures, layout } = useTexts();
  const today = useToday();
  const feedings = useLoad(['pet', 'dashboard', 'feed'], () => api.pet.dashboard.feed.get(), {
    errorTitle: failures.general,
    quiet: true,
    // of a large collection it takes as long as a page of it
    enabled: useWasIdle(),
  });
  const due = countFeedings(feedings.data?.rows ?? [], today).due;
  if (due === 0) return null;
  return (
    <span className="badge">
      <span className="visually-hidden">, </span>
      {formatCount(due)}
      <span className="visually-hidden">{layout.due}</span>
    </span>
  );
}

/** True once the page has drawn what it was opened for. */
function useWasIdle(): boolean {
  const [was, setWas] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWas(true), 500);
    return () => clearTimeout(timer);
  }, []);
  return was;
}
