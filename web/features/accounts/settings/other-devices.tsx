import { DeleteButton } from '#web/components/delete-button.tsx';
import { api } from '#web/lib/api.ts';
import { formatInstant, formatInstantDay } from '#web/lib/format.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Row, Rows } from '#web/ui/rows.tsx';
import { PUSH, type Device } from './use-notices.ts';

/** The keeper's other devices with notices, each of which can be taken off the list from here. */
export function OtherDevices({ devices }: { devices: readonly Device[] }) {
  const { accounts, settings } = useTexts();
  const { push } = settings;
  return (
    <div className="set-list">
      <p className="set-name">{push.others}</p>
      <Rows label={push.others}>
        {devices.map(({ id, device, created, last_sent }) => {
          const name = device || accounts.sessions.unknownDevice;
          const since = push.since(formatInstantDay(created));
          const last = last_sent === null ? push.noneYet : push.lastSent(formatInstant(last_sent));
          return (
            <Row
              key={id}
              title={name}
              line={`${since} · ${last}`}
              end={
                <DeleteButton
                  iconOnly
                  label={push.remove(name)}
                  ask={`${push.remove(name)}?`}
                  text={push.removeText}
                  call={() => api.user.push.delete.delete({ id })}
                  errorTitle={push.errorChanging}
                  success={push.removed(name)}
                  invalidates={[PUSH]}
                />
              }
            />
          );
        })}
      </Rows>
    </div>
  );
}
