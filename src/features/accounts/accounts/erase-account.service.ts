import { inTransaction, type Executor } from '#src/db/database.ts';
import { LEAVING_UID } from '#src/db/seed.ts';
import { deleteMessagesOf, deleteUser } from './erase-account.queries.ts';
import type { Context } from '#src/platform/context.ts';
import { deleteMailsOf } from '#src/platform/mail/mail.queries.ts';
import { deleteUpload } from '#src/platform/files/uploaded-files.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { within } from '#src/platform/jobs/within.ts';
import {
  deleteFeeders,
  giveAway,
  insertImport,
} from '#src/platform/removal/remove-import.queries.ts';
import { removeImport } from '#src/platform/removal/remove-import.ts';

/**
 * Deletes an account and all that is its own or names this person: animals, records, pictures, messages,
 * mails, a file on its way to be imported. One transaction deletes the person and sets the records apart, as an import to
 * remove, so that nobody sees them any more; then they go in short ones, after the call where it takes long, at the next
 * start at the latest.
 * `write` runs the first, in which `note` tells the event log. @throws Problem 404
 */
export async function eraseAccount(
  context: Context,
  uid: number,
  note: (tx: Executor) => void,
  write: (work: () => number) => number = (work) => work(),
): Promise<void> {
  const { db } = context;
  const created = context.now().toISOString();
  const import_id = write(() =>
    inTransaction(db, (tx) => {
      const import_id = insertImport(tx, LEAVING_UID, { added: 0, file: '', created });
      deleteMailsOf(tx, uid);
      deleteMessagesOf(tx, uid);
      deleteFeeders(tx, uid); // first: else each feeding that goes is counted out of them
      giveAway(tx, uid, { uid: LEAVING_UID, import_id });
      if (!deleteUser(tx, uid)) throw notFound('user', 'uid');
      note(tx);
      return import_id;
    }),
  );
  deleteUpload(context, uid);
  await within(10 * context.patience.import, removeImport(context, import_id));
}
