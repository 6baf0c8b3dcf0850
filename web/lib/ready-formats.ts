import { useEffect } from 'react';
import { idleOrAsked } from '#web/device/idle-or-asked.ts';
import { formatShortDay } from './format.ts';
import { today } from './today.ts';

/** Makes the format of days while nothing happens: a phone takes longer for it than a tap may take. */
export function useReadyFormats(): void {
  useEffect(() => void idleOrAsked().come.then(() => formatShortDay(today())), []);
}
