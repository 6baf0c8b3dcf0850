import { api } from '#web/lib/api.ts';
import { formatShortDay } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useSetting, useSettingsSettled } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';

/** The administrator's news, until dismissed. Failures are only logged. */
export function News() {
  const { dashboard } = useTexts();
  const [since, dismiss] = useSetting('last_news');
  const settled = useSettingsSettled();
  const load = useLoad(['news', since], () => api.news.newest.get({ query: { since } }), {
    errorTitle: dashboard.news,
    quiet: true,
    enabled: settled,
  });
  const rows = load.data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <Box
      title={dashboard.news}
      end={
        <Button
          variant="quiet"
          icon="x"
          label={dashboard.dismiss}
          onClick={() => dismiss(Math.max(since, ...rows.map((item) => item.nid)))}
        />
      }
    >
      {rows.map((item) => (
        <div key={item.nid} className="news-item">
          <time className="small muted" dateTime={item.date_n}>
            {formatShortDay(item.date_n)}
          </time>
          <p className="pre-line">{item.n_text}</p>
        </div>
      ))}
    </Box>
  );
}
