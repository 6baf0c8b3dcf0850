import { Link } from 'wouter';
import { useHealth } from '#web/lib/may-register.ts';
import { useTextParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { RegisterForm } from './register-form.tsx';

export function RegisterPage() {
  const { accounts } = useTexts();
  const session = useSession();
  return (
    <AuthLayout title={accounts.register}>
      {session ? (
        <div className="stack tight">
          <p>{accounts.alreadyLoggedIn}</p>
          <div className="cluster">
            <ButtonLink href={paths.profile()}>{accounts.toProfile}</ButtonLink>
          </div>
        </div>
      ) : (
        <Registration />
      )}
    </AuthLayout>
  );
}

function Registration() {
  const { accounts } = useTexts();
  const [redirect] = useTextParam('redirect');
  const health = useHealth();
  const firstRun = health.data?.first_run ?? false;
  const closed = health.data?.registration === 'closed' && !firstRun;
  const invited = health.data?.registration === 'invite' && !firstRun;
  return (
    <div className="stack">
      {firstRun && <Note tone="amber">{accounts.firstRun}</Note>}
      {closed ? <Note>{accounts.closed}</Note> : <RegisterForm invited={invited} />}
      <p>
        {accounts.alreadyHere} <Link href={paths.login(redirect)}>{accounts.login}</Link>
      </p>
    </div>
  );
}
