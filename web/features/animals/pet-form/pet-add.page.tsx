import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ChosenSpecies } from '#web/components/species-field.tsx';
import { TakeInLink } from '#web/components/take-in-link.tsx';
import { WaysToAdd } from '#web/components/ways-to-add.tsx';
import { PetCrumbs } from '#web/features/animals/pet-details/pet-crumbs.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useIdParam } from '#web/lib/params.ts';
import { useBriefly } from '#web/lib/use-lasting.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';
import { SkeletonForm } from '#web/ui/skeleton-form.tsx';
import { emptyDraft, nextDraft, type AddDraft } from './add-draft.ts';
import { AddForm } from './add-form.tsx';
import { JustAdded, useJustAdded } from './just-added.tsx';
import { useNewestSpecies } from './newest-species.ts';
import type { AddedAnimals } from './use-add-animals.ts';

/** New animals. `species` in the address chooses their species; otherwise it starts from the one added last. */
export function PetAddPage() {
  const { pets } = useTexts();
  const { species, loading } = useLikelySpecies();
  return (
    <Page
      title={pets.add}
      crumbs={<PetCrumbs here={pets.add} />}
      actions={
        <TakeInLink variant="quiet" icon="download">
          {pets.takeIn}
        </TakeInLink>
      }
    >
      {loading ? <SkeletonForm fields={4} /> : <AddAnimals species={species} />}
    </Page>
  );
}

/** The form works without it, so its failures are only logged. */
function useLikelySpecies() {
  const { pets } = useTexts();
  const sc_id = useIdParam('species');
  const like = { errorTitle: pets.errorSpecies, quiet: true, keep: true };
  // an animal of it is on the device, where no network is needed
  const query = { sc_id: String(sc_id), limit: 1 };
  const own = useLoad(['pet', 'list', query], () => api.pet.list.get({ query }), {
    ...like,
    enabled: sc_id !== null,
  });
  const kept = own.data?.rows[0];
  const named = useLoad(
    ['species', 'detail', sc_id],
    () => api.species.detail({ id: sc_id ?? 0 }).get(),
    { ...like, enabled: sc_id !== null && !own.loading && !kept },
  );
  const newest = useNewestSpecies(sc_id === null);
  const species = sc_id === null ? newest.species : (kept ?? named.data ?? null);
  return { species, loading: useBriefly(own.loading || named.loading || newest.loading, sc_id) };
}

/** One form after the other, for as long as the keeper saves and goes on. */
function AddAnimals({ species }: { species: ChosenSpecies | null }) {
  const { addForm } = useTexts().pets;
  const [, navigate] = useLocation();
  const [{ turn, start }, setNext] = useState({ turn: 0, start: emptyDraft(species) });
  const { add, ...just } = useJustAdded();

  function finish(added: AddedAnimals, draft: AddDraft, goesOn: boolean) {
    const { ids, names } = added;
    const isOnItsPage = !goesOn && ids.length === 1;
    notify(addForm.added(names), {
      undo: isOnItsPage ? undefined : () => just.takeBack(added),
    });
    if (goesOn) {
      add(added);
      setNext({ turn: turn + 1, start: nextDraft(draft) });
    } else {
      navigate(isOnItsPage ? paths.petDetails(ids[0] ?? 0) : paths.pets(), { replace: true });
    }
  }
  return (
    <div className="add-split">
      <div className="stack">
        <WaysToAdd here="byHand" />
        <AddForm key={turn} start={start} isNext={turn > 0} onAdded={finish} />
      </div>
      <JustAdded {...just} />
    </div>
  );
}
