import { useState } from 'react';
import { Page } from '#web/layout/page.tsx';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { AppBox } from './app-box.tsx';
import { PasskeysBox } from './passkeys-box.tsx';
import { RecoveryBox } from './recovery-box.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useSecondFactors } from './use-second-factors.ts';

/** What the log-in asks for besides the password. */
export function SecurityPage() {
  const { accounts, secondFactors } = useTexts();
  const load = useSecondFactors();
  const [codes, setCodes] = useState<string[]>([]);
  const crumbs = (
    <Crumbs
      path={[{ href: paths.profile(), label: accounts.profile }]}
      here={secondFactors.title}
    />
  );
  return (
    <Page title={secondFactors.title} crumbs={crumbs} narrow>
      <p className="muted">{secondFactors.intro}</p>
      <Loaded load={load} skeleton={<Skeleton />}>
        {(factors) => (
          <>
            <AppBox
              isSetUp={factors.app === 1}
              works={factors.app_works === 1}
              onCodes={setCodes}
            />
            <PasskeysBox factors={factors} onCodes={setCodes} />
            {factors.app + factors.passkeys.length > 0 && (
              <RecoveryBox left={factors.recovery_left} onCodes={setCodes} />
            )}
          </>
        )}
      </Loaded>
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={() => setCodes([])} />}
    </Page>
  );
}
