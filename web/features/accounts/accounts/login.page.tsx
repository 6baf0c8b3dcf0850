import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { safeRedirect } from '#src/domain/accounts/redirect.ts';
import { useTextParam } from '#web/lib/params.ts';
import { useHealth, useMayRegister } from '#web/lib/may-register.ts';
import { paths } from '#web/paths.ts';
import { leftWaiting } from '#web/state/shown-queue.ts';
import { showError } from '#web/state/dialogs.ts';
import { lastKeeper } from '#web/state/last-keeper.ts';
import { useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { Note } from '#web/ui/note.tsx';
import { SecondStep, type Begun } from '#web/features/accounts/second-factors/second-step.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { LoginForm } from './login-form.tsx';
import { LogoutButton } from './logout-button.tsx';
import { enter, reasonIn, type Entered } from './start-session.ts';

export function LoginPage() {
  const { accounts } = useTexts();
  const session = useSession();
  return (
    <AuthLayout title={accounts.login}>
      {session ? <LoggedIn name={session.user.uname} /> : <Steps />}
    </AuthLayout>
  );
}

/** The password, and what follows it where the keeper has a second factor. */
function Steps() {
  const { accounts, errors } = useTexts();
  const [, navigate] = useLocation();
  const [redirect] = useTextParam('redirect');
  const health = useHealth();
  const mayRegister = useMayRegister();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [isForeign, setForeign] = useState(false);
  const [waiting] = useState(leftWaiting);
  function finish(response: Entered) {
    if (enter(response, !isForeign)) navigate(safeRedirect(redirect), { replace: true });
    else showError({ title: errors.login, server: reasonIn(response) });
  }
  if (begun) return <SecondStep begun={begun} onEnter={finish} onBack={() => setBegun(null)} />;
  return (
    <>
      <WhyEnded waiting={waiting} />
      <LoginForm onEnter={finish} onSecondStep={setBegun}>
        <Check checked={isForeign} onChange={setForeign}>
          {accounts.foreignDevice}
        </Check>
      </LoginForm>
      <ul>
        <li>
          <Link href={paths.forgotPassword()}>{accounts.resetPassword}</Link>
        </li>
        <li>
          {mayRegister === undefined ? (
            <>&nbsp;</>
          ) : mayRegister ? (
            <>
              {accounts.newHere} <Link href={paths.register(redirect)}>{accounts.register}</Link>
            </>
          ) : health.data?.registration === 'closed' ? (
            accounts.closed
          ) : (
            accounts.inviteHint
          )}
        </li>
      </ul>
    </>
  );
}

/**
 * Why the last session of this device is over, unless it ran out: then the address is filled in, and says enough. And how many
 * records wait here.
 */
function WhyEnded({ waiting }: { waiting: number }) {
  const { accounts } = useTexts();
  const [last] = useState(lastKeeper);
  if (last?.isGone) return <Note>{accounts.endedWithAccount(waiting)}</Note>;
  return (
    <>
      {last?.isUpdated && <Note>{accounts.endedByUpdate}</Note>}
      {!last?.isUpdated && last?.email === '' && <Note>{accounts.endedElsewhere}</Note>}
      {waiting > 0 && <Note icon="tray">{accounts.leftWaiting(waiting)}</Note>}
    </>
  );
}

/** The login page of somebody who is already logged in. */
function LoggedIn({ name }: { name: string }) {
  const { accounts } = useTexts();
  return (
    <div className="stack tight">
      <p>{accounts.loggedInAs(name)}</p>
      <div className="cluster">
        <LogoutButton />
        <ButtonLink href={paths.profile()}>{accounts.toProfile}</ButtonLink>
      </div>
    </div>
  );
}
