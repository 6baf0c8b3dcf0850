import { useState } from 'react';
import { pushKinds, type PushKind, type PushChoices } from '#src/domain/reminders/push-kinds.ts';
import { useAction, type Action } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { keepNotices } from '#web/lib/renewed-notices.ts';
import { useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Setting } from './setting.tsx';
import { PUSH, type Device } from './use-notices.ts';
import { zoneHere } from '#web/lib/country-here.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** What this device is told of, when, and when not. Each change is kept at once. */
export function NoticeChoices({ device, test }: { device: Device; test: Action<void, unknown> }) {
  const { push } = useTexts().settings;
  const isAdmin = useSession()?.user.is_admin === 1;
  const { id } = device;
  // shown before it is kept: two quick taps must not undo each other
  const [chosen, setChosen] = useState<PushChoices>(device);
  const { kinds, hour, quiet_from, quiet_to } = chosen;
  const keep = useAction((choices: PushChoices) => api.user.push.choose.put({ id, ...choices }), {
    errorTitle: push.errorChanging,
    invalidates: [PUSH],
    keyOf: (choices) => JSON.stringify(choices),
  });
  async function change(part: Partial<PushChoices>): Promise<void> {
    const next = { kinds, hour, quiet_from, quiet_to, zone: zoneHere(), ...part };
    setChosen(next);
    if (await keep.run(next)) await keepNotices(next);
    else setChosen(device);
  }
  const shown = pushKinds.filter((kind) => isAdmin || kind !== 'warnings');
  const withKind = (kind: PushKind, on: boolean) =>
    pushKinds.filter((one) => (one === kind ? on : kinds.includes(one)));
  const hours = (label: string, value: number, as: 'hour' | 'quiet_from' | 'quiet_to') => (
    <SelectField<string>
      label={label}
      hideLabel
      value={String(value)}
      onChange={(next) => void change({ [as]: Number(next) })}
      options={HOURS}
    />
  );
  return (
    <>
      <fieldset className="set-list">
        <legend className="set-name">{push.kinds}</legend>
        {shown.map((kind) => (
          <Check
            key={kind}
            checked={kinds.includes(kind)}
            onChange={(on) => void change({ kinds: withKind(kind, on) })}
          >
            {push.kind[kind]}
          </Check>
        ))}
      </fieldset>
      <Setting name={push.hour} hint={push.hourHint}>
        {hours(push.hour, hour, 'hour')}
      </Setting>
      <Setting name={push.quiet} hint={push.quietHint}>
        <span className="cluster">
          {hours(push.quietFrom, quiet_from, 'quiet_from')}
          <span aria-hidden="true">{push.to}</span>
          {hours(push.quietTo, quiet_to, 'quiet_to')}
        </span>
      </Setting>
      <Setting name={push.test} hint={push.testHint}>
        <Button busy={test.busy} onClick={() => void test.run()}>
          {push.sendTest}
        </Button>
      </Setting>
    </>
  );
}
