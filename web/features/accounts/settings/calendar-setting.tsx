import { CopyField } from '#web/components/copy-field.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { confirm } from '#web/state/dialogs.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Setting } from './setting.tsx';
import { useZone } from './use-zone.ts';

const CALENDAR = ['user', 'calendar'] as const;

/** The secret address that a calendar program subscribes to. */
export function CalendarSetting() {
  const { settings } = useTexts();
  const load = useLoad(CALENDAR, () => api.user.calendar.get(), {
    errorTitle: settings.errorCalendar,
  });
  const renew = useAction(() => api.user.calendar.renew.post(), {
    errorTitle: settings.errorCalendarChange,
    success: settings.calendarMade,
    invalidates: [CALENDAR],
  });
  const end = useAction(() => api.user.calendar.delete.delete({}), {
    errorTitle: settings.errorCalendarChange,
    success: settings.calendarEnded,
    invalidates: [CALENDAR],
  });
  const { settle } = useZone();
  const link = load.data?.link ?? undefined;
  // making one would end the one that there may be
  const isUnknown = load.data === undefined && !load.loading;
  /** The entries begin with the keeper's day, which nobody but a device knows. */
  async function make() {
    settle();
    await renew.run();
  }
  async function askToRenew() {
    const sure = await confirm({
      title: `${settings.newAddress}?`,
      text: settings.newAddressText,
      button: settings.newAddress,
    });
    if (sure) await make();
  }
  return (
    <>
      <Setting name={settings.calendar} hint={settings.calendarHint}>
        {isUnknown ? null : link === undefined ? (
          <Button icon="calendar" busy={renew.busy || load.loading} onClick={() => void make()}>
            {settings.makeAddress}
          </Button>
        ) : (
          <span className="cluster">
            <Button variant="quiet" busy={renew.busy} onClick={() => void askToRenew()}>
              {settings.newAddress}
            </Button>
            <Button variant="quiet" busy={end.busy} onClick={() => void end.run()}>
              {settings.endAddress}
            </Button>
          </span>
        )}
      </Setting>
      {isUnknown && <LoadFailed load={load} />}
      {link !== undefined && (
        <div className="stack tight">
          <CopyField
            link={link}
            texts={{
              link: settings.calendarAddress,
              copyLink: settings.copyAddress,
              copied: settings.copied,
              notCopied: settings.notCopied,
            }}
          >
            <a className="button" href={link.replace(/^https?:/, 'webcal:')}>
              <Icon name="calendar" />
              {settings.calendarSubscribe}
            </a>
          </CopyField>
          <p className="muted small">{settings.calendarReach}</p>
        </div>
      )}
    </>
  );
}
