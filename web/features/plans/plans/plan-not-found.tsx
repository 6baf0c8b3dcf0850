import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

/** Shown for a plan that was deleted, never existed, or is somebody else's. */
export function PlanNotFound() {
  const { plans } = useTexts();
  return (
    <Empty
      title={plans.notFound}
      action={<ButtonLink href={paths.plans()}>{plans.toList}</ButtonLink>}
    >
      {plans.notFoundText}
    </Empty>
  );
}
