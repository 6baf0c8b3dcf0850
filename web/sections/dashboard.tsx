import { DashboardPage } from '#web/features/dashboard/dashboard.page.tsx';
import { dashboard } from '#web/texts/en/dashboard.ts';
import { plans } from '#web/texts/en/plans.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ dashboard, plans });

/** `/` for a keeper. */
export default function DashboardSection() {
  return <DashboardPage />;
}
