import { DAY, HOUR, MINUTE } from '#src/domain/durations.ts';
import { checkpoint } from '#src/db/database.ts';
import { countUsers, findUser } from '#src/features/accounts/accounts/accounts.queries.ts';
import { purgeExpired } from '#src/features/accounts/accounts/tokens.service.ts';
import { countDue } from '#src/features/catalogue/species-numbers/count-species.service.ts';
import { startJobs } from '#src/platform/jobs/background.ts';
import type { Context } from '#src/platform/context.ts';
import { purgeEventLog } from '#src/platform/log/event-log.ts';
import { beginNewEntries, writeRepeats } from '#src/platform/log/repeats.ts';
import { purgeGone } from '#src/features/portability/sync/parts.queries.ts';
import { purgeResponses } from '#src/platform/http/idempotency.queries.ts';
import { sweepUploads } from '#src/platform/files/uploaded-files.ts';
import { stateOfFiles } from '#src/platform/files/own-files.ts';
import { purgeMails } from '#src/platform/mail/mails.ts';
import { backUp, backupIsDue } from '#src/platform/backup/nightly.ts';
import { sweepDocuments } from '#src/platform/documents/documents.ts';
import { sweepPictures } from '#src/platform/pictures/sweep.ts';
import { removeUnfinished } from '#src/platform/removal/remove-import.ts';
import { mailWarnings } from '#src/features/operations/warnings/warning-mails.service.ts';
import { queueDigests } from '#src/features/portability/reminders/digest.service.ts';
import { queueDayNotices } from '#src/features/portability/reminders/push-day.service.ts';
import { writeTokenUses } from '#src/platform/security/api-tokens.ts';
import { writeSessionUses } from '#src/platform/security/sessions.ts';
import type { HttpsServer } from '#src/platform/tls/https-server.ts';

/** Starts what runs by itself while the program runs. Returns the function that stops it. */
export function startUpkeep(context: Context, https?: HttpsServer): () => void {
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
