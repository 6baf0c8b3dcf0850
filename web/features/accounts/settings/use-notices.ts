import { useEffect, useState } from 'react';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import {
  isSubscribed,
  pushSupport,
  subscribeHere,
  unsubscribeHere,
  type Keys,
} from '#web/lib/push.ts';
import { keepNotices } from '#web/lib/renewed-notices.ts';
import { notify } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';
import { zoneHere } from '#web/lib/country-here.ts';
import type { PushChoices } from '#src/domain/reminders/push-kinds.ts';

export const PUSH = ['user', 'push'] as const;

export type Device = PushChoices & {
  id: number;
  device: string;
  created: string;
  last_sent: string | null;
};

const atFirst = (): PushChoices => ({
  kinds: ['evening', 'watch', 'events', 'hand_over', 'warnings'],
  ...{ hour: 18, quiet_from: 22, quiet_to: 8, zone: zoneHere() },
});

/** The devices that get notices, and what can be done about this one. */
export function useNotices() {
  const { push } = useTexts().settings;
  const [support, setSupport] = useState(pushSupport);
  const load = useLoad(PUSH, () => api.user.push.get(), { errorTitle: push.errorLoading });
  const key = load.data?.key ?? null;
  const [subscribed, setSubscribed] = useState(false);
  useEffect(() => {
    if (key !== null) void isSubscribed(key).then(setSubscribed);
  }, [key]);

  const options = { errorTitle: push.errorChanging, invalidates: [PUSH] };
  const add = useAction((keys: Keys) => api.user.push.add.post({ ...atFirst(), ...keys }), {
    ...options,
    success: push.turnedOn,
  });
  const remove = useAction((id: number) => api.user.push.delete.delete({ id }), options);
  const test = useAction(() => api.user.push.test.post(), {
    errorTitle: push.errorTest,
    success: push.testSent,
    invalidates: [PUSH],
  });
  const rows = load.data?.rows ?? [];
  // what the browser has forgotten can be switched on again, which takes the place of it
  const here = subscribed ? rows.find(({ current }) => current === 1) : undefined;

  async function turnOn(): Promise<void> {
    if (key === null) return;
    const keys = await subscribeHere(key).catch(() => undefined);
    setSupport(pushSupport());
    if (keys === undefined) notify(push.notSubscribed);
    if (!keys) return;
    setSubscribed(true);
    if (await add.run(keys)) await keepNotices(atFirst());
  }

  async function turnOff(): Promise<void> {
    if (!here) return;
    await remove.run(here.id);
    await keepNotices(null);
    await unsubscribeHere();
    setSubscribed(false);
  }

  return {
    ...{ load, support, here, turnOn, turnOff, test },
    isOff: load.data !== undefined && key === null,
    others: rows.filter((row) => row !== here && row.current === 0),
    busy: load.loading || add.busy || remove.busy,
  };
}
