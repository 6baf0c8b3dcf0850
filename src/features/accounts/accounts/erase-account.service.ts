import { afterCommit, inTransaction, type Executor } from '#src/db/database.ts';
import { deleteMessagesOf, deleteUser } from './erase-account.queries.ts';
import type { Context } from '#src/platform/context.ts';
import { deleteMailsOf } from '#src/platform/mail/mail.queries.ts';
import { deleteUpload } from '#src/platform/files/uploaded-files.ts';
import { removePictureFiles } from '#src/platform/pictures/picture-files.ts';
import { listPictures } from '#src/platform/pictures/pictures.queries.ts';
import { notFound } from '#src/platform/http/problem.ts';

/**
 * Deletes an account and all that is its own or names this person: animals, records, pictures, messages,
 * mails, a file on its way to be imported.
 * `note` tells the event log, in the same transaction. @throws Problem 404
 */
export function eraseAccount(context: Context, uid: number, note: (tx: Executor) => void): void {
  const pictures = inTransaction(context.db, (tx) => {
    const own = listPictures(tx, { uid });
    deleteMailsOf(tx, uid);
    deleteMessagesOf(tx, uid);
    if (!deleteUser(tx, uid)) throw notFound('user');
    note(tx);
    return own;
  });
  afterCommit(context.db, () => {
    for (const picture of pictures) removePictureFiles(context, picture);
    deleteUpload(context, uid);
  });
}
