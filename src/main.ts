// The only file with side effects at import: configuration, data, server, shutdown.

import { DAY, HOUR, MINUTE } from '#src/domain/durations.ts';
import { join } from 'node:path';
import { createApp } from '#src/app.ts';
import { DatabaseRefused, checkpoint, openDatabase } from '#src/db/database.ts';
import { syncInBackground } from '#src/db/durable.ts';
import { noteOwnFiles } from '#src/db/own-files.ts';
import { demoKeepers, drawDemoPassword, fillDemo, isDemo } from '#src/demo/demo.ts';
import { BUSY_MS } from '#src/db/write-lock.ts';
import {
  createAdministrator,
  requireAdministrator,
} from '#src/features/accounts/accounts/administrator.service.ts';
import { countUsers, findUser } from '#src/features/accounts/accounts/accounts.queries.ts';
import { purgeExpired } from '#src/features/accounts/accounts/tokens.service.ts';
import { countDue } from '#src/features/catalogue/species-numbers/count-species.service.ts';
import { BackupRefused } from '#src/platform/backup/archive.ts';
import { assertAccountsNotLost } from '#src/platform/backup/lost-accounts.ts';
import { startJobs } from '#src/platform/jobs/background.ts';
import { ConfigMistakes, readConfig, type Config } from '#src/platform/config.ts';
import type { Context } from '#src/platform/context.ts';
import {
  DataFolderRefused,
  assertDatabaseNotLost,
  holdsData,
  takeDataFolder,
  type DataFolder,
} from '#src/platform/files/data-folder.ts';
import { purgeEventLog } from '#src/platform/log/event-log.ts';
import { beginNewEntries, writeRepeats } from '#src/platform/log/repeats.ts';
import { purgeGone } from '#src/features/portability/sync/parts.queries.ts';
import { purgeResponses } from '#src/platform/http/idempotency.queries.ts';
import { sweepUploads } from '#src/platform/files/uploaded-files.ts';
import { lookForDamage } from '#src/platform/files/damage.ts';
import { stateOfFiles } from '#src/platform/files/own-files.ts';
import { tellDiskFault } from '#src/platform/files/disk-fault.ts';
import { freeBytes } from '#src/platform/files/free-disk.ts';
import { createLog, type Log } from '#src/platform/log/log.ts';
import { createMailer } from '#src/platform/mail/mailer.ts';
import { createPush } from '#src/platform/push/push.ts';
import { purgeMails } from '#src/platform/mail/mails.ts';
import {
  backUp,
  backUpBeforeUpdate,
  backupIsDue,
  cancelBackup,
} from '#src/platform/backup/nightly.ts';
import { sweepDocuments } from '#src/platform/documents/documents.ts';
import { renameOldFiles, sweepPictures } from '#src/platform/pictures/sweep.ts';
import { removeUnfinished } from '#src/platform/removal/remove-import.ts';
import { mailWarnings } from '#src/features/operations/warnings/warning-mails.service.ts';
import { readableSecret } from '#src/platform/security/readable-secret.ts';
import { createRateLimits } from '#src/platform/security/rate-limits.ts';
import { queueDigests } from '#src/features/portability/reminders/digest.service.ts';
import { queueDayNotices } from '#src/features/portability/reminders/push-day.service.ts';
import { writeTokenUses } from '#src/platform/security/api-tokens.ts';
import { writeSessionUses } from '#src/platform/security/sessions.ts';
import { finishInterruptedRestore } from '#src/platform/backup/restore.ts';
import { openHttps, type HttpsServer } from '#src/platform/tls/https-server.ts';
import { unknownSettings } from '#src/platform/unknown-settings.ts';
import { version } from '#src/platform/version.ts';
import { overTls } from '#src/platform/http/over-tls.ts';
import { publicFiles, publicFolder } from '#src/platform/http/public-files.ts';
import { precompressedFiles, webFolder } from '#src/platform/http/precompressed-files.ts';

/** A picture takes a small machine a second, a collection has hundreds, and no call should take that long. */
const patience = { import: 2000, backup: 15_000, logIn: 10_000 };

process.umask(0o077); // anyone who can read the database can read everything

