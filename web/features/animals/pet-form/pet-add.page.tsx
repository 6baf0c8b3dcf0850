import { useState } from 'react';
import { useLocation } from 'wouter';
import { filled } from '#src/records/fields.ts';
import { petFormFields } from '#src/records/pet.ts';
import type { ChosenSpecies } from '#web/components/species-field.tsx';
import { TakeInLink } from '#web/components/take-in-link.tsx';
import { Page } from '#web/layout/page.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useUnsaved } from '#web/lib/draft.ts';
import { useLoad } from '#web/lib/load.ts';
import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { showError } from '#web/state/dialogs.ts';
import { notify } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';
import { SkeletonFacts } from '#web/ui/skeleton.tsx';
import { PetCrumbs } from '#web/features/animals/pet-details/pet-crumbs.tsx';
import { useNewestSpecies } from './newest-species.ts';
import { PetForm, type PetBody } from './pet-form.tsx';
import { PictureField } from '#web/features/animals/pictures/picture-field.tsx';
import { usePictureUpload } from '#web/features/animals/pictures/picture-upload.ts';

/** A new pet. `species` in the address chooses its species; otherwise it starts from the one added last. */
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
      narrow
    >
      {loading ? <SkeletonFacts /> : <AddForm species={species} />}
    </Page>
  );
}

/** The form works without it, so its failures are only logged. */
function useLikelySpecies() {
  const { pets } = useTexts();
  const sc_id = useIdParam('species');
  const named = useLoad(
    ['species', 'detail', sc_id],
    () => api.species.detail({ id: sc_id ?? 0 }).get(),
    { errorTitle: pets.errorSpecies, quiet: true, enabled: sc_id !== null },
  );
  const newest = useNewestSpecies(sc_id === null);
  const species = sc_id === null ? newest.species : (named.data ?? null);
  return { species, loading: named.loading || newest.loading };
}

function AddForm({ species }: { species: ChosenSpecies | null }) {
  const { pets } = useTexts();
  const [, navigate] = useLocation();
  const [file, setFile] = useState<File | null>(null);
  useUnsaved(file !== null);
  const picture = usePictureUpload();
  const add = useAction((body: PetBody) => api.pet.add.post(body), {
    errorTitle: pets.errorAdding,
    invalidates: [['pet'], ['species'], ['place']],
  });

  async function save(body: PetBody) {
    if (picture.percent !== null) return;
    const added = await add.run(body);
    if (!added) return;
    // The pet is stored: if its picture fails, that is reported, and it can be sent again from the pet's page.
    const wrong = file && !(await picture.send(added.id, file));
    if (wrong) showError({ title: pets.uploadFailed });
    notify(pets.added(body.name));
    navigate(paths.petDetails(added.id), { replace: true });
  }
  function choose(chosen: File | null) {
    const wrong = chosen ? picture.check(chosen) : null;
    picture.setProblem(wrong);
    setFile(wrong ? null : chosen);
  }
  return (
    <PetForm
      start={{ species, ...filled(petFormFields, { name: '' }) }}
      label={pets.save}
      save={{ ...add, run: save, busy: add.busy || picture.percent !== null }}
      cancel={paths.pets()}
    >
      <PictureField
        file={file}
        onFile={choose}
        percent={picture.percent}
        problem={picture.problem}
      />
    </PetForm>
  );
}
