import { useShortcuts } from '#web/components/shortcuts.ts';
import { api } from '#web/lib/api.ts';
import { leaveFor } from '#web/lib/draft.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { petOrder } from '#web/state/pet-order.ts';
import { useSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** The next and the previous animal of the list that was open last, else of all that are kept. */
export function PetNeighbors({ id, archived }: { id: number; archived: 0 | 1 }) {
  const { palette, errors } = useTexts();
  const [sort] = useSetting('pets_sort');
  const query = petOrder() ?? { archived, ...sort };
  const { data } = useLoad(['pet', 'table', query], () => api.pet.table.get({ query }), {
    errorTitle: errors.loadingPets,
    quiet: true,
  });
  const rows = data?.rows ?? [];
  const at = rows.findIndex((row) => row.id === id);
  const previous = at < 0 ? undefined : rows[at - 1];
  const next = at < 0 ? undefined : rows[at + 1];
  // The page that one leaves by Back stays the list.
  const go = (to: { id: number } | undefined) => () => {
    if (to) void leaveFor(paths.petDetails(to.id), { replace: true });
  };
  useShortcuts('animal', { next: go(next), previous: go(previous) });
  if (at < 0 || rows.length < 2) return null;
  return (
    <nav className="neighbors" aria-label={palette.neighbors}>
      {previous && (
        <ButtonLink
          replace
          variant="quiet"
          icon="left"
          label={palette.previousPet(previous.name)}
          href={paths.petDetails(previous.id)}
        />
      )}
      <span className="small muted num">{palette.placeInList(at + 1, rows.length)}</span>
      {next && (
        <ButtonLink
          replace
          variant="quiet"
          icon="right"
          label={palette.nextPet(next.name)}
          href={paths.petDetails(next.id)}
        />
      )}
    </nav>
  );
}
