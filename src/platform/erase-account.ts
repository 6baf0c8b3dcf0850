import { inTransaction, type Executor } from '#src/db/database.ts';
import { deleteMessagesOf, deleteUser, listPetIds } from './account.queries.ts';
import type { Context } from './context.ts';
import { deleteMailsOf } from './mail.queries.ts';
import { removePictures } from './pictures.ts';
import { notFound } from './problem.ts';

/**
 * Deletes an account and all that is its own or names this person: animals, records, pictures, messages, mails.
 * `note` tells the event log, in the same transaction. @throws Problem 404
 */
export async function eraseAccount(
  context: Context,
  uid: number,
  note: (tx: Executor) => void,
): Promise<void> {
  const ids = inTransaction(context.db, (tx) => {
    const pets = listPetIds(tx, uid);
    deleteMailsOf(tx, uid);
    deleteMessagesOf(tx, uid);
    if (!deleteUser(tx, uid)) throw notFound('User');
    note(tx);
    return pets;
  });
  for (const id of ids) await removePictures(context, id);
}
