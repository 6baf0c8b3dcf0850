import { useState } from 'react';
import { Page } from '#web/layout/page.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useTextParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { EditorsOnly } from './editors-only.tsx';
import { GoToSpecies } from './go-to-species.tsx';
import { SpeciesCrumbs } from './species-crumbs.tsx';
import { animalTypes } from '#src/domain/enums.ts';
import { emptyDraft, type SpeciesBody, type SpeciesDraft } from './species-draft.ts';
import { SpeciesForm } from './species-form.tsx';

/** A new species. `name` in the address is a search that found nothing, or with more of it what a keeper has asked for. */
export function SpeciesAddPage() {
  const { species } = useTexts();
  return (
    <Page title={species.addTitle} crumbs={<SpeciesCrumbs here={species.add} />} narrow>
      <EditorsOnly>
        <AddForm />
      </EditorsOnly>
    </Page>
  );
}

function AddForm() {
  const { species } = useTexts();
  const start = useStart();
  const [sent, setSent] = useState('');
  const call = (body: SpeciesBody) => {
    setSent(body.sc_name);
    return api.species.add.post(body);
  };
  const add = useAction(call, {
    errorTitle: species.errorAdding,
    success: (_, body) => species.added(body.sc_name),
    to: ({ id }) => paths.speciesDetails(id),
    invalidates: [['species']],
  });
  return (
    <SpeciesForm
      start={start}
      label={species.save}
      save={add}
      refused={<GoToSpecies name={sent} failed={add.failed} />}
      cancel={paths.species()}
    />
  );
}

function useStart(): SpeciesDraft {
  const [name] = useTextParam('name');
  const [cm_name] = useTextParam('common');
  const [type] = useTextParam('type');
  const an_type = animalTypes.find((one) => one === type) ?? null;
  return { ...emptyDraft(name), cm_name, an_type };
}
