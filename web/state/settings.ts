import { signal } from '@preact/signals-react';
import { isSettingKey, isSettingValue, settingDefaults } from '#src/domain/settings.ts';
import type { SettingKey, Settings } from '#src/domain/settings.ts';
import { currentSession, onSessionEnd } from './session.ts';
import { readStored, writeStored } from './storage.ts';
import { useWatched } from './watch.ts';

type Known = Partial<Settings>;
type Save = (key: SettingKey, conf_val: string) => Promise<unknown>;

// The device keeps a copy, so that a list starts with the right sort before the server answered;
// and in it what the server does not have yet, until the settings are loaded again.
const storageKey = 'exuvia.settings';

const copy = readCopy();
const settings = signal<Known>(copy.values);
const settled = signal(false);
let unsaved: Known = copy.unsaved;
/** What was chosen since the settings were asked for: the answer may be older. */
const chosen = new Set<SettingKey>();
let save: Save = () => Promise.resolve();

onSessionEnd(() => {
  settled.value = false;
  settings.value = {};
  unsaved = {};
  chosen.clear();
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

/** Sets a value at once; where the server can't be had, it is logged and sent with the next load (spec 7.2). */
export function setSetting<Key extends SettingKey>(key: Key, value: Settings[Key]): void {
  if (currentSession()) unsaved = { ...unsaved, [key]: value };
  keepSetting(key, value);
  if (currentSession()) void send(key);
}

/** Remembers a value that the server has already. */
export function keepSetting<Key extends SettingKey>(key: Key, value: Settings[Key]): void {
  chosen.add(key);
  remember({ ...settings.peek(), [key]: value });
}

/** To be said before the server is asked: what is chosen from here on is newer than its answer. */
export function askForSettings(): void {
  chosen.clear();
}

/**
 * Takes over what the server knows; values that it does not know stay as they are, and so does
 * what was chosen meanwhile. What it never got is sent now.
 */
export function receiveSettings(
  rows: readonly { conf_key: string; conf_val: string | null }[],
): void {
  const received = rows
    .filter(({ conf_key: key }) => !(isSettingKey(key) && (chosen.has(key) || key in unsaved)))
    .map(({ conf_key, conf_val }) => readValue(conf_key, conf_val));
  const late = Object.keys(unsaved).filter(isSettingKey);
  remember(Object.assign({ ...settings.peek() }, ...received));
  settled.value = true;
  // What was chosen meanwhile is on its way.
  for (const key of late) if (!chosen.has(key)) void send(key);
}

/** Nothing will come any more: defaults and the device's copy have to do. */
export function giveUpSettings(): void {
  settled.value = true;
}

/** Says how a setting reaches the server. */
export function saveSettingsWith(how: Save): void {
  save = how;
}

/** A newer value of the same key, and another keeper's, stay until they are saved themselves. */
async function send(key: SettingKey): Promise<void> {
  const value = unsaved[key];
  const uid = currentSession()?.user.uid;
  try {
    await save(key, JSON.stringify(value));
    if (currentSession()?.user.uid !== uid || unsaved[key] !== value) return;
    const { [key]: _, ...rest } = unsaved;
    unsaved = rest;
    remember(settings.peek());
  } catch (error) {
    console.warn(`The setting ${key} could not be saved`, error);
  }
}

function remember(next: Known): void {
  settings.value = next;
  const uid = currentSession()?.user.uid;
  if (uid !== undefined) writeStored(storageKey, { uid, values: next, unsaved });
}

function readCopy(): { values: Known; unsaved: Known } {
  const stored = readStored(storageKey);
  if (!isRecord(stored) || stored['uid'] !== currentSession()?.user.uid)
    return { values: {}, unsaved: {} };
  return { values: readValues(stored['values']), unsaved: readValues(stored['unsaved']) };
}

function readValues(stored: unknown): Known {
  if (!isRecord(stored)) return {};
  const rows = Object.entries(stored).map(([key, value]) => readValue(key, JSON.stringify(value)));
  return Object.assign({}, ...rows);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
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
