import { issue, type Issue } from '#src/domain/problems/codes.ts';
import { isCurrency } from '#src/domain/trade/currencies.ts';
import { digestOf, isZone } from '#src/domain/reminders/moment.ts';
import { isSettingValue, type SettingKey } from './settings.ts';

/**
 * Why a value can't be kept, or null. Clients keep what they like under each key; only what the server itself reads
 * has to be of its form.
 */
export function settingProblem(key: SettingKey, value: unknown): Issue | null {
  if (isDeeper(value, DEEPEST)) return issue('too_deep', { levels: DEEPEST });
  if (key === 'digest' && value !== null && digestOf(value) === null)
    return issue('setting_value', { key });
  if (key === 'zone' && value !== null && !(typeof value === 'string' && isZone(value)))
    return issue('setting_value', { key });
  const isRead = READ_BY_THE_SERVER.includes(key);
  const isUnknown = key === 'display_currency' && !isCurrency(value);
  return isRead && (isUnknown || !isSettingValue(key, value))
    ? issue('setting_value', { key })
    : null;
}

const READ_BY_THE_SERVER: readonly SettingKey[] = ['display_currency', 'last_message', 'language'];

/** Levels of lists and objects in one another; the database has a limit of its own. */
const DEEPEST = 100;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1));
}
