import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useAction } from '#web/lib/action.ts';
import { NeedsNetwork } from '#web/components/needs-network.tsx';
import { api } from '#web/lib/api.ts';
import { isOffline } from '#web/lib/failure.ts';
import { useTextParam } from '#web/lib/params.ts';
import { refreshSession } from '#web/lib/session-refresh.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#web/state/notices.ts';
import { currentSession, endSession, useSession, type Session } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Spinner } from '#web/ui/progress.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { AuthLayout } from './auth-layout.tsx';

/** Opened from the mail: confirms the address and sends the keeper to the login. */
export function VerifyEmailPage() {
  const { accounts, layout } = useTexts();
  const session = useSession();
  const [, navigate] = useLocation();
  const [token] = useTextParam('token');
  const verify = useAction(() => verified(token), {
    errorTitle: accounts.errors.verifyingEmail,
    // A link that is opened again is not an error.
    quiet: () => isConfirmed(currentSession()),
    done() {
      endSession();
      notify(accounts.notices.emailVerified);
      navigate(paths.login(), { replace: true });
    },
  });
  const start = useEffectEvent(() => void verify.run());
  useEffect(() => {
    if (token) start();
  }, [token]);

  const failed = !token || verify.failed !== null;
  const needsNetwork = verify.failed !== null && isOffline(verify.failed);
  return (
    <AuthLayout title={accounts.verify}>
      {needsNetwork ? (
        <NeedsNetwork retry={() => void verify.run()} />
      ) : failed ? (
        <div className="stack tight">
          {isConfirmed(session) ? (
            <Note tone="moss">{accounts.confirmedAlready}</Note>
          ) : (
            <Note tone="danger">
              {accounts.verifyFailed} {!session && accounts.verifyLogin}
            </Note>
          )}
          {session && !isConfirmed(session) && <ResendConfirmation user={session.user} />}
          <div className="cluster">
            {session ? (
              <ButtonLink href={paths.profile()}>{accounts.profile}</ButtonLink>
            ) : (
              <ButtonLink href={paths.login(paths.profile())}>{accounts.login}</ButtonLink>
            )}
            {!isConfirmed(session) && (
              <ButtonLink href={paths.contact()}>{layout.contact}</ButtonLink>
            )}
          </div>
        </div>
      ) : (
        <p role="status">
          <Spinner /> {accounts.verifying}
        </p>
      )}
    </AuthLayout>
  );
}

const isConfirmed = (session: Session | null) => session?.user.mail_confirmed === 1;

/** On failure the device first checks whether the address was confirmed elsewhere. */
async function verified(token: string) {
  const response = await api.user.verifymail.post({ token });
  if (response.error) await refreshSession();
  return response;
}
