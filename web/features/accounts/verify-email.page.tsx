import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useTextParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#web/state/notices.ts';
import { endSession, useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Spinner } from '#web/ui/progress.tsx';
import { ConfirmAgain } from './confirm-again.tsx';
import { Door } from './door.tsx';

/** Opened from the mail: confirms the address and sends the keeper to the login. */
export function VerifyEmailPage() {
  const { accounts, errors, layout, notices } = useTexts();
  const session = useSession();
  const [, navigate] = useLocation();
  const [token] = useTextParam('token');
  const verify = useAction(() => api.user.verifymail.post({ token }), {
    errorTitle: errors.verifyingEmail,
    done() {
      endSession();
      notify(notices.emailVerified);
      navigate(paths.login(), { replace: true });
    },
  });
  const start = useEffectEvent(() => void verify.run());
  useEffect(() => {
    if (token) start();
  }, [token]);

  const failed = !token || verify.failed !== null;
  return (
    <Door title={accounts.verify}>
      {failed ? (
        <div className="stack tight">
          <Note tone="danger">
            {accounts.verifyFailed} {!session && accounts.verifyLogin}
          </Note>
          {session?.user.mail_confirmed === 0 && <ConfirmAgain user={session.user} />}
          {session?.user.mail_confirmed === 1 && (
            <Note tone="moss">{accounts.confirmedAlready}</Note>
          )}
          <div className="cluster">
            {session ? (
              <ButtonLink href={paths.profile()}>{accounts.profile}</ButtonLink>
            ) : (
              <ButtonLink href={paths.login(paths.profile())}>{accounts.login}</ButtonLink>
            )}
            <ButtonLink href={paths.contact()}>{layout.contact}</ButtonLink>
          </div>
        </div>
      ) : (
        <p role="status">
          <Spinner /> {accounts.verifying}
        </p>
      )}
    </Door>
  );
}
