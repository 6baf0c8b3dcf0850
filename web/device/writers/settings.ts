import { settingProblem } from '#src/domain/accounts/setting-problem.ts';
import { isSettingKey } from '#src/domain/accounts/settings.ts';
import { ok, writer } from './writer.ts';

/** Up to which message all are read, as the server's own answers about messages say. */
const READ_BY_THE_SERVER = 'last_message';

const set = writer<{ conf_key: string; conf_val: string | null }>((collection, body) => {
  const { conf_key, conf_val } = body;
  if (!isSettingKey(conf_key) || conf_key === READ_BY_THE_SERVER) return undefined;
  if (conf_val !== null && settingProblem(conf_key, parsed(conf_val))) return undefined;
  const others = collection.settings.filter((one) => one.conf_key !== conf_key);
  const settings = conf_val === null ? others : [...others, { conf_key, conf_val }];
  return { collection: { ...collection, settings }, answer: ok, pets: [] };
});

export const settingWriters = { 'POST /user_config/set': set };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
