import { notify } from '#web/state/notices.ts';
import { texts } from '#web/texts/texts.ts';
import { invalidate } from './queries.ts';

/** The database that the shown data came from. */
let known: string | null = null;

export const knownDatabase = (): string | null => known;

/** Sent with each write, so that it is only applied to the data that was shown. */
export const databaseHeader = (): Record<string, string> =>
  known === null ? {} : { 'x-database': known };

/** When the server's data was replaced by a restore, everything is reloaded. A refused write reports this itself. */
export function noteDatabase({ headers, status }: Response): void {
  const id = headers.get('x-database');
  if (!id || id === known) return;
  const isReplaced = known !== null;
  known = id;
  if (!isReplaced) return;
  if (status !== 412) notify(texts().notices.dataReplaced);
  void invalidate([[]]);
}
