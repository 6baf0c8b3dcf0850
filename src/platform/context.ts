import type { Db } from '#src/db/database.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mailer.ts';
import type { RateLimits } from './rate-limits.ts';

/** What every slice gets: the outside world, so that a test can hand in another. */
export type Context = {
  config: Config;
  db: Db;
  log: Log;
  /** The clock. The only one on the server. */
  now: () => Date;
  /** Signs session tokens; 32 random bytes kept in the data folder. */
  secret: string;
  limits: RateLimits;
  mailer: Mailer;
  version: string;
};
