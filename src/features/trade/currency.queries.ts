import { and, eq } from 'drizzle-orm';
import { isSettingValue, settingDefaults } from '#src/domain/accounts/settings.ts';
import type { Executor } from '#src/db/database.ts';
import { userConfig } from '#src/db/schema.ts';

/** The currency (ISO 4217) that a keeper's amounts are in. */
export function displayCurrency(db: Executor, uid: number): string {
  const key = 'display_currency';
  const row = db
    .select({ conf_val: userConfig.conf_val })
    .from(userConfig)
    .where(and(eq(userConfig.uid, uid), eq(userConfig.conf_key, key)))
    .get();
  const value: unknown = row ? JSON.parse(row.conf_val) : null;
  return isSettingValue(key, value) ? value : settingDefaults[key];
}
