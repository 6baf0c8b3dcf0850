import { useEffect, useState } from 'react';
import { onward } from '#src/domain/accounts/onward.ts';
import { api, requestElsewhere } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTextParam } from '#web/lib/params.ts';
import { useDeviceQueue } from '#web/state/shown-queue.ts';
import { useTexts } from '#web/texts/texts.ts';

/**
 * `here`: this page came over https. `trusted`: it could. `unknown`: the device does not trust the certificate yet;
 * `nameless`: it does not find the name, either. `none`: no file is needed, or there is none.
 */
export type TrustState = 'asking' | 'here' | 'trusted' | 'unknown' | 'nameless' | 'none';

/** How often the page looks whether it worked. */
const LOOK_AGAIN = 2_000;

/** What a device needs to trust this installation, and whether it does already. Goes on by itself once it does. */
export function useTrust() {
  const { trust } = useTexts();
  const [to] = useTextParam('to');
  const load = useLoad(['trust'], () => api.trust.get(), { errorTitle: trust.errorTitle });
  const { waiting } = useDeviceQueue();
  const { data } = load;
  const isHere = window.location.protocol === 'https:';
  const isAsked = data !== undefined && data.authority !== null && !isHere;
  const state = useAnswer(isAsked ? data.address : null);
  const isTrusted = isAsked && state === 'trusted';
  useEffect(() => {
    // what waits on this device is sent from the address where it was recorded
    if (isTrusted && waiting === 0) window.location.replace(onward(data.address, to || '/trust'));
  }, [isTrusted, waiting, data, to]);
  const shown: TrustState = isHere ? 'here' : data?.authority === null ? 'none' : state;
  return { load, state: shown, waiting, goWithout: () => goWithout(to) };
}

/** Asks the https address now and then, while the page is looked at. */
function useAnswer(address: string | null): TrustState {
  const [state, setState] = useState<TrustState>('asking');
  useEffect(() => {
    if (address === null) return;
    let isOver = false;
    let isAsking = false;
    const look = async () => {
      if (isAsking || document.visibilityState === 'hidden') return;
      isAsking = true;
      const next = await answerOf(address);
      isAsking = false;
      if (!isOver) setState(next);
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_AGAIN);
    const again = () => void look();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [address]);
  return state;
}

async function answerOf(address: string): Promise<TrustState> {
  if (await answers(address)) return 'trusted';
  const { hostname } = new URL(address);
  const { port } = window.location;
  const isNamed = window.location.hostname === hostname;
  const overHttp = `http://${hostname}${port ? `:${port}` : ''}`;
  return isNamed || (await answers(overHttp)) ? 'unknown' : 'nameless';
}

async function answers(origin: string): Promise<boolean> {
  try {
    const response = await requestElsewhere(`${origin}/api/trust/`, { cache: 'no-store' });
    return response.ok;
  } catch {
    return false;
  }
}

/** For a device that can't be taught: pages over http stay what they are here for a year. */
function goWithout(to: string): void {
  document.cookie = 'exuvia_plain_http=1; path=/; max-age=31536000; samesite=lax';
  window.location.replace(onward(window.location.origin, to || '/'));
}
