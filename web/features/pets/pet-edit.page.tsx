import { useState } from 'react';
import { useLocation } from 'wouter';
import type { PetDetail } from '#src/features/pets/pets.queries.ts';
import { Page } from '#web/layout/page.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { SkeletonFacts } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { PetForm, type PetBody } from './pet-form.tsx';
import { PetMissing } from './pet-missing.tsx';
import { usePet } from './use-pet.ts';

export function PetEditPage() {
  const { pets } = useTexts();
  const id = useIdParam();
  const { data: pet, missing, loading } = usePet(id);
  const title = pet ? pets.editTitle(pet.name) : pets.edit;
  const crumbs = (
    <Crumbs
      path={[
        { href: paths.pets(), label: pets.title },
        ...(pet ? [{ href: paths.petDetails(pet.id), label: pet.name }] : []),
      ]}
      here={pets.edit}
    />
  );
  return (
    <Page title={title} crumbs={crumbs} narrow>
      {loading && <SkeletonFacts />}
      {missing && <PetMissing />}
      {pet && <EditForm key={pet.id} pet={pet} />}
    </Page>
  );
}

function EditForm({ pet }: { pet: PetDetail }) {
  const { pets, common } = useTexts();
  const [, navigate] = useLocation();
  const [isPublic, setPublic] = useState(pet.is_public === 1);
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