try {
  await start();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  for (const said of unknownSettings(process.env)) log.warn(said);
  const folder = takeDataFolder(config.dataDir);
  finishInterruptedRestore(config.dataDir);
  assertDatabaseNotLost(folder);
  const context = openContext(config, log, folder);
  if (countUsers(context.db) === 0) assertAccountsNotLost(context);
  if (config.demo && countUsers(context.db) === 0) await openDemo(context);
  if (!config.demo && isDemo(context.db))
    throw new ConfigMistakes([
      `${config.dataDir} holds the example club. Start it with DEMO=1, or set DATA_DIR to a folder of your own.`,
    ]);
  await createAdministrator(context);
  requireAdministrator(context);

  lookForDamage(context, folder.database);
  renameOldFiles(context);
  const app = await listen(context);
  const stopJobs = startUpkeep(context, app.https);
  log.info(`Exuvia ${version} is ready: open ${config.publicUrl}`, { data: config.dataDir });
  warnOfFullDisk(config, log);
  await tellFirstStep(context);

  onShutdownSignal(async () => {
    stopJobs();
    cancelBackup(context);
    // let running calls finish; refuse late ones, so that five seconds are enough for all
    const finished = Promise.all([app.stop(), context.mailer.stop()]);
    await Promise.race([finished, Bun.sleep(3500)]);
    closeDatabase(context);
    folder.release();
    log.info('Stopped.');
  });
  process.on('unhandledRejection', (reason) =>
    log.error('unhandled rejection', { error: String(reason) }),
  );
}

function openContext(config: Config, log: Log, folder: DataFolder): Context {
  const { database, secret, factorKey } = folder;
  const now = () => new Date();
  const db = openDatabase(database, {
    mustExist: holdsData(folder),
    beforeMigration: () => {
      log.info('Making a backup before the update of the database');
      backUpBeforeUpdate(config.dataDir);
    },
  });
  db.$client.run(`PRAGMA busy_timeout = ${BUSY_MS}`);
  db.$client.run('PRAGMA temp_store = MEMORY'); // else each larger statement makes and removes a file
  // what loading the program, migrating and filling took would stay with the process
  Bun.shrink(); // at the first pause
  db.$client.run('PRAGMA shrink_memory');
  checkpoint(db); // from now on the new or migrated database is in the file itself, not in its log
  noteOwnFiles(db, database, join(config.dataDir, 'lock.db'));
  syncInBackground(db, database, { onFault: (fault) => tellDiskFault({ db, log }, fault) });
  const mailer = createMailer({ config, db, log, now });
  const push = createPush({ config, db, log, now, factorKey });
  const limits = createRateLimits(now);
  const setupCode = readableSecret(3);
  const keys = { secret, factorKey, setupCode };
  return { config, db, log, now, ...keys, limits, mailer, push, patience, version };
}

/** Both ports of one app: plain http, and https where it is served here. */
async function listen(context: Context): Promise<Listening> {
  const { config } = context;
  const files = await publicFiles(publicFolder);
  const options = {
    hostname: config.host,
    reusePort: false, // Elysia's default would let two share the port, each answering half of the calls
    idleTimeout: 60, // 10 s would cut slow uploads
    maxRequestBodySize: Number.MAX_SAFE_INTEGER, // body-limits.ts refuses with a message
  };
  const app = createApp(context)
    .use(files)
    .use(precompressedFiles(webFolder))
    .listen({ ...options, port: config.port });
  if (config.https === 'off') return { stop: () => app.stop(false) };
  const https = openHttps(context, (tls) =>
    Bun.serve({
      ...options,
      port: config.httpsPort,
      tls,
      fetch: (request) => app.handle(overTls(request)),
    }),
  );
  return { https, stop: () => Promise.all([app.stop(false), https.stop()]) };
}

type Listening = { https?: HttpsServer; stop: () => Promise<unknown> };

