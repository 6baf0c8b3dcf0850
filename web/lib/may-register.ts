import { texts } from '#web/texts/texts.ts';
import { api } from './api.ts';
import { useLoad } from './load.ts';

/** What visitors have to know of this installation. `asks`: otherwise it is told where another part has asked. */
export const useHealth = (asks = true) =>
  useLoad(['health'], () => api.health.get(), {
    errorTitle: texts().failures.general,
    enabled: asks,
    quiet: true,
  });

/** Whether anybody may register: by an invitation one does through its link alone. */
export function useMayRegister(asks?: boolean): boolean {
  const { data } = useHealth(asks);
  return !data || data.first_run || data.registration === 'open';
}
