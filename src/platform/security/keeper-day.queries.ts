import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { userConfig } from '#src/db/schema.ts';

/** The settings that may name a keeper's zone. */
export const listZoneSettings = (db: Executor, uid: number) =>
  db
    .select({ conf_key: userConfig.conf_key, conf_val: userConfig.conf_val })
    .from(userConfig)
    .where(and(eq(userConfig.uid, uid), inArray(userConfig.conf_key, ['zone', 'digest'])))
    .all();
