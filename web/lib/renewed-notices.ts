import { isRecord } from '#src/domain/is-record.ts';
import type { PushChoices } from '#src/domain/reminders/push-kinds.ts';
import { currentSession, onSessionEnd } from '#web/state/session.ts';
import { readStored, writeStored } from '#web/state/storage.ts';
import { api } from './api.ts';
import { ask } from './ask.ts';
import { endpointHere, mayNotify, subscribeHere } from './push.ts';

const storageKey = 'exuvia.notices';

// a device's notices end with its session
onSessionEnd(() => writeStored(storageKey, null));

/** Remembers on this device that its keeper wants notices here; null for no more. */
export async function keepNotices(choices: PushChoices | null): Promise<void> {
  const uid = currentSession()?.user.uid;
  const endpoint = choices && (await endpointHere());
  writeStored(storageKey, endpoint ? { uid, endpoint, choices } : null);
}

/**
 * Browsers end or replace a subscription by themselves (`pushsubscriptionchange`), and their service worker has no
 * session to say so with: where the keeper wanted notices here, the page does, whenever it is opened.
 */
export async function renewNotices(): Promise<void> {
  const kept = readStored(storageKey);
  if (!isRecord(kept) || kept['uid'] !== currentSession()?.user.uid || !mayNotify()) return;
  try {
    if ((await endpointHere()) === kept['endpoint']) return;
    const { key } = await ask(() => api.user.push.get());
    const keys = key === null ? null : await subscribeHere(key);
    if (!keys) return;
    const choices = kept['choices'] as PushChoices;
    await ask(() => api.user.push.add.post({ ...choices, ...keys }));
    await keepNotices(choices);
  } catch (error) {
    // without a network, or without its push service: the next opening tries again
    console.warn('The notices of this device could not be renewed', error);
  }
}
