import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

/** Instead of an empty dashboard: the first steps. */
export function FirstSteps() {
  const { dashboard } = useTexts();
  return (
    <Box title={dashboard.steps}>
      <ol className="steps">
        <Step title={dashboard.stepPet} text={dashboard.stepPetText}>
          <ButtonLink variant="primary" icon="plus" large href={paths.petAdd()}>
            {dashboard.addPet}
          </ButtonLink>
          <ButtonLink icon="upload" large href={paths.petImport()}>
            {dashboard.stepImport}
          </ButtonLink>
        </Step>
        <Step title={dashboard.stepPlan} text={dashboard.stepPlanText}>
          <ButtonLink icon="plan" href={paths.planAdd()}>
            {dashboard.addPlan}
          </ButtonLink>
        </Step>
        <Step title={dashboard.stepLabels} text={dashboard.stepLabelsText}>
          <ButtonLink icon="tag" href={paths.labels()}>
            {dashboard.stepLabels}
          </ButtonLink>
        </Step>
      </ol>
    </Box>
  );
}

function Step(props: { title: string; text: string; children: ReactNode }) {
  return (
    <li>
      <h3>{props.title}</h3>
      <p>{props.text}</p>
      <div className="cluster">{props.children}</div>
    </li>
  );
}
