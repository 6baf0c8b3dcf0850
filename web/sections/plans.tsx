import { PlansPage } from '#web/features/plans/plans/plans.page.tsx';
import { PlanAddPage } from '#web/features/plans/plans/plan-add.page.tsx';
import { PlanDetailsPage } from '#web/features/plans/plans/plan-details.page.tsx';
import { PlanEditPage } from '#web/features/plans/plans/plan-edit.page.tsx';
import { Pages } from './section-pages.tsx';
import './pet-texts.ts';

const screens = {
  '/pets/plans': PlansPage,
  '/pets/plans/add': PlanAddPage,
  '/pets/plans/details': PlanDetailsPage,
  '/pets/plans/edit': PlanEditPage,
};

/** The plans of feeding. Part of the pets' section, which adds its texts. */
export default function PlansSection() {
  return <Pages of="plans" screens={screens} />;
}
