import { Link } from 'wouter';
import { isRecord } from '#src/domain/is-record.ts';
import { digestOf, lookedAtOnceChanged } from '#src/domain/reminders/moment.ts';
import { useMailServer } from '#web/lib/use-mail-server.ts';
import { useNow } from '#web/lib/use-now.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#web/state/notices.ts';
import { useSession } from '#web/state/session.ts';
import { useSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Note } from '#web/ui/note.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { DigestPeek } from './digest-peek.tsx';
import { Setting } from './setting.tsx';
import { zoneHere } from '#web/lib/country-here.ts';
import { useZone } from './use-zone.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));
const clock = (hour: string) => `${hour.padStart(2, '0')}:00`;

/** The mail of the day: whether it comes, and at which hour of the zone that this device is in. */
export function DigestSetting() {
  const { settings } = useTexts();
  const [stored, set] = useSetting('digest');
  const { settle } = useZone();
  const digest: Record<string, unknown> = isRecord(stored) ? stored : {};
  const on = digest['on'] === true;
  const hour = typeof digest['hour'] === 'number' ? String(digest['hour']) : '18';
  const here = zoneHere();
  const now = useNow();
  const zone = typeof digest['zone'] === 'string' ? digest['zone'] : here;
  function change(part: { on?: boolean; hour?: number }) {
    settle();
    const before = digestOf(stored);
    const after = { on, hour: Number(hour), zone: here, ...part };
    set(after);
    if (lookedAtOnceChanged(before, after, new Date(now)) !== null)
      notify(settings.digestTomorrow(clock(String(after.hour))));
  }
  return (
    <>
      <Setting name={settings.digest} hint={settings.digestHint}>
        <Switch checked={on} onChange={(next) => change({ on: next })}>
          <span className="visually-hidden">{settings.digest}</span>
        </Switch>
      </Setting>
      <WhyNot on={on} />
      {on && (
        <>
          <Setting name={settings.digestHour} hint={zone}>
            <SelectField<string>
              label={settings.digestHour}
              hideLabel
              value={hour}
              onChange={(next) => change({ hour: Number(next) })}
              options={HOURS.map((value) => ({ value, label: clock(value) }))}
            />
          </Setting>
          <DigestPeek clock={clock(hour)} />
        </>
      )}
    </>
  );
}

/** Why no mail would come: there is no mail server, or the address is not confirmed. Nothing where one can come. */
function WhyNot({ on }: { on: boolean }) {
  const { settings } = useTexts();
  const user = useSession()?.user;
  if (useMailServer() === false)
    return (
      <Note tone="amber">
        {settings.noMails} {user?.is_admin === 1 ? <HowToMail /> : settings.noMailsAsk}
      </Note>
    );
  if (!on || user?.mail_confirmed === 1) return null;
  return (
    <Note tone="amber">
      {settings.notConfirmed} <Link href={paths.profile()}>{settings.confirmIt}</Link>
    </Note>
  );
}

function HowToMail() {
  const { settings } = useTexts();
  return (
    <>
      {settings.noMailsSet}{' '}
      <code lang="en" translate="no">
        SMTP_URL=smtps://user:password@mail.example.org
      </code>
    </>
  );
}
