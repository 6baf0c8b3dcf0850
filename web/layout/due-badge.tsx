import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';

/** How many animals wait for food, on the phone's bar; nothing when none does. Muted ones don't wait. */
export function DueBadge() {
  const { errors, layout } = useTexts();
  const feedings = useLoad(['pet', 'dashboard', 'feed'], () => api.pet.dashboard.feed.get(), {
    errorTitle: errors.loadingDashboard,
    quiet: true,
  });
  const due = feedings.data?.rows.filter((row) => row.muted !== 1).length ?? 0;
  if (due === 0) return null;
  return (
    <span className="badge">
      <span className="visually-hidden">, </span>
      {due}
      <span className="visually-hidden">{layout.due}</span>
    </span>
  );
}
