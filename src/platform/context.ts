import type { Db } from '#src/db/database.ts';
import type { Config } from './config.ts';
import type { Log } from '#src/platform/log/log.ts';
import type { Mailer } from '#src/platform/mail/mailer.ts';
import type { Push } from '#src/platform/push/push.ts';
import type { RateLimits } from '#src/platform/security/rate-limits.ts';

/** What every slice gets: the outside world, so that a test can hand in another. */
export type Context = {
  config: Config;
  db: Db;
  log: Log;
  /** The clock. The only one on the server. */
  now: () => Date;
  /** Signs session tokens; 32 random bytes kept in the data folder. */
  secret: string;
  /** Encrypts the secrets of authenticator apps; kept in the data folder, and in no backup. */
  factorKey: string;
  /** What the first registration has to name when it does not come from home; printed at the start. */
  setupCode: string;
  limits: RateLimits;
  mailer: Mailer;
  push: Push;
  patience: Patience;
  version: string;
};

/**
 * How long a call waits for what takes long before it answers that it is still running, in milliseconds; and `logIn`, how
 * long a try waits for an account that many guess at.
 */
type Patience = { import: number; backup: number; logIn: number };
