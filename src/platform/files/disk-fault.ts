import type { Context } from '#src/platform/context.ts';
import { logRepeated } from '#src/platform/log/repeats.ts';

/** The disk did not take what was written to the database: said at once, and once an hour while it lasts. */
export function tellDiskFault({ db, log }: Pick<Context, 'db' | 'log'>, fault: Error): void {
  const message = `The disk does not keep what is written to the database: ${fault.message}`;
  if (logRepeated(db, { log_type: 'system', message }).isNew) log.error(message);
}
