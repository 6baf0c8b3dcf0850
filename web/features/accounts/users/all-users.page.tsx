import type { UserListRow } from '#src/features/accounts/users/users.queries.ts';
import { AdminCrumbs } from '#web/components/admin-crumbs.tsx';
import { PagedTable } from '#web/components/paged-table.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { useHealth } from '#web/lib/may-register.ts';
import { usePagedLoad } from '#web/lib/paged-load.ts';
import { useTextParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import type { Column } from '#web/ui/table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { heldLine } from '#web/ui/held-line.ts';

/** Everybody who has an account. */
export function AllUsersPage() {
  const { admin, common } = useTexts();
  const [search, setSearch] = useTextParam('search');
  const load = usePagedLoad(
    ['user', 'admin', 'list', search],
    (range) => api.admin.user_list.get({ query: { ...range, ...(search && { search }) } }),
    admin.errors.loadingUsers,
  );
  const { users } = admin;
  return (
    <Page
      title={users.title}
      sub={heldLine(load.data && users.count(load.data.count), load.loading)}
      crumbs={<AdminCrumbs here={users.title} />}
      actions={<InviteLink />}
    >
      <search className="toolbar">
        <SearchField
          label={users.search}
          placeholder={users.searchPlaceholder}
          value={search}
          onSearch={setSearch}
        />
      </search>
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

/** Where nobody may register no invitation works: the same page says how to change that. */
function InviteLink() {
  const { admin, outbox } = useTexts();
  const { data } = useHealth();
  const closed = data?.registration === 'closed';
  return (
    <ButtonLink icon={closed ? 'database' : 'mail'} href={paths.adminRegistration()}>
      {closed ? admin.system.registrationWho : outbox.invite}
    </ButtonLink>
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
    { key: 'email', head: users.email, slot: 'meta', bare: true, cell: ({ email }) => email },
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
