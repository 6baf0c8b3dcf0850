import { issue } from '#src/domain/problems/codes.ts';
import { t } from 'elysia';
import { isSettingKey, settingDefaults, type SettingKey } from '#src/domain/accounts/settings.ts';
import type { Context } from '#src/platform/context.ts';
import { invalid } from '#src/platform/http/problem.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import { deleteSetting, findSetting, listSettings } from './settings.queries.ts';
import { setSetting } from './settings.service.ts';

const Key = t.String({ description: `One of ${Object.keys(settingDefaults).join(', ')}.` });

/** Per-user settings. conf_val is JSON text; null where nothing is set. */
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
        const { conf_val } = body;
        if (conf_val === null) deleteSetting(context.db, uid, conf_key);
        else setSetting(context, uid, conf_key, conf_val);
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

function knownKey(key: string): SettingKey {
  if (!isSettingKey(key)) throw invalid({ conf_key: issue('unknown_setting') });
  return key;
}
