import { WEEK } from '#src/domain/durations.ts';
import { warningNotice } from '#src/domain/reminders/push-text.ts';
import { warningMessage } from '#src/domain/warnings/warning-message.ts';
import type { Warning } from '#src/domain/warnings/warnings.ts';
import { inTransaction } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { queueNotice } from '#src/platform/push/queue-notice.ts';
import { publicLink, queueMail } from '#src/platform/mail/mails.ts';
import { warningMail } from '#src/platform/mail/templates/warning.ts';
import { findEmail, findSiteValue, storeSiteValue } from './warnings.queries.ts';
import { listUrgent } from './warnings.service.ts';

/** When the administrator was last mailed about each warning, by code. */
const TOLD = 'warnings_told';

/**
 * Tells the administrator, by mail and by notice, what puts records in danger: new warnings at once, lasting ones once a week. Without a mail
 * server the mail stays in the queue, and the first page shows the same.
 */
export function mailWarnings(context: Context): void {
  const { db, config } = context;
  const email = findEmail(db, config.adminUid);
  if (!email) return;
  const warnings = listUrgent(context);
  const lastMailed = lastMailedOf(context);
  const now = context.now();
  const isDue = ({ code }: Warning) => {
    const last = lastMailed[code];
    return last === undefined || now.getTime() - Date.parse(last) >= WEEK;
  };
  const due = warnings.some(isDue);
  if (!due && Object.keys(lastMailed).length === warnings.length) return;
  inTransaction(db, (tx) => {
    const since = warnings.map(({ code }) => [code, due ? now.toISOString() : lastMailed[code]]);
    storeSiteValue(tx, TOLD, JSON.stringify(Object.fromEntries(since)));
    if (!due) return;
    queueMail(tx, context, {
      kind: 'warning',
      uid: config.adminUid,
      email,
      language: 'en',
      content: (language) =>
        warningMail[language](
          warnings.map((one) => warningMessage(language, one)),
          publicLink(context, '/admin/system'),
        ),
    });
    queueNotice(tx, context, {
      ...{ uid: config.adminUid, kind: 'warnings' },
      notice: (language) =>
        warningNotice(warnings.map((one) => warningMessage(language, one)))(language),
    });
  });
  context.mailer.wake();
}

function lastMailedOf({ db }: Context): Record<string, string> {
  return JSON.parse(findSiteValue(db, TOLD) ?? '{}') as Record<string, string>;
}
