import type { Expo } from '#src/features/club/expos/expos.queries.ts';
import { DeleteButton } from '#web/components/delete-button.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { RecordNotFound } from '#web/components/record-not-found.tsx';
import { Page } from '#web/layout/page.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useEdit } from '#web/lib/edit.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { SkeletonForm } from '#web/ui/skeleton-form.tsx';
import { ExpoForm, type ExpoDraft } from './expo-form.tsx';
import { ExpoCrumbs } from './expo-parts.tsx';
import { useExpo } from './use-expo.ts';

export function ExpoEditPage() {
  const { admin, expos } = useTexts();
  const load = useExpo(admin.errors.loadingExpoData);
  const { data, missing } = load;
  const title = data ? expos.editOf(data.e_name) : missing ? expos.notFound : expos.edit;
  return (
    <Page
      title={title}
      crumbs={<ExpoCrumbs of={data} here={missing ? expos.notFound : expos.edit} />}
      narrow
    >
      <Loaded
        load={load}
        skeleton={<SkeletonForm fields={5} areas={2} />}
        notFound={<RecordNotFound bare texts={expos} list={paths.adminExpos()} />}
      >
        {(expo) => (
          <>
            <EditForm key={expo.expid} expo={expo} />
            <DeleteExpo expo={expo} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function EditForm({ expo }: { expo: Expo }) {
  const { errors, expos } = useTexts();
  const { expid, rev, e_date, e_name, e_table, e_offer, e_sold } = expo;
  const fields = { e_date, e_name, e_table, e_offer, e_sold };
  const save = useEdit<ExpoDraft>(() => fields, rev, {
    labels: {
      e_date: expos.date,
      e_name: expos.name,
      e_table: expos.table,
      e_offer: expos.offer,
      e_sold: expos.sold,
    },
  });
  const update = useAction(
    (draft: ExpoDraft) =>
      save(draft, (changes) => api.admin.expo_log.update.put({ expid, ...changes })),
    {
      errorTitle: errors.updatingExpo,
      to: paths.adminExpoDetails(expid),
      invalidates: [['expo']],
    },
  );
  return (
    <ExpoForm
      start={fields}
      label={expos.update}
      errorTitle={errors.updatingExpo}
      save={update}
      cancel={paths.adminExpoDetails(expid)}
    />
  );
}

function DeleteExpo({ expo: { expid, e_name } }: { expo: Expo }) {
  const { admin, expos } = useTexts();
  return (
    <div className="cluster">
      <DeleteButton
        label={expos.delete}
        ask={expos.askDelete(e_name)}
        call={() => api.admin.expo_log.delete.delete({ expid })}
        errorTitle={admin.errors.deletingExpo(e_name)}
        success={admin.notices.expoDeleted(e_name)}
        to={paths.adminExpos()}
        invalidates={[
          ['expo', 'log'],
          ['expo', 'latest'],
        ]}
      />
    </div>
  );
}
