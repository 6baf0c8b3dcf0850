import { useRef, useState } from 'react';
import { Invite } from '#web/features/operations/mail-queue/invite.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/texts/texts.ts';
import { useBeginAtPart } from '#web/ui/begin-at-part.ts';
import { Box } from '#web/ui/box.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import type { SystemState } from './use-system.ts';

const choices = ['open', 'invite', 'closed'] as const;

/** Who may register, applied immediately; and the link for those who are invited. */
export function RegistrationBox({ state: { registration } }: { state: SystemState }) {
  const { system } = useTexts().admin;
  useBeginAtPart();
  // The choice shows immediately, before the server has responded.
  const [wanted, setWanted] = useState(registration);
  const set = useAction(
    (next: SystemState['registration']) =>
      api.admin.system.registration.put({ registration: next }),
    {
      errorTitle: system.settingRegistration,
      success: (_data, next) => system.registrationSet[next],
      invalidates: [['system'], ['health']],
    },
  );
  const shown = set.busy ? wanted : registration;
  // The last choice holds, also one that is made while the one before is on its way.
  const last = useRef(wanted);
  async function choose(next: SystemState['registration']) {
    last.current = next;
    setWanted(next);
    if (set.busy) return;
    do next = last.current;
    while ((await set.run(next)) && next !== last.current);
  }
  return (
    <>
      <Box id="registration" title={system.registration}>
        <Segmented
          label={system.registrationWho}
          legend
          choices={choices.map((value) => ({
            value,
            label: system.registrations[value],
          }))}
          value={shown}
          onChange={(next) => void choose(next)}
          hint={system.registrationTexts[shown]}
        />
      </Box>
      <Invite />
    </>
  );
}
