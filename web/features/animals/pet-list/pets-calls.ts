import { FIRST_SEEN } from '#web/components/pet-card.tsx';
import { prefetchPicture } from '#web/components/prefetch-picture.ts';
import { api } from '#web/lib/api.ts';
import { prefetch } from '#web/lib/prefetch.ts';
import { currentSetting } from '#web/state/settings.ts';
import { queryAt, type PetsView } from './pets-view.ts';
import { lookHere } from './use-look.ts';

// Each as `useLoad` and `prefetch` take them.

/** A page of cards. */
export const cardsCall = (query: PetsView['query']) =>
  [['pet', 'list', query], () => api.pet.list.get({ query })] as const;

/** How many animals there are. */
export const overviewCall = (archived: 0 | 1) =>
  [['pet', 'overview', archived], () => api.pet.overview.get({ query: { archived } })] as const;

/** Asks for the list at an address before there is a screen; not where it may begin with a saved view. */
export function prefetchList(search: string): void {
  if (lookHere() === 'table' || currentSetting('pets_views') !== null) return;
  const query = queryAt(search);
  prefetch(...cardsCall(query), ({ rows }) => {
    if (currentSetting('show_pictures')) rows.slice(0, FIRST_SEEN).forEach(prefetchPicture);
  });
  prefetch(...overviewCall(query.archived));
}
