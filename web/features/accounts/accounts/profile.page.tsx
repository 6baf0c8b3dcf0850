import { Link } from 'wouter';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Note } from '#web/ui/note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { LogoutButton } from './logout-button.tsx';

export function ProfilePage() {
  const { accounts, errors, layout } = useTexts();
  const session = useSession();
  const pets = useLoad(['pet', 'count'], () => api.pet.count.get(), {
    errorTitle: errors.countingPets,
  });
  const messages = useLoad(['contact_messages', 'count'], () => api.contact_messages.count.get(), {
    errorTitle: errors.countingMessages,
  });
  if (!session) return null;
  const { user } = session;
  const sent = messages.data?.count ?? 0;
  const edit = (
    <ButtonLink icon="pencil" href={paths.profileEdit()}>
      {accounts.edit}
    </ButtonLink>
  );
  return (
    <Page title={accounts.profile} actions={edit} narrow>
      {user.mail_confirmed === 0 && (
        <div className="stack tight">
          <Note tone="amber">
            {user.is_admin ? accounts.unconfirmedAdmin : accounts.unconfirmed}
            {user.is_admin === 1 && <Link href={paths.adminOutbox()}> {accounts.outbox}</Link>}
          </Note>
          <ResendConfirmation user={user} />
        </div>
      )}
      <Facts>
        <Fact label={accounts.name}>{user.uname}</Fact>
        <Fact label={accounts.email}>{user.email}</Fact>
        <Fact label={accounts.pets}>
          {pets.loading ? (
            <Skeleton width={10} />
          ) : pets.data ? (
            accounts.petCount(pets.data.count1, pets.data.count2)
          ) : (
            '–'
          )}
        </Fact>
        {sent > 0 && (
          <Fact label={accounts.messages}>
            <Link href={paths.profileMessages()}>{accounts.sentMessages(sent)}</Link>
          </Fact>
        )}
      </Facts>
      <div className="cluster">
        <LogoutButton />
        <ButtonLink icon="sliders" href={paths.settings()}>
          {layout.settings}
        </ButtonLink>
      </div>
    </Page>
  );
}
