// The only file that acts when it is imported: configuration, data, server, shutdown.

import { statfsSync } from 'node:fs';
import { createApp } from '#src/app.ts';
import { DatabaseRefused, openDatabase } from '#src/db/database.ts';
import { DEMO_PASSWORD, demoKeepers, fillDemo } from '#src/demo/demo.ts';
import { createAdministrator } from '#src/features/accounts/accounts.service.ts';
import { countUsers } from '#src/features/accounts/accounts.queries.ts';
import { deleteExpiredTokens } from '#src/features/accounts/tokens.queries.ts';
import { BackupRefused } from '#src/platform/backup-archive.ts';
import { startJobs } from '#src/platform/background.ts';
import { ConfigMistakes, readConfig, type Config } from '#src/platform/config.ts';
import type { Context } from '#src/platform/context.ts';
import {
  DataFolderRefused,
  refuseLostDatabase,
  takeDataFolder,
  type DataFolder,
} from '#src/platform/data-folder.ts';
import { purgeEventLog } from '#src/platform/event-log.ts';
import { createLog, type Log } from '#src/platform/log.ts';
import { createMailer } from '#src/platform/mailer.ts';
import { purgeMails } from '#src/platform/mails.ts';
import {
  backUp,
  backUpBeforeUpdate,
  backupIsDue,
  cancelBackup,
} from '#src/platform/nightly-backup.ts';
import { createRateLimits } from '#src/platform/rate-limits.ts';
import { finishInterruptedRestore } from '#src/platform/restore.ts';
import { version } from '#src/platform/version.ts';
import { webBundle, webFolder } from '#src/platform/web-bundle.ts';

const MINUTE = 60_000;

try {
  await start();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const folder = takeDataFolder(config.dataDir);
  finishInterruptedRestore(config.dataDir);
  refuseLostDatabase(folder);
  const context = openContext(config, log, folder);
  if (config.demo && countUsers(context.db) === 0) await openDemo(context);
  await createAdministrator(context);

  const app = listen(context);
  const stopJobs = startUpkeep(context);
  log.info(`Exuvia ${version} is ready: open ${config.publicUrl}`, { data: config.dataDir });
  warnOfFullDisk(config.dataDir, log);
  if (countUsers(context.db) === 0) log.info('The first to register is the administrator.');

  stopWhenAsked(async () => {
    stopJobs();
    cancelBackup(context);
    // finish what runs; what has not finished soon is refused, so that five seconds are enough for all
    const finished = Promise.all([app.stop(false), context.mailer.stop()]);
    await Promise.race([finished, Bun.sleep(3500)]);
    closeDatabase(context);
    folder.release();
    log.info('Stopped.');
  });
  process.on('unhandledRejection', (reason) =>
    log.error('unhandled rejection', { error: String(reason) }),
  );
}

function openContext(config: Config, log: Log, { database, secret }: DataFolder): Context {
  const now = () => new Date();
  const db = openDatabase(database, {
    beforeMigration: () => {
      log.info('Making a backup before the update of the database');
      backUpBeforeUpdate(config.dataDir);
    },
  });
  const mailer = createMailer({ config, db, log, now });
  const limits = createRateLimits(now);
  return { config, db, log, now, secret, limits, mailer, version };
}

function listen(context: Context) {
  return createApp(context).use(webBundle(webFolder)).listen({
    port: context.config.port,
    hostname: context.config.host,
    reusePort: false, // Elysia's default would let two share the port, each answering half of the calls
    idleTimeout: 60, // 10 s would cut slow uploads
    maxRequestBodySize: Number.MAX_SAFE_INTEGER, // body-limits.ts refuses in words
  });
}

/** What runs beside the calls, now and then. Returns the stop. */
function startUpkeep(context: Context): () => void {
  const { db, log, now, mailer } = context;
  const hourly = 60 * MINUTE;
  return startJobs(log, [
    { what: 'purging the event log', everyMs: hourly, run: () => purgeEventLog(db, now()) },
    { what: 'purging old mails', everyMs: hourly, run: () => purgeMails(db, now()) },
    {
      what: 'purging expired links',
      everyMs: hourly,
      run: () => deleteExpiredTokens(db, now().toISOString()),
    },
    {
      what: 'the nightly backup',
      everyMs: 10 * MINUTE,
      run: () => (countUsers(db) > 0 && backupIsDue(context) ? backUp(context) : undefined),
    },
    { what: 'sending mail', everyMs: MINUTE / 4, run: mailer.deliverDue },
  ]);
}

/** A second signal while it stops changes nothing: people press Ctrl-C twice. */
function stopWhenAsked(stop: () => Promise<void>): void {
  let stopping = false;
  const stopOnce = async () => {
    if (stopping) return;
    stopping = true;
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stopOnce());
  process.on('SIGINT', () => void stopOnce());
}

function closeDatabase({ db, log }: Context): void {
  try {
    // a backup that reads at this moment, or a full disk, must not keep us: the log is good as it is
    db.$client.run('PRAGMA busy_timeout = 200');
    db.$client.run('PRAGMA wal_checkpoint(TRUNCATE)');
    db.$client.close();
  } catch (error) {
    log.warn('the database was left with its log', { error: String(error) });
  }
}

/** Said at the start, too: whoever looks into the log then has the time to make room. */
function warnOfFullDisk(dataDir: string, log: Log): void {
  const { bavail, bsize } = statfsSync(dataDir);
  const free = Math.floor((bavail * bsize) / 1_048_576);
  if (free < 500) log.warn(`Only ${free} MB are free on the disk of ${dataDir}. Make room.`);
}

async function openDemo(context: Context): Promise<void> {
  context.log.info('Drawing the example club, which takes a few seconds');
  await fillDemo(context);
  const { email } = demoKeepers[0];
  context.log.info(`Log in as ${email} with the password ${DEMO_PASSWORD}`);
}

/** One plain line a mistake; a stack only for what nobody expected. */
function explain(error: unknown): string {
  if (error instanceof ConfigMistakes) return error.mistakes.join('\n');
  if (error instanceof DataFolderRefused || error instanceof DatabaseRefused) return error.message;
  if (error instanceof BackupRefused) return error.message;
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'EADDRINUSE')
    return `Port ${process.env['PORT'] ?? 3000} is taken. Stop what uses it, or set another PORT.`;
  if (/^(EINVAL|EADDRNOTAVAIL|ENOTFOUND)$/.test(code ?? ''))
    return `HOST: '${process.env['HOST'] ?? ''}' is no address of this machine.`;
  if (code === 'EACCES')
    return `Port ${process.env['PORT'] ?? 3000} needs more rights. Set a PORT above 1023.`;
  return `Exuvia could not start: ${error instanceof Error ? (error.stack ?? message) : String(error)}`;
}
