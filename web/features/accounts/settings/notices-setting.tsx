import { Link } from 'wouter';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Switch } from '#web/ui/switch.tsx';
import { NoticeChoices } from './notice-choices.tsx';
import { OtherDevices } from './other-devices.tsx';
import { Setting } from './setting.tsx';
import { useNotices } from './use-notices.ts';

/** Whether this device shows notices, what it is told of, and which other devices are. */
export function NoticesSetting() {
  const { settings } = useTexts();
  const { push } = settings;
  const notices = useNotices();
  const { load, support, isOff, here, others } = notices;
  const isUnknown = load.data === undefined && !load.loading;
  const canSwitch = support === 'possible' && !isOff && !isUnknown;
  const hint = isOff ? push.switchedOff : push.hints[support];
  return (
    <>
      <Setting
        name={push.title}
        hint={
          <>
            {hint} {support === 'insecure' && <Link href={paths.trust()}>{push.toTrust}</Link>}
          </>
        }
      >
        {canSwitch ? (
          <Switch
            checked={here !== undefined}
            disabled={notices.busy}
            onChange={(on) => void (on ? notices.turnOn() : notices.turnOff())}
          >
            <span className="visually-hidden">{push.title}</span>
          </Switch>
        ) : null}
      </Setting>
      {support === 'possible' && isUnknown && <LoadFailed load={load} />}
      {canSwitch && here && <NoticeChoices device={here} test={notices.test} />}
      {others.length > 0 && <OtherDevices devices={others} />}
    </>
  );
}
