import { useState } from 'react';
import type { AnimalType, EnvType, Humidity } from '#src/domain/enums.ts';
import { DeleteButton } from '#web/components/delete-button.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { RecordNotFound } from '#web/components/record-not-found.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { Page } from '#web/layout/page.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useEdit, type FieldWords } from '#web/lib/edit.ts';
import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { SkeletonForm } from '#web/ui/skeleton-form.tsx';
import { EditorsOnly } from './editors-only.tsx';
import { MergeSpecies } from './merge-species.tsx';
import { SpeciesCrumbs } from './species-crumbs.tsx';
import { bodyOf, draftOf, type SpeciesBody } from './species-draft.ts';
import { SpeciesForm } from './species-form.tsx';
import { useSpecies, type Species } from './use-species.ts';

export function SpeciesEditPage() {
  const { species } = useTexts();
  const load = useSpecies(useIdParam());
  const { data } = load;
  return (
    <Page
      title={data ? species.editTitle(data.sc_name) : species.edit}
      heading={data && <EditHeading name={data.sc_name} />}
      crumbs={<SpeciesCrumbs of={data} here={species.edit} />}
      narrow
    >
      <Loaded
        load={load}
        skeleton={<SkeletonForm fields={8} areas={2} />}
        notFound={<RecordNotFound texts={species} list={paths.species()} />}
      >
        {(of) => (
          <EditorsOnly>
            <Editing key={of.sc_id} of={of} />
          </EditorsOnly>
        )}
      </Loaded>
    </Page>
  );
}

/** Where the name stands among the words of the title is up to the language. */
function EditHeading({ name }: { name: string }) {
  const { species } = useTexts();
  const [before, after] = species.editTitle('\n').split('\n');
  return (
    <>
      {before}
      <SpeciesName name={name} />
      {after}
    </>
  );
}

/** The form, and below it the ways in which a species ends. */
function Editing({ of }: { of: Species }) {
  const { species } = useTexts();
  /** A name of the species into which it may be merged, '' for any; null where that is not asked. */
  const [mergedInto, setMergedInto] = useState<string | null>(null);
  return (
    <>
      <EditForm of={of} onMerge={setMergedInto} />
      <div className="cluster">
        <Button variant="quiet" icon="arrow" onClick={() => setMergedInto('')}>
          {species.merge.open}
        </Button>
        <DeleteSpecies of={of} />
      </div>
      {mergedInto !== null && (
        <MergeSpecies of={of} named={mergedInto} onClose={() => setMergedInto(null)} />
      )}
    </>
  );
}

function EditForm({ of, onMerge }: { of: Species; onMerge: (name: string) => void }) {
  const { species } = useTexts();
  const [taken, setTaken] = useState('');
  const [keepOldName, setKeepOldName] = useState(true);
  const { sc_id } = of;
  const [start] = useState(() => draftOf(of));
  const edit = useEdit(() => bodyOf(start), of.rev, useSpeciesWords());
  const keep_old_name = keepOldName ? 1 : 0;
  const update = useAction(
    (body: SpeciesBody) => {
      setTaken(body.sc_name);
      return edit(body, (changes) => api.species.update.put({ ...changes, sc_id, keep_old_name }));
    },
    {
      errorTitle: species.errorUpdating,
      success: (_, body) => species.saved(body.sc_name),
      to: paths.speciesDetails(sc_id),
      invalidates: [['species'], ['pet']],
    },
  );
  return (
    <SpeciesForm
      start={start}
      label={species.saveChanges}
      save={update}
      renamed={
        update.failed?.code === 'name_of_another' ? (
          <div className="cluster">
            <Button icon="arrow" onClick={() => onMerge(taken)}>
              {species.merge.openNamed}
            </Button>
          </div>
        ) : (
          <div className="field">
            <Check checked={keepOldName} onChange={setKeepOldName}>
              {species.keepOldName(of.sc_name)}
            </Check>
            <p className="hint">{species.keepOldNameHint}</p>
          </div>
        )
      }
      cancel={paths.speciesDetails(sc_id)}
    />
  );
}

function useSpeciesWords(): FieldWords {
  const { animals, species } = useTexts();
  return {
    labels: {
      sc_name: species.scName,
      cm_name: species.cmName,
      an_type: species.type,
      env_type: species.environment,
      humidity: species.humidity,
      country_code: species.country,
      synonyms: species.synonyms,
      notes: species.notes,
      care_sheet: species.careSheet,
    },
    say(name, value) {
      if (value === null) return species.noValue;
      if (name === 'an_type') return animals.types[value as AnimalType];
      if (name === 'env_type') return animals.environments[value as EnvType];
      if (name === 'humidity') return animals.humidities[value as Humidity];
      return undefined;
    },
  };
}

function DeleteSpecies({ of }: { of: Species }) {
  const { species } = useTexts();
  return (
    <DeleteButton
      label={species.deleteSpecies}
      ask={species.askDelete(of.sc_name)}
      call={() => api.species.delete.delete({ sc_id: of.sc_id })}
      errorTitle={species.errorDeleting}
      success={species.deleted(of.sc_name)}
      to={paths.species()}
      invalidates={[['species']]}
    />
  );
}
