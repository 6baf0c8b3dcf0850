import { Page } from '#web/layout/page.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ExpoForm, type ExpoDraft } from './expo-form.tsx';
import { ExpoCrumbs } from './expo-parts.tsx';

export function ExpoAddPage() {
  const { admin, expos } = useTexts();
  const today = useToday();
  const add = useAction((draft: ExpoDraft) => api.admin.expo_log.add.post(draft), {
    errorTitle: admin.errors.addingExpo,
    to: ({ id }) => paths.adminExpoDetails(id),
    invalidates: [['expo']],
  });
  return (
    <Page title={expos.add} crumbs={<ExpoCrumbs here={expos.add} />} narrow>
      <ExpoForm
        start={{ e_date: today, e_name: '', e_table: '', e_offer: '', e_sold: '' }}
        label={expos.add}
        errorTitle={admin.errors.addingExpo}
        save={add}
        cancel={paths.adminExpos()}
      />
    </Page>
  );
}
