import type { ReactNode } from 'react';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useSetting, useSwitchSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useWide } from '#web/ui/use-wide.ts';

/** What makes the notebook work, step by step. Gone when all is done, or hidden by the keeper. */
export function FirstSteps({ isEmpty }: { isEmpty: boolean }) {
  const { dashboard } = useTexts();
  const [, setOpen] = useSwitchSetting('first_steps');
  const [labeled] = useSetting('label_pets');
  const plans = useLoad(['plan', 'list'], () => api.plan.list.get(), {
    errorTitle: dashboard.addPlan,
    quiet: true,
    enabled: !isEmpty,
  });
  const rows = plans.data?.rows ?? [];
  // a plan of nobody feeds nobody
  const hasPlan = rows.some(({ pets }) => pets > 0);
  const [ofNobody] = hasPlan ? [] : rows;
  const hasLabels = labeled.length > 0;
  if (!isEmpty && (plans.loading || (hasPlan && hasLabels))) return null;
  return (
    <Box
      title={dashboard.steps}
      end={
        !isEmpty && (
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {dashboard.hideSteps}
          </Button>
        )
      }
    >
      <ol className="steps">
        <Step title={dashboard.stepPet} text={dashboard.stepPetText} isDone={!isEmpty}>
          <ButtonLink variant="primary" icon="plus" large href={paths.petAdd()}>
            {dashboard.addPet}
          </ButtonLink>
          <ButtonLink icon="pencil" large href={paths.paste()}>
            {dashboard.stepPaste}
          </ButtonLink>
          <ButtonLink icon="upload" large href={paths.petImport()}>
            {dashboard.stepImport}
          </ButtonLink>
        </Step>
        <Step title={dashboard.stepPlan} text={dashboard.stepPlanText} isDone={hasPlan}>
          {ofNobody ? (
            <ButtonLink icon="plan" href={paths.planEdit(ofNobody.fp_id)}>
              {ofNobody.fp_name}
            </ButtonLink>
          ) : (
            <ButtonLink icon="plan" href={paths.planAdd()}>
              {dashboard.addPlan}
            </ButtonLink>
          )}
        </Step>
        <Step title={dashboard.stepLabels} text={dashboard.stepLabelsText} isDone={hasLabels}>
          <ButtonLink icon="tag" href={paths.labels()}>
            {dashboard.stepLabels}
          </ButtonLink>
        </Step>
        <PhoneStep />
      </ol>
    </Box>
  );
}

/** On a desk the address to scan, on a phone how it stays there. */
function PhoneStep() {
  const { dashboard } = useTexts();
  const isWide = useWide();
  const { origin: address, hostname } = window.location;
  const then = window.isSecureContext ? dashboard.stepPhoneApp : dashboard.stepPhonePlain;
  if (!isWide)
    return <Step title={dashboard.stepPhone} text={`${dashboard.stepPhoneHere} ${then}`} />;
  const isLocal = /^(localhost$|127\.|\[::1\])/.test(hostname);
  return (
    <Step
      title={dashboard.stepPhone}
      text={isLocal ? dashboard.stepPhoneLocal(address) : `${dashboard.stepPhoneText} ${then}`}
    >
      {!isLocal && (
        <div className="stack close">
          <QrCode text={address} label={dashboard.phoneCode(address)} />
          <span className="small muted">{address}</span>
        </div>
      )}
    </Step>
  );
}

function Step(props: { title: string; text: string; isDone?: boolean; children?: ReactNode }) {
  const { title, text, isDone = false, children } = props;
  const { dashboard } = useTexts();
  if (isDone) {
    return (
      <li className="is-done">
        <h3>
          {title} <Tag icon="check">{dashboard.stepDone}</Tag>
        </h3>
      </li>
    );
  }
  return (
    <li>
      <h3>{title}</h3>
      <p>{text}</p>
      {children && <div className="cluster">{children}</div>}
    </li>
  );
}
