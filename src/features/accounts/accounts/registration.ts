import { eq } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { siteConfig } from '#src/db/schema.ts';
import type { Config, Registration } from '#src/platform/config.ts';

const KEY = 'registration';

/** Who may register: what the administrator chose on the page, else REGISTRATION. */
export function registrationOf(db: Executor, config: Config): Registration {
  const row = db
    .select({ conf_val: siteConfig.conf_val })
    .from(siteConfig)
    .where(eq(siteConfig.conf_key, KEY))
    .get();
  return (row?.conf_val as Registration | undefined) ?? config.registration;
}

export function setRegistration(db: Executor, registration: Registration): void {
  db.insert(siteConfig)
    .values({ conf_key: KEY, conf_val: registration })
    .onConflictDoUpdate({ target: siteConfig.conf_key, set: { conf_val: registration } })
    .run();
}
