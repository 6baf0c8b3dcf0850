import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LogoutButton } from './logout-button.tsx';

/** The login page of somebody who is already logged in. */
export function LoggedIn({ name }: { name: string }) {
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
