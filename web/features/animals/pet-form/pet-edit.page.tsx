import { useState } from 'react';
import type { PetDetail } from '#src/features/animals/pets/pets.queries.ts';
import { pick } from '#src/records/fields.ts';
import { petFormFields } from '#src/records/pet.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { RecordNotFound } from '#web/components/record-not-found.tsx';
import { Page } from '#web/layout/page.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { inSteps } from '#web/lib/ask.ts';
import { useEdit } from '#web/lib/edit.ts';
import { useUnsaved } from '#web/lib/draft.ts';
import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { SkeletonForm } from '#web/ui/skeleton-form.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { idOfChoice } from '#web/features/animals/places/make-path.ts';
import { PetCrumbs } from '#web/features/animals/pet-details/pet-crumbs.tsx';
import { PetForm, type PetBody } from './pet-form.tsx';
import { usePetWords } from './pet-words.ts';
import { usePet } from '#web/features/animals/pet-details/use-pet.ts';

export function PetEditPage() {
  const { pets } = useTexts();
  const id = useIdParam();
  const load = usePet(id);
  const { data: pet, missing } = load;
  const here = missing ? pets.notFound : pets.edit;
  return (
    <Page
      title={pet ? pets.editTitle(pet.name) : here}
      crumbs={<PetCrumbs pet={pet} here={here} />}
      narrow
    >
      <Loaded
        load={load}
        skeleton={<SkeletonForm fields={6} areas={1} />}
        notFound={<RecordNotFound bare texts={pets} list={paths.pets()} />}
      >
        {/* by the address, which stays while something is typed: a new animal gets its number from the server */}
        {(shown) => <EditForm key={id} pet={shown} />}
      </Loaded>
    </Page>
  );
}

function EditForm({ pet }: { pet: PetDetail }) {
  const { pets } = useTexts();
  const [isPublic, setPublic] = useState(pet.is_public === 1);
  useUnsaved(isPublic !== (pet.is_public === 1));
  const start = pick(petFormFields, pet);
  const place = pet.place_id === null ? null : { id: pet.place_id, path: pet.place ?? '' };
  const opened = () => ({
    ...start,
    p_sc_id: pet.sc_id,
    is_public: pet.is_public,
    place_id: pet.place_id,
  });
  const save = useEdit(opened, pet.rev, usePetWords());
  const update = useAction(
    ({ place: to, ...body }: PetBody) =>
      inSteps(async (step) => {
        const place_id = to === undefined ? pet.place_id : await idOfChoice(step, to);
        return step(() =>
          save({ ...body, place_id, is_public: isPublic ? 1 : 0 }, (changes) =>
            api.pet.update.put({ ...changes, id: pet.id }),
          ),
        );
      }),
    {
      errorTitle: pets.errorUpdating,
      invalidates: [['pet'], ['species'], ['place']],
      success: (_answer, body) => pets.saved(body.name),
      to: paths.petDetails(pet.id),
    },
  );
  return (
    <PetForm
      start={{ ...start, species: pet, place }}
      label={pets.saveChanges}
      save={update}
      cancel={paths.petDetails(pet.id)}
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