/** Background jobs. Returns the function that stops them. */
function startUpkeep(context: Context, https?: HttpsServer): () => void {
  const { db, log, now, mailer, push } = context;
  return startJobs(log, [
    { what: 'purging the event log', everyMs: HOUR, run: () => purgeEventLog(db, now()) },
    { what: 'counting repeated events', everyMs: MINUTE, run: () => writeRepeats(db) },
    {
      what: 'starting new entries for repeated events',
      everyMs: HOUR,
      run: () => beginNewEntries(db),
    },
    { what: 'purging stored responses', everyMs: HOUR, run: () => purgeResponses(db, now()) },
    { what: 'forgetting animals that left long ago', everyMs: HOUR, run: () => purgeGone(db) },
    {
      what: 'looking after the database’s files',
      everyMs: 5000,
      run: () => void stateOfFiles(context),
    },
    { what: 'merging the database’s log', everyMs: HOUR, run: () => checkpoint(db) },
    { what: 'purging old mails', everyMs: HOUR, run: () => purgeMails(db, now()) },
    {
      what: 'purging expired links and log-ins',
      everyMs: HOUR,
      run: () => purgeExpired(db, now().toISOString()),
    },
    {
      what: 'the nightly backup',
      everyMs: 10 * MINUTE,
      run: () =>
        countUsers(db) > 0 && backupIsDue(context) ? backUp(context, 'nightly') : undefined,
    },
    {
      what: 'looking for pictures of nobody',
      everyMs: DAY,
      run: () => sweepPictures(context),
    },
    {
      what: 'looking for papers of nobody',
      everyMs: HOUR,
      run: () => sweepDocuments(context),
    },
    {
      what: 'clearing uploads of nobody',
      everyMs: HOUR,
      run: () => sweepUploads(context, (uid) => findUser(db, uid) !== undefined),
    },
    {
      what: 'removing unfinished imports',
      everyMs: HOUR,
      run: () => removeUnfinished(context),
    },
    { what: 'telling of warnings', everyMs: 10 * MINUTE, run: () => mailWarnings(context) },
    { what: 'noting used sessions', everyMs: 5 * MINUTE, run: () => writeSessionUses(context) },
    { what: 'mails of the day', everyMs: MINUTE, run: () => queueDigests(context) },
    {
      what: 'notices of the day',
      everyMs: MINUTE,
      run: () => queueDayNotices(context),
    },
    { what: 'counting what is usual of species', everyMs: MINUTE, run: () => countDue(context) },
    { what: 'noting used tokens', everyMs: 5 * MINUTE, run: () => writeTokenUses(context) },
    { what: 'renewing the certificate', everyMs: MINUTE, run: () => https?.renew() },
    { what: 'sending notices', everyMs: MINUTE / 4, run: push.deliverDue },
    { what: 'sending mail', everyMs: MINUTE / 4, run: mailer.deliverDue },
  ]);
}

/** A second signal during shutdown is ignored: people press Ctrl-C twice. */
function onShutdownSignal(stop: () => Promise<void>): void {
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
    // a running backup or a full disk must not block the shutdown: the log is complete without the merge
    db.$client.run('PRAGMA busy_timeout = 200');
    writeRepeats(db);
    db.$client.run('PRAGMA wal_checkpoint(TRUNCATE)');
    db.$client.close();
  } catch (error) {
    log.warn('the database was left with its log', { error: String(error) });
  }
}

/** Also reported at the start: a person who reads the log then has time to free some space. */
function warnOfFullDisk(config: Config, log: Log): void {
  const free = Math.floor(freeBytes(config) / 1_048_576);
  if (free < 500) log.warn(`Only ${free} MB are free on the disk of ${config.dataDir}. Make room.`);
}

async function openDemo(context: Context): Promise<void> {
  context.log.info('Drawing the example club, which takes a few seconds');
  await fillDemo(context);
}

/** How to get in, where that is not known already. */
async function tellFirstStep({ config, db, log, setupCode }: Context): Promise<void> {
  if (config.demo && isDemo(db)) {
    const password = await drawDemoPassword(db);
    log.info(`Log in as ${demoKeepers[0].email} with the password ${password}`);
    if (!/^(127\.|::1$|localhost$)/.test(config.host))
      log.warn(
        `The example club listens at ${config.host}: anyone who reaches it and has the password is its administrator.`,
      );
  }
  if (countUsers(db) === 0)
    log.info(
      `The first to register is the administrator. Where that is not at home, or through a proxy, this code is asked for: ${setupCode}`,
    );
}

/** One plain line per mistake; a stack only for the unexpected. */
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
