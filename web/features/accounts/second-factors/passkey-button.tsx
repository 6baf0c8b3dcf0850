import { useAction } from '#web/lib/action.ts';
import { inSteps } from '#web/lib/ask.ts';
import { logInWithPasskey } from '#web/lib/passkeys.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { Entered } from '#web/features/accounts/accounts/start-session.ts';

/** Logs in with a passkey; with `ticket` as the second step. */
export function PasskeyButton(props: {
  ticket?: string;
  primary?: boolean;
  onEnter: (response: Entered) => void;
}) {
  const { ticket, primary = false, onEnter } = props;
  const { errors, secondFactors } = useTexts();
  const enter = useAction(() => inSteps((step) => logInWithPasskey(step, ticket)), {
    errorTitle: errors.login,
    done: onEnter,
  });
  return (
    <Button
      variant={primary ? 'primary' : 'plain'}
      icon="key"
      large
      wide
      busy={enter.busy}
      onClick={() => void enter.run()}
    >
      {ticket === undefined ? secondFactors.logInWithPasskey : secondFactors.usePasskey}
    </Button>
  );
}
