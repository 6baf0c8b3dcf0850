import { api } from '#web/lib/api.ts';
import { formatDay } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Callout } from '#web/ui/note.tsx';

/** Who runs this installation, and where to meet its keepers next. */
export function Club() {
  const { errors, landing } = useTexts();
  const today = useToday();
  const latest = useLoad(['expo', 'latest'], () => api.expo.latest.get(), {
    errorTitle: errors.loadingExpo,
    quiet: true,
  });
  const expo = latest.data?.data;
  return (
    <section className="club">
      <div>
        <h2>{landing.ours}</h2>
        <p>{landing.oursText}</p>
      </div>
      {expo && expo.e_date >= today && (
        <Callout href={paths.expoCurrent()} icon="flag">
          <strong>{expo.e_name}</strong>
          <br />
          {landing.expo(formatDay(expo.e_date))}
        </Callout>
      )}
    </section>
  );
}
