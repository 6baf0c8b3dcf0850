import { settingProblem } from '#src/domain/accounts/setting-problem.ts';
import type { SettingKey } from '#src/domain/accounts/settings.ts';
import { issue } from '#src/domain/problems/codes.ts';
import { digestOf, lookedAtOnceChanged } from '#src/domain/reminders/moment.ts';
import { inTransaction, type Executor } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { invalid } from '#src/platform/http/problem.ts';
import { findSetting, noteDigestSeen, upsertSetting } from './settings.queries.ts';

/** Keeps a setting, whose text is JSON. @throws Problem 422 */
export function setSetting(context: Context, uid: number, key: SettingKey, text: string): void {
  const value = parsed(text);
  const problem = settingProblem(key, value);
  if (problem) throw invalid({ conf_val: problem });
  inTransaction(context.db, (tx) => {
    if (key === 'digest') {
      const before = digestOf(parsed(findSetting(tx, uid, key) ?? 'null'));
      const after = digestOf(value);
      const seen = lookedAtOnceChanged(before, after, context.now());
      if (after?.on) noteDigestSeen(tx, uid, seen);
    }
    upsertSetting(tx, uid, key, text);
  });
}

/** Of a new account: what this version and those before it brought is no news to it. */
export function noteVersion(tx: Executor, { version }: Context, uid: number): void {
  upsertSetting(tx, uid, 'seen_version', JSON.stringify(version));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ conf_val: issue('not_json_text') });
  }
}
