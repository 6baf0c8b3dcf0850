import { PAGE_SIZE } from '#src/domain/pagination.ts';
import { AdminCrumbs } from '#web/components/admin-crumbs.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { PetCards } from '#web/components/pet-card.tsx';
import { PetCardSkeletons } from '#web/components/pet-card-skeletons.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useNoEmptyPage } from '#web/lib/paged-load.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { useAllPetsView, type AllPetsView } from './all-pets-view.ts';
import { adminPetSorts } from '#src/domain/enums.ts';
import { PetListTools } from '#web/components/pet-list-tools.tsx';
import { heldLine } from '#web/ui/held-line.ts';

/** The animals of all keepers, or of the one that the address names. */
export function AllPetsPage() {
  const { admin } = useTexts();
  const view = useAllPetsView();
  const { user } = view;
  const list = useAllPets(view);
  const name = useUserName(user);
  const title = name === undefined ? admin.pets.title : admin.pets.of(name);
  return (
    <Page
      title={user === null ? admin.pets.title : title}
      sub={heldLine(list.data?.count ? admin.pets.count(list.data.count) : undefined, list.loading)}
      crumbs={<AllPetsCrumbs user={user} />}
      actions={
        user !== null && (
          <ButtonLink icon="x" href={paths.adminPets({ search: view.search })}>
            {admin.pets.clear}
          </ButtonLink>
        )
      }
    >
      <AllPetsToolbar view={view} />
      <List view={view} />
    </Page>
  );
}

function AllPetsCrumbs({ user }: { user: number | null }) {
  const { pets, users } = useTexts().admin;
  if (user === null) return <AdminCrumbs here={pets.title} />;
  const path = [{ href: paths.adminUsers(), label: users.title }];
  return <AdminCrumbs path={path} here={pets.ofUser} />;
}

/** The name of the user whose pets are listed; undefined until it is known. */
function useUserName(user: number | null): string | undefined {
  const { admin } = useTexts();
  const { data } = useLoad(
    ['user', 'admin', user],
    () => api.admin.user_details({ id: user ?? 0 }).get(),
    { errorTitle: admin.errors.loadingUserDetail, enabled: user !== null, mayBeMissing: true },
  );
  return user === null ? undefined : data?.uname;
}

function useAllPets({ query }: AllPetsView) {
  const { errors } = useTexts();
  return useLoad(['pet', 'admin', query], () => api.admin.all_pets.get({ query }), {
    errorTitle: errors.loadingPets,
    keep: true,
  });
}

function List({ view }: { view: AllPetsView }) {
  const { admin } = useTexts();
  const list = useAllPets(view);
  useNoEmptyPage(list.data, view.page);
  if (list.loading) return <PetCardSkeletons count={PAGE_SIZE} pictures={view.pictures} />;
  if (!list.data) return <LoadFailed load={list} />;
  const { rows, count } = list.data;
  if (count === 0) {
    return (
      <Empty title={admin.pets.none}>
        {view.search ? admin.pets.noneFound : admin.pets.noneText}
      </Empty>
    );
  }
  return (
    <>
      <PetCards label={admin.pets.title} pets={rows} look={view} owner />
      <Pagination count={count} page={view.page} />
    </>
  );
}

/** Search, sort and layout. */
function AllPetsToolbar({ view }: { view: AllPetsView }) {
  const { pets } = useTexts().admin;
  return (
    <search className="toolbar">
      <PetListTools view={view} words={pets} sorts={adminPetSorts} />
    </search>
  );
}
