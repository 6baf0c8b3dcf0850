import {
  askForSettings,
  giveUpSettings,
  receiveSettings,
  saveSettingsWith,
  currentSetting,
} from '#web/state/settings.ts';
import { currentSession, onSessionStart } from '#web/state/session.ts';
import { chooseLanguage } from '#web/state/language.ts';
import { adoptTheme } from '#web/state/theme.ts';
import { api, ask } from './api.ts';
import { asFailure } from './failure.ts';

/** Loads the settings once for each keeper who logs in, and sends every change to the server. */
export function syncSettings(): void {
  saveSettingsWith((conf_key, conf_val) =>
    ask(() => api.user_config.set.post({ conf_key, conf_val })).catch((error: unknown) => {
      // What the server will never take need not be offered again.
      if (asFailure(error).status !== 422) throw error;
      console.warn(`The setting ${conf_key} was refused`, error);
    }),
  );
  onSessionStart((uid) => void load(uid));
}

async function load(uid: number): Promise<void> {
  askForSettings();
  try {
    const { rows } = await ask(() => api.user_config.all.get());
    // Whoever logged in meanwhile gets their own.
    if (currentSession()?.user.uid !== uid) return;
    receiveSettings(rows);
    adoptTheme(currentSetting('theme'));
    // What the account says holds on each device, unless it never said anything.
    if (rows.some(({ conf_key, conf_val }) => conf_key === 'language' && conf_val !== null)) {
      void chooseLanguage(currentSetting('language'));
    }
  } catch (error) {
    console.warn('The settings could not be loaded', error);
    giveUpSettings();
  }
}
