import { useTexts } from '#web/texts/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { TrustState } from './use-trust.ts';

/** Whether this device trusts the installation; said aloud when it changes. */
export function TrustLine(props: { state: TrustState; address: string; waiting: number }) {
  const { state, address, waiting } = props;
  const { trust } = useTexts();
  const isGood = state === 'here' || state === 'trusted';
  const { strong, rest } = trust.states[state];
  return (
    <div className={classes('trust-state', isGood && 'good')} role="status">
      <span className="ts-line" aria-hidden="true">
        <Icon name="phone" />
        <i />
        <Icon name={isGood ? 'check' : 'lock'} />
        <i />
        <Icon name="home" />
      </span>
      <p>
        <strong>{strong}</strong>
        <br />
        <span className="small muted">
          {state === 'trusted' && waiting > 0
            ? trust.sendingFirst(waiting)
            : rest({ address, host: new URL(address).hostname })}
        </span>
      </p>
    </div>
  );
}
