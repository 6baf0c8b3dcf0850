import { useEffect } from 'react';
import type { SettingKey, Settings } from '#src/domain/accounts/settings.ts';
import { onSessionEnd } from '#web/state/session.ts';
import {
  beforeSettingsLoad,
  currentSetting,
  isUnsaved,
  keepSetting,
  sendSettingsWith,
  settleSettings,
} from '#web/state/settings.ts';
import { chooseLanguage } from '#web/state/language.ts';
import { act } from './action.ts';
import { api } from './api.ts';
import { useLoad } from './load.ts';
import { prefetch } from './prefetch.ts';

const key = ['user_config'] as const;

sendSettingsWith((changed) => void save(changed));

/** Asks for the settings before the first page is drawn. */
export const prefetchSettings = (): void => prefetch(key, load);

/** Loads the settings of the keeper who is logged in, and sends changes. */
export function SettingsSync() {
  const { data, failed } = useLoad(key, load, {
    errorTitle: 'settings',
    quiet: true,
    once: true,
  });
  useEffect(() => {
    if (data) adopt(data.rows);
    else if (failed) settleSettings(null);
  }, [data, failed]);
  return null;
}

function load() {
  beforeSettingsLoad();
  return api.user_config.all.get();
}

function adopt(rows: { conf_key: string; conf_val: string | null }[]): void {
  settleSettings(rows);
  // The account's settings apply on each device, unless the account has none.
  if (rows.some(({ conf_key, conf_val }) => conf_key === 'language' && conf_val !== null)) {
    void chooseLanguage(currentSetting('language'));
  }
}

/** The settings of this session that are being sent. */
let sending = new Set<SettingKey>();
onSessionEnd(() => void (sending = new Set()));

/** Sends one value after the other: of two on their way the earlier may arrive last. */
async function save(conf_key: SettingKey): Promise<void> {
  const own = sending;
  if (own.has(conf_key)) return;
  own.add(conf_key);
  const isOwn = () => own === sending;
  let value;
  do {
    value = currentSetting(conf_key);
    await sendValue(conf_key, value, isOwn);
  } while (isOwn() && isUnsaved(conf_key) && currentSetting(conf_key) !== value);
  own.delete(conf_key);
}

async function sendValue<Key extends SettingKey>(
  conf_key: Key,
  value: Settings[Key],
  isOwn: () => boolean,
): Promise<void> {
  const done = () => {
    if (isOwn()) keepSetting(conf_key, value);
  };
  await act(() => api.user_config.set.post({ conf_key, conf_val: JSON.stringify(value) }), {
    errorTitle: conf_key,
    done,
    onFailure(failure) {
      console.warn(conf_key, failure);
      // What the server will never accept is not sent again.
      if (failure.status === 422) done();
    },
  });
}
