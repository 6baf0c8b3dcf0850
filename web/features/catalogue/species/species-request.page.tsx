import { useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import { tidyName } from '#src/domain/text/single-line.ts';
import { speciesNameProblem } from '#src/domain/text/species-name.ts';
import { animalTypes, type AnimalType } from '#src/domain/enums.ts';
import { Page } from '#web/layout/page.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { bindFields } from '#web/lib/bind-fields.ts';
import { useDraft } from '#web/lib/draft.ts';
import { useTextParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ChipGroup } from '#web/ui/chips.tsx';
import { FormEnd } from '#web/ui/form-end.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { GoToSpecies } from './go-to-species.tsx';
import { SpeciesCrumbs } from './species-crumbs.tsx';

type SpeciesRequest = {
  sc_name: string;
  cm_name: string;
  an_type: AnimalType | null;
  notes: string;
};

const NOTES = 2000;

/** A keeper who may not edit species asks for one that is missing. */
export function SpeciesRequestPage() {
  const { animals, species } = useTexts();
  const [name] = useTextParam('name');
  const [request, change] = useDraft<SpeciesRequest>(
    { sc_name: name, cm_name: '', an_type: null, notes: '' },
    'request',
  );
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState('');
  const call = (body: SpeciesRequest) => {
    setSent(tidyName(body.sc_name));
    return api.species.request.post(body);
  };
  const send = useAction(call, {
    errorTitle: species.errorRequest,
    success: species.requested,
    to: paths.species(),
    invalidates: [['contact_messages']],
  });
  const bind = bindFields({ draft: request, change, problems: send.problems });
  const problem = speciesNameProblem(request.sc_name);

  function submit() {
    setTried(true);
    if (!problem) void send.run(request);
  }
  return (
    <Page
      title={species.requestTitle}
      sub={species.requestSub}
      crumbs={<SpeciesCrumbs here={species.request} />}
      narrow
    >
      <Form onSubmit={submit}>
        <TextField
          label={species.scName}
          autoComplete="off"
          autoCapitalize="sentences"
          spellCheck={false}
          {...bind('sc_name', limits.sc_name)}
          problem={(tried && problem) || send.problems['sc_name']}
          required
        />
        <GoToSpecies name={sent} failed={send.failed} />
        <TextField label={species.cmName} autoComplete="off" {...bind('cm_name', limits.cm_name)} />
        <ChipGroup
          label={species.type}
          legend
          value={request.an_type ?? 'none'}
          onChange={(value) => change({ an_type: value === 'none' ? null : value })}
          choices={[
            ...animalTypes.map((value) => ({ value, label: animals.types[value], icon: value })),
            { value: 'none' as const, label: species.anyType },
          ]}
        />
        <TextArea
          label={species.requestNotes}
          hint={species.requestNotesHint}
          {...bind('notes', NOTES)}
        />
        <FormEnd label={species.sendRequest} busy={send.busy} cancel={paths.species()} />
      </Form>
    </Page>
  );
}
