import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useSecondFactors, useWithoutPasskeys } from './use-second-factors.ts';

/** Beside a field for the password: a passkey in its place, where the keeper has one that works here. */
export function PasskeyInstead({ busy, onUse }: { busy: boolean; onUse: () => void }) {
  const { secondFactors } = useTexts();
  const { data } = useSecondFactors({ quiet: true });
  const obstacle = useWithoutPasskeys(data?.passkey_origin ?? null);
  if (!data?.passkeys.length || obstacle !== null) return null;
  return (
    <div className="passkey-instead">
      <Button variant="quiet" icon="key" busy={busy} onClick={onUse}>
        {secondFactors.usePasskey}
      </Button>
    </div>
  );
}
