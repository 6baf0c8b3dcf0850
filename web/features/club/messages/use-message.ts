import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';

/** One message; `missing`: there is none that this keeper may see. */
export function useMessage(id: number | null) {
  const { errors } = useTexts();
  const load = useLoad(
    ['contact_messages', 'detail', id],
    () => api.contact_messages.detail({ id: id ?? 0 }).get(),
    { errorTitle: errors.loadingMessageDetails, enabled: id !== null, mayBeMissing: true },
  );
  return { ...load, missing: id === null || load.failed?.status === 404 };
}
