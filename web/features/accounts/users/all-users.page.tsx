import { offsetOf, PAGE_SIZE } from '#src/domain/pagination.ts';
import type { UserListRow } from '#src/features/accounts/users/users.queries.ts';
import { AdminCrumbs } from '#web/components/admin-crumbs.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { usePageParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** Everybody who has an account (spec 2.2). */
export function AllUsersPage() {
  const { admin, common, errors } = useTexts();
  const [page] = usePageParam();
  const query = { offset: offsetOf(page), limit: PAGE_SIZE };
  const { data, loading, retry } = useLoad(
    ['user', 'admin', 'list', query],
    () => api.admin.user_list.get({ query }),
    { errorTitle: errors.loadingUsers, keep: true },
  );
  const { users } = admin;
  return (
    <Page
      title={users.title}
      sub={data && users.count(data.count)}
      crumbs={<AdminCrumbs here={users.title} />}
    >
      {!loading && !data && <LoadFailed title={errors.loadingUsers} retry={retry} />}
      {data?.count === 0 && <Empty title={users.none} />}
      {(loading || (data && data.count > 0)) && (
        <Table
          caption={users.title}
          columns={columnsOf({ common, users })}
          rows={data?.rows}
          rowKey={({ uid }) => uid}
          rowHref={({ uid }) => paths.adminUserDetails(uid)}
          skeletonRows={PAGE_SIZE}
        />
      )}
      <Pagination
        count={data?.count}
        page={page}
        href={(next) => paths.adminUsers({ page: next })}
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
