import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';

/** Where one goes after weighing: to the place whose animals were weighed, or to the list. */
export function useWayOut(): string {
  const place = useIdParam('place');
  return place === null ? paths.pets() : paths.place(place);
}
