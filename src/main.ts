// The only file with side effects at import: configuration, data, server, shutdown.

import { join } from 'node:path';
import { createApp } from '#src/app.ts';
import { checkpoint, openDatabase } from '#src/db/database.ts';
import { syncInBackground } from '#src/db/durable.ts';
import { noteOwnFiles } from '#src/db/own-files.ts';
import { demoKeepers, drawDemoPassword, fillDemo, isDemo } from '#src/demo/demo.ts';
import { BUSY_MS } from '#src/db/write-lock.ts';
import {
  createAdministrator,
  requireAdministrator,
} from '#src/features/accounts/accounts/administrator.service.ts';
import { countUsers } from '#src/features/accounts/accounts/accounts.queries.ts';
import { assertAccountsNotLost } from '#src/platform/backup/lost-accounts.ts';
import { ConfigMistakes, readConfig, type Config } from '#src/platform/config.ts';
import type { Context } from '#src/platform/context.ts';
import {
  assertDatabaseNotLost,
  holdsData,
  takeDataFolder,
  type DataFolder,
} from '#src/platform/files/data-folder.ts';
import { logEvent } from '#src/platform/log/event-log.ts';
import { writeRepeats } from '#src/platform/log/repeats.ts';
import { lookForDamage } from '#src/platform/files/damage.ts';
import { tellDiskFault } from '#src/platform/files/disk-fault.ts';
import { freeBytes } from '#src/platform/files/free-disk.ts';
import { createLog, type Log } from '#src/platform/log/log.ts';
import { createMailer } from '#src/platform/mail/mailer.ts';
import { createPush } from '#src/platform/push/push.ts';
import { backUpBeforeUpdate, cancelBackup } from '#src/platform/backup/nightly.ts';
import { renameOldFiles } from '#src/platform/pictures/sweep.ts';
import { readableSecret } from '#src/platform/security/readable-secret.ts';
import { createRateLimits } from '#src/platform/security/rate-limits.ts';
import { finishInterruptedRestore } from '#src/platform/backup/restore.ts';
import { openHttps, type HttpsServer } from '#src/platform/tls/https-server.ts';
import { unknownSettings } from '#src/platform/unknown-settings.ts';
import { version } from '#src/platform/version.ts';
import { overTls } from '#src/platform/http/over-tls.ts';
import { publicFiles, publicFolder } from '#src/platform/http/public-files.ts';
import { precompressedFiles, webFolder } from '#src/platform/http/precompressed-files.ts';
import { explainFailure } from './start-failure.ts';
import { startUpkeep } from './upkeep.ts';

/** A picture takes a small machine a second, a collection has hundreds, and no call should take that long. */
const patience = { import: 2000, backup: 15_000, logIn: 10_000 };

process.umask(0o077); // anyone who can read the database can read everything

try {
  await start();
} catch (error) {
  console.error(explainFailure(error));
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
  // said when a signal would stop it in order: who starts it may end it as soon as it is ready
  log.info(`Exuvia ${version} is ready: open ${config.publicUrl}`, { data: config.dataDir });
  warnOfFullDisk(config, log);
  await tellFirstStep(context);
  // what loading the program took would stay with the process
  Bun.gc(true);
  Bun.shrink(); // at the first pause
}

function openContext(config: Config, log: Log, folder: DataFolder): Context {
  const { database, secret, factorKey } = folder;
  const now = () => new Date();
  let backup = '';
  const db = openDatabase(database, {
    mustExist: holdsData(folder),
    beforeMigration: () => {
      log.info('Making a backup before the update of the database');
      backup = backUpBeforeUpdate(config.dataDir);
    },
  });
  db.$client.run(`PRAGMA busy_timeout = ${BUSY_MS}`);
  if (backup) {
    const message = `Updated to Exuvia ${version}, after the backup ${backup}`;
    log.info(message);
    logEvent(db, { log_type: 'system', message });
  }
  db.$client.run('PRAGMA temp_store = MEMORY'); // else each larger statement makes and removes a file
  // what migrating and filling took would stay with the process
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
