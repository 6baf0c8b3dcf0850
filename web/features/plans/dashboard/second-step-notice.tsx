import { addDays } from '#src/domain/days.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useSetting, useSettingsSettled } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

const DAYS_LATER = 30;

/** Urges the administrator to protect the account, until it is done or for some weeks put off. */
export function SecondStepNotice() {
  const { dashboard } = useTexts();
  const today = useToday();
  const settled = useSettingsSettled();
  const [until, putOff] = useSetting('second_step_later');
  const { data, loading } = useLoad(
    ['user', 'second_factors'],
    () => api.user.second_factors.get(),
    {
      errorTitle: dashboard.secondStep,
      quiet: true,
      enabled: settled && until <= today,
    },
  );
  if (loading) return <div className="loading-placeholder" hidden />;
  if (!settled || until > today || !data || data.app + data.passkeys.length > 0) return null;
  return (
    <div className="stack tight">
      <Note>{dashboard.secondStep}</Note>
      <div className="cluster">
        <ButtonLink icon="key" href={paths.profileSecurity()}>
          {dashboard.secondStepSetUp}
        </ButtonLink>
        <Button variant="quiet" onClick={() => putOff(addDays(today, DAYS_LATER))}>
          {dashboard.secondStepLater}
        </Button>
      </div>
    </div>
  );
}
