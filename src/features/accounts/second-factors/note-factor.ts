import type { Executor } from '#src/db/database.ts';
import type { MailContext } from '#src/platform/mail/mails.ts';
import { logEvent } from '#src/platform/log/event-log.ts';
import { secondFactorMail, type FactorChange } from '#src/platform/mail/templates/second-factor.ts';
import { notifyOwner, type Owner } from '#src/features/accounts/accounts/notify-owner.ts';

const messages: Record<FactorChange, string> = {
  appAdded: 'Set up an authenticator app',
  appRemoved: 'Removed the authenticator app',
  passkeyAdded: 'Added a passkey',
  passkeyRemoved: 'Removed a passkey',
  allRemoved: 'Second factors removed at the command line',
  recoveryRenewed: 'Made new recovery codes',
  recoveryUsed: 'Logged in with a recovery code',
};

/** Notes a change of a second factor in the event log, and mails it to the account's owner. */
export function noteFactor(
  tx: Executor,
  context: MailContext,
  owner: Owner,
  change: FactorChange,
): void {
  logEvent(tx, { log_type: 'account', message: messages[change], uid: owner.uid });
  notifyOwner(tx, context, owner, {
    // with an allowance of its own: what was set up before does not keep it from being told
    kind: change === 'recoveryUsed' ? 'recovery' : 'factor',
    path: '/profile/security',
    mail: {
      en: (url) => secondFactorMail.en(change, url),
      de: (url) => secondFactorMail.de(change, url),
    },
  });
}
