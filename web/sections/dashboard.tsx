import { DashboardPage } from '#web/features/plans/dashboard/dashboard.page.tsx';
import { animals } from '#web/texts/en/shared-animals.ts';
import { dashboard } from '#web/texts/en/dashboard.ts';
import { plans } from '#web/texts/en/plans.ts';
import { problems } from '#web/texts/en/problems.ts';
import { shareRows } from '#web/lib/row-sharing.ts';
import { errors } from '#web/texts/en/errors.ts';
import { addTexts } from '#web/texts/texts.ts';
import '#web/ui/deferred-icons.tsx';

addTexts({ animals, errors, problems, dashboard, plans });
shareRows();

/** `/` for a keeper. */
export default function DashboardSection() {
  return <DashboardPage />;
}
