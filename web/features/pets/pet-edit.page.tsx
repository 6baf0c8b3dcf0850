import { useState } from 'react';
import { useLocation } from 'wouter';
import type { PetDetail } from '#src/features/pets/pets.queries.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Page } from '#web/layout/page.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useUnsaved } from '#web/lib/draft.ts';
import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { SkeletonForm } from '#web/ui/skeleton-form.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { PetCrumbs } from './pet-crumbs.tsx';
import { PetForm, type PetBody } from './pet-form.tsx';
import { PetMissing } from './pet-missing.tsx';
import { usePet } from './use-pet.ts';

export function PetEditPage() {
  const { pets, errors } = useTexts();
  const { data: pet, missing, loading, failed, retry } = usePet(useIdParam());
  const here = missing ? pets.notFound : pets.edit;
  return (
    <Page
      title={pet ? pets.editTitle(pet.name) : here}
      crumbs={<PetCrumbs pet={pet} here={here} />}
      narrow
    >
      {loading && <SkeletonForm fields={5} areas={1} />}
      {missing && <PetMissing />}
      {failed && !missing && !pet && <LoadFailed title={errors.loadingPetData} retry={retry} />}
      {pet && <EditForm key={pet.id} pet={pet} />}
    </Page>
  );
}

function EditForm({ pet }: { pet: PetDetail }) {
  const { pets, common } = useTexts();
  const [, navigate] = useLocation();
  const [isPublic, setPublic] = useState(pet.is_public === 1);
  useUnsaved(isPublic !== (pet.is_public === 1));
  const update = useAction(
    (body: PetBody) => api.pet.update.put({ ...body, id: pet.id, is_public: isPublic ? 1 : 0 }),
    {
      errorTitle: pets.errorUpdating,
      invalidates: [['pet'], ['species']],
      done(_answer, body) {
        notify(pets.saved(body.name));
        navigate(paths.petDetails(pet.id), { replace: true });
      },
    },
  );
  return (
    <PetForm
      start={{ ...pet, species: pet }}
      save={pets.saveChanges}
      busy={update.busy}
      problems={update.problems}
      onSave={(body) => void update.run(body)}
      end={<ButtonLink href={paths.petDetails(pet.id)}>{common.cancel}</ButtonLink>}
    >
      <div className="field">
        <Switch checked={isPublic} onChange={setPublic}>
          {pets.public}
        </Switch>
        <p className="hint">{pets.publicHint}</p>
      </div>
    </PetForm>
  );
}
