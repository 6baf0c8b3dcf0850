import { CopyField } from '#web/components/copy-field.tsx';
import type { Issue } from '#src/domain/problems/codes.ts';
import { useState } from 'react';
import { emailProblem } from '#src/domain/accounts/email.ts';
import { limits } from '#src/domain/limits.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { formatInstant } from '#web/lib/format.ts';
import { useHealth } from '#web/lib/may-register.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { Note } from '#web/ui/note.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** Only where registration needs an invitation. */
export function Invite() {
  const { data } = useHealth();
  return data?.registration === 'invite' ? <InviteForm /> : null;
}

type Invitation = { link: string; expires: string; mail: 'sent' | 'queued' | null; email: string };

const wayOf = ({ mail, email }: Invitation, outbox: Texts['outbox']) =>
  mail === 'sent' ? outbox.inviteSent(email) : outbox.inviteNotSent(email);

function InviteForm() {
  const { outbox } = useTexts();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<Issue | null>(null);
  const [made, setMade] = useState<Invitation | null>(null);
  const address = email.trim();
  const make = useAction(() => api.admin.invite.post(address ? { email: address } : {}), {
    errorTitle: outbox.inviting,
    done(response) {
      setMade({ ...response, email: address });
      setEmail('');
    },
    invalidates: [['outbox']],
  });
  function submit() {
    const found = address ? emailProblem(address) : null;
    setProblem(found);
    if (!found) void make.run();
  }
  return (
    <Box title={outbox.invite}>
      <div className="stack tight">
        <Form onSubmit={submit}>
          <p>{outbox.inviteText}</p>
          <TextField
            label={outbox.inviteEmail}
            type="email"
            hint={outbox.inviteHint}
            maxLength={limits.email}
            value={email}
            onChange={setEmail}
            problem={problem ?? make.problems['email']}
          />
          <div className="form-end">
            <Button type="submit" busy={make.busy}>
              {outbox.inviteButton}
            </Button>
          </div>
        </Form>
        {made && (
          <div className="stack tight">
            <Note tone={made.mail === 'queued' ? 'amber' : 'moss'} live>
              {outbox.inviteReady(formatInstant(made.expires))}
              {made.mail && ` ${wayOf(made, outbox)}`}
            </Note>
            <CopyField link={made.link} texts={outbox} />
          </div>
        )}
      </div>
    </Box>
  );
}
