import { useSyncExternalStore } from 'react';
import { currentSetting, useSettingPart } from '#web/state/settings.ts';
import { lookOf } from './table-setting.ts';

/** From here on a table has room for its columns; below there are cards. */
const roomy = window.matchMedia('(min-width: 48rem)');

/** How the list looks on this screen. */
export function useLook(): 'cards' | 'table' {
  const look = useSettingPart('pets_table', lookOf);
  const hasRoom = useSyncExternalStore(listen, () => roomy.matches);
  return hasRoom ? look : 'cards';
}

/** The same outside of components. */
export const lookHere = (): 'cards' | 'table' =>
  roomy.matches ? lookOf(currentSetting('pets_table')) : 'cards';

function listen(changed: () => void): () => void {
  roomy.addEventListener('change', changed);
  return () => roomy.removeEventListener('change', changed);
}
