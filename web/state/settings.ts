import { signal } from '@preact/signals-react';
import { isSettingKey, isSettingValue, settingDefaults } from '#src/domain/accounts/settings.ts';
import type { SettingKey, Settings } from '#src/domain/accounts/settings.ts';
import { isRecord } from '#src/domain/is-record.ts';
import { currentSession, onSessionEnd } from './session.ts';
import { readStored, writeStored } from './storage.ts';
import { useSignalValue } from './signal-value.ts';

type Values = Partial<Settings>;

type Store = {
  /** The server's values; a copy on the device gives a list the right order before they are loaded. */
  known: Values;
  /** Chosen here since the server was asked: its response may be older. */
  chosen: Values;
  /** Not yet sent to the server; also kept on the device until then. */
  unsaved: Values;
  /** The server's values are loaded, or failed to load. */
  settled: boolean;
};

const storageKey = 'exuvia.settings';
const nothing: Store = { known: {}, chosen: {}, unsaved: {}, settled: false };
const store = signal<Store>({ ...nothing, ...readCopy() });
let send: (key: SettingKey) => void = () => {};

onSessionEnd(() => {
  store.value = nothing;
  writeStored(storageKey, null);
});

/** One of the keeper's settings and how to change it; changes show immediately and are saved in the background. */
export function useSetting<Key extends SettingKey>(
  key: Key,
): [Settings[Key], (value: Settings[Key]) => void] {
  const value = useSignalValue(store, (now) => valueOf(now, key));
  return [value, (next) => setSetting(key, next)];
}

/** A part of one, for who is to be drawn again on each change of that part alone. */
export function useSettingPart<Key extends SettingKey, Part>(
  key: Key,
  part: (value: Settings[Key]) => Part,
): Part {
  return useSignalValue(store, (now) => part(valueOf(now, key)));
}

/** The same for one that is on or off. */
export function useSwitchSetting(
  key: 'show_pictures' | 'short_sc_name' | 'single_keys' | 'first_steps' | 'club_numbers',
): [boolean, (on: boolean) => void] {
  const [value, set] = useSetting(key);
  return [value === 1, (on) => set(on ? 1 : 0)];
}

/** True once the server's values are loaded, or failed to load. */
export function useSettingsSettled(): boolean {
  return useSignalValue(store, ({ settled }) => settled);
}

/** The same outside of components. */
export function currentSetting<Key extends SettingKey>(key: Key): Settings[Key] {
  return valueOf(store.peek(), key);
}

/**
 * Sets a value immediately; a failure is logged, and the value is sent with the next load. One that the server has
 * is not sent again.
 */
export function setSetting<Key extends SettingKey>(key: Key, value: Settings[Key]): void {
  if (!currentSession()) return keepSetting(key, value);
  const { known, chosen } = store.peek();
  if (!isUnsaved(key) && { ...known, ...chosen }[key] === value) return;
  change({ unsaved: { ...store.peek().unsaved, [key]: value } });
  send(key);
}

/** Whether the server has yet to be told the current value. */
export function isUnsaved(key: SettingKey): boolean {
  return key in store.peek().unsaved;
}

/** Stores a value that the server already has. */
export function keepSetting<Key extends SettingKey>(key: Key, value: Settings[Key]): void {
  const { [key]: before, ...unsaved } = store.peek().unsaved;
  // A newer value of the same setting is being sent.
  if (before !== undefined && before !== value) return;
  change({ chosen: { ...store.peek().chosen, [key]: value }, unsaved: unsaved as Values });
}

/** Sets how a setting is sent to the server. */
export function sendSettingsWith(how: (key: SettingKey) => void): void {
  send = how;
}

/** To be called before the server is asked: what is chosen afterwards is newer than its response. */
export function beforeSettingsLoad(): void {
  const { known, chosen, unsaved } = store.peek();
  change({ known: { ...known, ...chosen }, chosen: {} });
  for (const key of Object.keys(unsaved).filter(isSettingKey)) send(key);
}

/** Merges the server's values; null when they failed to load. */
export function settleSettings(
  rows: readonly { conf_key: string; conf_val: string | null }[] | null,
): void {
  const received = (rows ?? []).map(({ conf_key, conf_val }) => readValue(conf_key, conf_val));
  change({ known: Object.assign({ ...store.peek().known }, ...received), settled: true });
}

function change(part: Partial<Store>): void {
  store.value = { ...store.peek(), ...part };
  const { known, chosen, unsaved } = store.peek();
  const uid = currentSession()?.user.uid;
  if (uid !== undefined) writeStored(storageKey, { uid, values: { ...known, ...chosen }, unsaved });
}

function readCopy(): Partial<Store> {
  const stored = readStored(storageKey);
  if (!isRecord(stored) || stored['uid'] !== currentSession()?.user.uid) return {};
  return { known: readValues(stored['values']), unsaved: readValues(stored['unsaved']) };
}

function readValues(stored: unknown): Values {
  if (!isRecord(stored)) return {};
  const rows = Object.entries(stored).map(([key, value]) => readValue(key, JSON.stringify(value)));
  return Object.assign({}, ...rows);
}

function readValue(key: string, text: string | null): Values {
  if (text === null || !isSettingKey(key)) return {};
  try {
    const value: unknown = JSON.parse(text);
    return isSettingValue(key, value) ? { [key]: value } : {};
  } catch {
    return {};
  }
}

function valueOf<Key extends SettingKey>(
  { known, chosen, unsaved }: Store,
  key: Key,
): Settings[Key] {
  const found = unsaved[key] ?? chosen[key] ?? known[key];
  return (found as Settings[Key] | undefined) ?? settingDefaults[key];
}
