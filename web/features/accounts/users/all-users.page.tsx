import type { UserListRow } from '#src/features/accounts/users/users.queries.ts';
import { AdminCrumbs } from '#web/components/admin-crumbs.tsx';
import { PagedTable } from '#web/components/paged-table.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { usePagedLoad } from '#web/lib/paged-load.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import type { Column } from '#web/ui/table.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** Everybody who has an account. */
export function AllUsersPage() {
  const { admin, common, outbox } = useTexts();
  const load = usePagedLoad(
    ['user', 'admin', 'list'],
    (query) => api.admin.user_list.get({ query }),
    admin.errors.loadingUsers,
  );
  const { users } = admin;
  return (
    <Page
      title={users.title}
      sub={load.data && users.count(load.data.count)}
      crumbs={<AdminCrumbs here={users.title} />}
      actions={
        <ButtonLink icon="mail" href={paths.adminSystem()}>
          {outbox.invite}
        </ButtonLink>
      }
    >
      <PagedTable
        load={load}
        caption={users.title}
        columns={columnsOf({ common, users })}
        rowKey={({ uid }) => uid}
        rowHref={({ uid }) => paths.adminUserDetails(uid)}
        empty={<Empty title={users.none} />}
      />
    </Page>
  );
}

type Words = Pick<Texts, 'common'> & { users: Texts['admin']['users'] };

function columnsOf({ common, users }: Words): Column<UserListRow>[] {
  return [
    { key: 'uid', head: users.uid, slot: 'meta', cell: ({ uid }) => uid },
    {
      key: 'name',
      head: users.name,
      slot: 'title',
      link: true,
      cell: ({ uname }) => uname || users.nameless,
    },
    {
      key: 'state',
      head: users.state,
      hideHead: true,
      slot: 'aside',
      blank: ({ suspended }) => !suspended,
      cell: ({ suspended }) =>
        suspended ? (
          <Tag tone="danger" icon="stop">
            {users.suspended}
          </Tag>
        ) : null,
    },
    {
      key: 'pets',
      head: users.pets,
      slot: 'meta',
      right: true,
      cell: ({ petCount }) => petCount,
    },
    {
      key: 'mail',
      head: users.mailConfirmed,
      slot: 'meta',
      cell: ({ mail_confirmed }) => <YesNo yes={mail_confirmed} common={common} />,
    },
    {
      key: 'species',
      head: users.editSpecies,
      slot: 'meta',
      cell: ({ can_edit_sp }) => <YesNo yes={can_edit_sp} common={common} />,
    },
  ];
}

function YesNo({ yes, common }: { yes: number; common: Texts['common'] }) {
  return yes ? common.yes : <span className="muted">{common.no}</span>;
}
