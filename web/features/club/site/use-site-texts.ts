import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';

/** This installation's own texts; empty while they load, and where there are none. */
export function useSiteTexts(): { legal_notice: string; donate_text: string } {
  const { data } = useLoad(['site'], () => api.site.texts.get(), {
    errorTitle: 'site texts',
    quiet: true,
  });
  return data ?? { legal_notice: '', donate_text: '' };
}
