import { signal } from '@preact/signals-react';
import { isSettingKey, isSettingValue, settingDefaults } from '#src/domain/settings.ts';
import type { SettingKey, Settings } from '#src/domain/settings.ts';
import { currentSession, onSessionEnd } from './session.ts';
import { readStored, writeStored } from './storage.ts';
import { useWatched } from './watch.ts';

type Known = Partial<Settings>;
type Save = (key: SettingKey, conf_val: string) => Promise<unknown>;

// The device keeps a copy, so that a list starts with the right sort before the server answered.
const storageKey = 'exuvia.settings';

const settings = signal<Known>(readCopy());
const settled = signal(false);
let save: Save = () => Promise.resolve();

onSessionEnd(() => {
  settled.value = false;
  settings.value = {};
  writeStored(storageKey, null);
});

/** One of the keeper's settings and how to change it; changes show at once and are saved behind. */
export function useSetting<Key extends SettingKey>(
  key: Key,
): [Settings[Key], (value: Settings[Key]) => void] {
  const known = useWatched(settings);
  return [valueOf(known, key), (value) => setSetting(key, value)];
}

/** True once the server's values are there, or could not be had. */
export function useSettingsSettled(): boolean {
  return useWatched(settled);
}

/** The same outside of components. */
export function currentSetting<Key extends SettingKey>(key: Key): Settings[Key] {
  return valueOf(settings.peek(), key);
}

/** Sets a value at once; where the server does not take it, that is only logged (spec 7.2). */
export function setSetting<Key extends SettingKey>(key: Key, value: Settings[Key]): void {
  remember({ ...settings.peek(), [key]: value });
  if (!currentSession()) return;
  save(key, JSON.stringify(value)).catch((error: unknown) => {
    console.warn(`The setting ${key} could not be saved`, error);
  });
}

/** Takes over what the server knows; values that it does not know stay as they are. */
export function receiveSettings(
  rows: readonly { conf_key: string; conf_val: string | null }[],
): void {
  const received = rows.map(({ conf_key, conf_val }) => readValue(conf_key, conf_val));
  remember(Object.assign({ ...settings.peek() }, ...received));
  settled.value = true;
}

/** Nothing will come any more: defaults and the device's copy have to do. */
export function giveUpSettings(): void {
  settled.value = true;
}

/** Says how a setting reaches the server. */
export function saveSettingsWith(how: Save): void {
  save = how;
}

function remember(next: Known): void {
  settings.value = next;
  const uid = currentSession()?.user.uid;
  if (uid !== undefined) writeStored(storageKey, { uid, values: next });
}

function readCopy(): Known {
  const stored = readStored(storageKey);
  if (typeof stored !== 'object' || stored === null) return {};
  const { uid, values } = stored as { uid?: unknown; values?: unknown };
  if (uid !== currentSession()?.user.uid || typeof values !== 'object' || values === null)
    return {};
  const rows = Object.entries(values).map(([key, value]) => readValue(key, JSON.stringify(value)));
  return Object.assign({}, ...rows);
}

function readValue(key: string, text: string | null): Known {
  if (text === null || !isSettingKey(key)) return {};
  try {
    const value: unknown = JSON.parse(text);
    return isSettingValue(key, value) ? { [key]: value } : {};
  } catch {
    return {};
  }
}

function valueOf<Key extends SettingKey>(known: Known, key: Key): Settings[Key] {
  return (known[key] as Settings[Key] | undefined) ?? settingDefaults[key];
}
