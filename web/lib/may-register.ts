import { texts } from '#web/texts/texts.ts';
import { api } from './api.ts';
import { useLoad } from './load.ts';

/** What visitors have to know of this installation. */
export const useHealth = () =>
  useLoad(['health'], () => api.health.get(), {
    errorTitle: texts().failures.general,
    quiet: true,
  });

/**
 * Whether anybody may register: by an invitation one does through its link alone. Undefined until that is known; where it
 * can't be asked, the page to register says it.
 */
export function useMayRegister(): boolean | undefined {
  const { data, loading } = useHealth();
  if (loading) return undefined;
  return !data || data.first_run || data.registration === 'open';
}
