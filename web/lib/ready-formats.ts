import { useEffect } from 'react';
import { idleOrAsked } from '#web/device/idle-or-asked.ts';
import { prepareFormats } from './format.ts';

/** Prepares formats while nothing happens, for who logged in after the start or changed the language. */
export function useReadyFormats(): void {
  useEffect(() => void idleOrAsked().come.then(prepareFormats), []);
}
