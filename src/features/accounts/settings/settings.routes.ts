import { issue } from '#src/domain/problems/codes.ts';
import { t } from 'elysia';
import { isSettingKey, settingProblem, type SettingKey } from '#src/domain/accounts/settings.ts';
import type { Context } from '#src/platform/context.ts';
import { invalid } from '#src/platform/http/problem.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import { findSetting, listSettings, upsertSetting } from './settings.queries.ts';

/** Per-user settings (spec 3). conf_val is JSON text. */
export const settingsRoutes = (context: Context) =>
  createRouter(context, '/user_config')
    .get('/all', ({ uid }) => listSettings(context.db, uid), { user: true })
    .get(
      '/get/:key',
      ({ params, uid }) => {
        const conf_key = knownKey(params.key);
        return { conf_key, conf_val: findSetting(context.db, uid, conf_key) };
      },
      { user: true, params: t.Object({ key: t.String() }) },
    )
    .post(
      '/set',
      ({ body, uid }) => {
        const conf_key = knownKey(body.conf_key);
        const problem = settingProblem(conf_key, parsed(body.conf_val));
        if (problem) throw invalid({ conf_val: problem });
        upsertSetting(context.db, uid, conf_key, body.conf_val);
        return ok;
      },
      {
        user: true,
        body: t.Object({ conf_key: t.String(), conf_val: t.String({ maxLength: 50_000 }) }),
      },
    );

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
