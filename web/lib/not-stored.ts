import { notify } from '#web/state/notices.ts';
import { texts } from '#web/texts/texts.ts';
import { isOffline, reportFailure, type Failure } from './failure.ts';

/** Without a network nothing was stored, nothing is lost, and nothing happens by itself. */
export function sayNotStored(failure: Failure, errorTitle: string): void {
  if (isOffline(failure)) notify(texts().petImport.notStored);
  else reportFailure(failure, errorTitle);
}
