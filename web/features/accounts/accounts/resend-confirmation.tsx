import { useState } from 'react';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { refreshSession } from '#web/lib/session-refresh.ts';
import { notify } from '#web/state/notices.ts';
import { currentSession, type SessionUser } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

/** Sends a new confirmation link, and shows the state of that mail. */
export function ResendConfirmation({ user: { email, is_admin } }: { user: SessionUser }) {
  const { accounts, errors } = useTexts();
  const [said, setSaid] = useState('');
  const send = useAction(() => api.user.verifymail_request.post(), {
    errorTitle: errors.sendingMail,
    errorText: errors.sendingMailText,
    done: ({ mail, configured }) => setSaid(words(mail, configured)),
    invalidates: [['outbox']],
  });

  function words(mail: 'sent' | 'queued', configured: 0 | 1): string {
    if (mail === 'sent') return accounts.confirmSent(email);
    if (configured) return accounts.confirmWaits(email);
    return is_admin ? accounts.confirmInOutbox : accounts.confirmNoServer;
  }

  async function ask() {
    setSaid('');
    await refreshSession(); // the link may have been opened on another device
    if (currentSession()?.user.mail_confirmed) notify(accounts.confirmedAlready);
    else await send.run();
  }

  return (
    <>
      <div className="cluster">
        <Button icon="mail" busy={send.busy} onClick={() => void ask()}>
          {accounts.confirmAgain}
        </Button>
      </div>
      {said && <Note live>{said}</Note>}
    </>
  );
}
