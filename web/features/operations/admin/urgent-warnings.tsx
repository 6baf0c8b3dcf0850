import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Callout } from '#web/ui/note.tsx';

/** What puts records in danger, in plain words. Nothing when all is well. */
export function UrgentWarnings() {
  const { system } = useTexts().admin;
  const { data, loading } = useLoad(['system', 'warnings'], () => api.admin.system.warnings.get(), {
    errorTitle: system.loading,
    quiet: true,
  });
  if (loading) return <div className="loading-placeholder" hidden />;
  return data?.rows.map((warning) => (
    <Callout key={system.warning(warning)} href={paths.adminSystem()} icon="warn">
      {system.warning(warning)}
    </Callout>
  ));
}
