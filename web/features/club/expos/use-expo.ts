import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useIdParam } from '#web/lib/params.ts';

/** The expo that the address names; `missing`: there is none. */
export function useExpo(errorTitle: string) {
  const id = useIdParam();
  const load = useLoad(
    ['expo', 'detail', id],
    () => api.admin.expo_log.detail({ id: id ?? 0 }).get(),
    { errorTitle, enabled: id !== null, mayBeMissing: true },
  );
  return { ...load, missing: id === null || load.failed?.status === 404 };
}
