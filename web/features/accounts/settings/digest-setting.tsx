import { isRecord } from '#src/domain/is-record.ts';
import { useSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Setting } from './setting.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));
const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const clock = (hour: string) => `${hour.padStart(2, '0')}:00`;

/** The mail of the day: whether it comes, and at which hour of the zone that this device is in. */
export function DigestSetting() {
  const { settings } = useTexts();
  const [stored, set] = useSetting('digest');
  const digest: Record<string, unknown> = isRecord(stored) ? stored : {};
  const on = digest['on'] === true;
  const hour = typeof digest['hour'] === 'number' ? String(digest['hour']) : '18';
  const here = zoneHere();
  const zone = typeof digest['zone'] === 'string' ? digest['zone'] : here;
  const change = (part: { on?: boolean; hour?: number }) =>
    set({ on, hour: Number(hour), zone: here, ...part });
  return (
    <>
      <Setting name={settings.digest} hint={settings.digestHint}>
        <Switch checked={on} onChange={(next) => change({ on: next })}>
          <span className="visually-hidden">{settings.digest}</span>
        </Switch>
      </Setting>
      {on && (
        <Setting name={settings.digestHour} hint={zone}>
          <SelectField<string>
            label={settings.digestHour}
            hideLabel
            value={hour}
            onChange={(next) => change({ hour: Number(next) })}
            options={HOURS.map((value) => ({ value, label: clock(value) }))}
          />
        </Setting>
      )}
    </>
  );
}
