import { api } from '#web/lib/api.ts';
import { useRecord } from '#web/lib/load-record.ts';
import { useIdParam } from '#web/lib/params.ts';

/** The expo that the address names. */
export const useExpo = (errorTitle: string) =>
  useRecord(
    ['expo', 'detail'],
    useIdParam(),
    (id) => api.admin.expo_log.detail({ id }).get(),
    errorTitle,
  );
