import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';

/** This installation's own words; empty while they load, and where nobody wrote any. */
export function useSiteTexts(): { legal_notice: string; donate_text: string } {
  const { data } = useLoad(['site'], () => api.site.texts.get(), {
    errorTitle: 'site texts',
    quiet: true,
  });
  return data ?? { legal_notice: '', donate_text: '' };
}
