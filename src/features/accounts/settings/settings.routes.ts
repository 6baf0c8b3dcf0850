import { issue } from '#src/domain/problems/codes.ts';
import { t } from 'elysia';
import { settingProblem } from '#src/domain/accounts/setting-problem.ts';
import { isSettingKey, settingDefaults, type SettingKey } from '#src/domain/accounts/settings.ts';
import type { Executor } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { invalid } from '#src/platform/http/problem.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import { deleteSetting, findSetting, listSettings, upsertSetting } from './settings.queries.ts';

const Key = t.String({ description: `One of ${Object.keys(settingDefaults).join(', ')}.` });

/** Per-user settings (spec 3). conf_val is JSON text; null where nothing is set. */
export const settingsRoutes = (context: Context) =>
  createRouter(context, '/user_config')
    .get('/all', ({ uid }) => listSettings(context.db, uid), { user: true })
    .get(
      '/get/:key',
      ({ params, uid }) => {
        const conf_key = knownKey(params.key);
        return { conf_key, conf_val: findSetting(context.db, uid, conf_key) };
      },
      { user: true, params: t.Object({ key: Key }) },
    )
    .post(
      '/set',
      ({ body, uid }) => {
        const conf_key = knownKey(body.conf_key);
        setOrForget(context.db, uid, conf_key, body.conf_val);
        return ok;
      },
      {
        user: true,
        body: t.Object({
          conf_key: Key,
          conf_val: t.Nullable(t.String({ maxLength: 50_000 })),
        }),
      },
    );

function setOrForget(db: Executor, uid: number, key: SettingKey, value: string | null): void {
  if (value === null) return deleteSetting(db, uid, key);
  const problem = settingProblem(key, parsed(value));
  if (problem) throw invalid({ conf_val: problem });
  upsertSetting(db, uid, key, value);
}

function knownKey(key: string): SettingKey {
  if (!isSettingKey(key)) throw invalid({ conf_key: issue('unknown_setting') });
  return key;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ conf_val: issue('not_json_text') });
  }
}
