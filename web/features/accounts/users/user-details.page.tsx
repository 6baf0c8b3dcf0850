import { Link } from 'wouter';
import { crumbOf } from '#web/components/crumb-of.ts';
import { AdminCrumbs } from '#web/components/admin-crumbs.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { RecordNotFound } from '#web/components/record-not-found.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { formatInstantDay } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useRecord } from '#web/lib/load-record.ts';
import { useMailServer } from '#web/lib/use-mail-server.ts';
import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { SkeletonFacts } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { AccountButtons } from './account-buttons.tsx';
import type { AdminUser } from './admin-user.ts';
import { UserButtons } from './user-buttons.tsx';
import { UserRoom } from './user-room.tsx';

/** One account: its permissions, its records, and the actions on it. */
export function UserDetailsPage() {
  const { admin } = useTexts();
  const { users } = admin;
  const id = useIdParam();
  const load = useRecord(
    ['user', 'admin'],
    id,
    (uid) => api.admin.user_details({ id: uid }).get(),
    admin.errors.loadingUserDetail,
  );
  const { data, missing } = load;
  const name = data ? data.uname || users.nameless : users.profile;
  const title = missing ? users.notFound : name;
  const crumbs = (
    <AdminCrumbs
      path={[{ href: paths.adminUsers(), label: users.title }]}
      here={crumbOf(load, data && name, users.notFound)}
    />
  );
  return (
    <Page title={title} crumbs={crumbs} actions={data && <UserButtons user={data} />} narrow>
      <Loaded
        load={load}
        skeleton={<SkeletonFacts count={6} />}
        notFound={
          <RecordNotFound
            bare
            texts={{ ...users, toList: users.title }}
            list={paths.adminUsers()}
          />
        }
      >
        {(user) => (
          <div className="stack">
            <UserFacts user={user} />
            {!user.is_admin && <AccountButtons user={user} />}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function UserFacts({ user }: { user: AdminUser }) {
  const { users } = useTexts().admin;
  const may = user.can_edit_sp ? users.allowed : users.forbidden;
  return (
    <Facts>
      <Fact label={users.uid}>{user.uid}</Fact>
      <Fact label={users.email}>
        <Address user={user} />
      </Fact>
      <Fact label={users.speciesEdit}>{user.is_admin ? users.adminMay : may}</Fact>
      <Fact label={users.petCount}>
        <PetCount uid={user.uid} />
      </Fact>
      <Fact label={users.state}>
        {user.suspended ? (
          <Tag tone="danger" icon="stop">
            {users.suspended}
          </Tag>
        ) : user.is_admin ? (
          users.admin
        ) : (
          users.active
        )}
      </Fact>
      <Fact label={users.room}>
        <UserRoom uid={user.uid} />
      </Fact>
      <Fact label={users.since}>{formatInstantDay(user.created)}</Fact>
      <Fact label={users.forgotten}>
        <span className="small muted">
          {users.forgottenText}
          <code lang="en" translate="no">
            npm run reset-password {user.email}
          </code>
        </span>
      </Fact>
    </Facts>
  );
}

/** Red where it is not confirmed, though it could be: without a mail server nobody gets a link that confirms it. */
function Address({ user: { email, mail_confirmed } }: { user: AdminUser }) {
  const { users } = useTexts().admin;
  const isUrgent = useMailServer() === true;
  if (mail_confirmed === 1)
    return (
      <>
        <span className="is-good">{email}</span>{' '}
        <Tag tone="fresh" icon="check">
          {users.confirmed}
        </Tag>
      </>
    );
  return (
    <>
      <span className={isUrgent ? 'is-bad' : undefined}>{email}</span>{' '}
      {isUrgent ? (
        <Tag tone="danger" icon="x">
          {users.unconfirmed}
        </Tag>
      ) : (
        <Tag>{users.unconfirmed}</Tag>
      )}
    </>
  );
}

/** '12', or '12 (15)' where some are archived. */
function PetCount({ uid }: { uid: number }) {
  const { admin } = useTexts();
  const { data } = useLoad(
    ['pet', 'admin-count', uid],
    () => api.admin.user_pet_count({ id: uid }).get(),
    { errorTitle: admin.errors.loadingUserPetCount },
  );
  if (!data) return null;
  const { count1, count2 } = data;
  return (
    <Link href={paths.adminPets({ user: uid })}>
      {count1 === count2 ? count1 : admin.users.withArchived(count1, count2)}
    </Link>
  );
}
