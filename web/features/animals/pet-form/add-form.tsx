import { useEffect, useRef, useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import { petFields } from '#src/records/pet.ts';
import { GenderField } from '#web/components/gender-field.tsx';
import { SpeciesField } from '#web/components/species-field.tsx';
import { PictureField } from '#web/features/animals/pictures/picture-field.tsx';
import { bindFields } from '#web/lib/bind-fields.ts';
import { useDraft, useUnsaved } from '#web/lib/draft.ts';
import { useToday } from '#web/lib/today.ts';
import { useReachable } from '#web/state/network.ts';
import { useSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { Form } from '#web/ui/form.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { addProblems, newAnimals, type AddDraft } from './add-draft.ts';
import { KnownFolds } from './known-folds.tsx';
import { useAddAnimals, type AddedAnimals } from './use-add-animals.ts';
import { useNewPicture } from './use-new-picture.ts';

type Props = {
  start: AddDraft;
  /** Takes the focus: another animal was saved from here. */
  isNext: boolean;
  onAdded: (added: AddedAnimals, draft: AddDraft, goesOn: boolean) => void;
};

/** What a keeper knows of a new animal: two lines, and the rest in folds. */
export function AddForm({ start, isNext, onAdded }: Props) {
  const { pets } = useTexts();
  const { addForm } = pets;
  const [draft, change] = useDraft(start, 'animal');
  const [tried, setTried] = useState(false);
  const goesOn = useRef(false);
  const isSaving = useRef(false);
  const top = useStartOf(isNext);
  const today = useToday();
  const [currency] = useSetting('display_currency');
  const isReachable = useReachable();
  const add = useAddAnimals();
  const picture = useNewPicture();
  useUnsaved(picture.file !== null);
  const wrong = addProblems(draft, { today, currency, isReachable, pets });
  const problems = { ...(tried && wrong), ...add.problems };
  const bind = bindFields({ draft, change, problems });
  const { species, count, together } = draft;
  const busy = add.busy || picture.percent !== null;

  async function submit() {
    setTried(true);
    // the picture is looked at before it is sent, and nothing else says that it goes on
    if (!species || Object.keys(wrong).length > 0 || isSaving.current) return;
    isSaving.current = true;
    const added = await add.run(newAnimals({ ...draft, species }, { today, currency, pets }));
    if (added && count === 1) await picture.send(added.ids[0] ?? 0);
    isSaving.current = false;
    if (added) onAdded(added, draft, goesOn.current);
  }
  return (
    <div ref={top}>
      <Form onSubmit={() => void submit()}>
        <SpeciesField
          value={species}
          onChange={(chosen, said) =>
            change({
              species: chosen,
              ...(chosen && said.count !== null && { count: said.count }),
              ...(chosen && said.gender !== null && { gender: said.gender }),
            })
          }
          problem={problems['p_sc_id']}
        />
        <div className="line-two">
          <TextField
            label={pets.fields.name}
            placeholder={addForm.optional}
            hint={addForm.optionalHint}
            autoComplete="off"
            maxLength={petFields.name.max}
            {...bind('name')}
          />
          <GenderField {...bind('gender')} />
          <Stepper label={addForm.count} {...limits.an_count} {...bind('count')} />
        </div>
        {count > 1 && (
          <Segmented
            label={addForm.several}
            legend
            value={together ? 'together' : 'apart'}
            onChange={(kept) => change({ together: kept === 'together' })}
            choices={[
              { value: 'apart', label: addForm.apart },
              { value: 'together', label: addForm.together },
            ]}
          />
        )}
        <section aria-label={addForm.known}>
          <h2 className="small-head">
            {addForm.known} <span className="hint">{addForm.knownHint}</span>
          </h2>
          <KnownFolds {...{ draft, change, problems, currency }} />
          {count === 1 && (
            <Fold
              title={pets.picture}
              said={picture.file?.name}
              hasProblem={picture.problem !== null}
            >
              <PictureField
                file={picture.file}
                onFile={(chosen) => void picture.choose(chosen)}
                percent={picture.percent}
                problem={picture.problem}
                isCover
              />
            </Fold>
          )}
        </section>
        <div className="form-end stuck">
          <Button
            type="submit"
            variant="primary"
            large
            busy={busy}
            onClick={() => {
              goesOn.current = true;
            }}
          >
            {addForm.saveAndNext}
          </Button>
          <Button
            type="submit"
            large
            busy={busy}
            onClick={() => {
              goesOn.current = false;
            }}
          >
            {count > 1 && !together ? addForm.saveAll(count) : addForm.save}
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** The form of the next animal begins at its first field. */
function useStartOf(isNext: boolean) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNext) return;
    void window.scrollTo(0, 0);
    top.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [isNext]);
  return top;
}
