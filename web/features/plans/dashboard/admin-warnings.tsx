import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Callout } from '#web/ui/note.tsx';

/** Warnings that records may be in danger: a failed backup, a disk that fills up. Nothing when all is well. */
export function AdminWarnings() {
  const { dashboard } = useTexts();
  const { data, loading } = useLoad(['system', 'warnings'], () => api.admin.system.warnings.get(), {
    errorTitle: dashboard.warnings(1),
    quiet: true,
  });
  if (loading) return <div className="loading-placeholder" hidden />;
  const count = data?.rows.length ?? 0;
  if (count === 0) return null;
  return (
    <Callout href={paths.adminSystem()} icon="warn">
      <strong>{dashboard.warnings(count)}</strong>
    </Callout>
  );
}
