import { useState } from 'react';
import { animalTypes, type AnimalType } from '#src/domain/enums.ts';
import { limits } from '#src/domain/limits.ts';
import { lineNumber } from '#src/domain/paste/read-line.ts';
import { tidyName } from '#src/domain/text/single-line.ts';
import { genusOf, speciesNameProblem } from '#src/domain/text/species-name.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { paths } from '#web/paths.ts';
import { useReachable } from '#web/state/network.ts';
import { editsSpecies, useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ChipGroup } from '#web/ui/chips.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Paste, PasteEntry } from './use-paste.ts';

/** Puts the species of a line on the club's list, and gives it to all lines that name it; who may not asks for it. */
export function NewSpecies({ entry, all }: { entry: PasteEntry; all: Paste }) {
  const { paste } = useTexts().petImport;
  const [isOpen, setOpen] = useState(false);
  const mayAdd = editsSpecies(useSession());
  const name = entry.line.fields.species?.value ?? '';
  const alike = all.alike(entry);
  if (!mayAdd)
    return (
      <div className="paste-buttons">
        <ButtonLink variant="quiet" icon="arrow" href={paths.speciesRequest()}>
          {paste.askForSpecies}
        </ButtonLink>
      </div>
    );
  if (isOpen) return <AddSpecies {...{ name, alike, all }} cancel={() => setOpen(false)} />;
  return (
    <div className="paste-buttons">
      <Button
        variant="quiet"
        icon="plus"
        label={paste.addSpeciesOf(lineNumber(entry.line))}
        onClick={() => setOpen(true)}
      >
        {paste.addSpecies}
      </Button>
    </div>
  );
}

/** A scientific name and a type are enough; the rest can be written on the page of the species. */
function AddSpecies(props: {
  name: string;
  alike: readonly PasteEntry[];
  all: Paste;
  cancel: () => void;
}) {
  const { alike, all, cancel } = props;
  const { animals, petImport, common } = useTexts();
  const { paste } = petImport;
  const isReachable = useReachable();
  const [sc_name, setName] = useState(props.name);
  const [chosen, choose] = useState<AnimalType | null>(null);
  const [tried, setTried] = useState(false);
  // most genera have species on the list already
  const an_type = chosen ?? all.typeOfGenus(genusOf(tidyName(sc_name)) ?? '');
  const add = useAction(
    (body: { sc_name: string; an_type: AnimalType }) => api.species.add.post(body),
    {
      errorTitle: paste.errorAddingSpecies,
      success: (_, body) => paste.addedSpecies(body.sc_name),
      done: (_, body) =>
        all.mendAll(
          alike.map(({ key }) => key),
          { sc_name: body.sc_name },
        ),
      invalidates: [['species']],
    },
  );
  const wrong = speciesNameProblem(sc_name);
  function submit() {
    setTried(true);
    if (!wrong && an_type && isReachable) void add.run({ sc_name: tidyName(sc_name), an_type });
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        label={paste.speciesName}
        lang="la"
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.sc_name}
        hint={alike.length > 1 ? paste.forAlike(alike.map(({ line }) => lineNumber(line))) : ''}
        problem={add.problems['sc_name'] ?? (tried ? wrong : null)}
        value={sc_name}
        onChange={setName}
        required
      />
      <ChipGroup
        label={paste.speciesType}
        legend
        value={an_type}
        onChange={choose}
        problem={tried && !an_type ? paste.needType : undefined}
        choices={animalTypes.map((value) => ({
          value,
          label: animals.types[value],
          icon: value,
        }))}
      />
      {!isReachable && <p className="small muted">{paste.speciesOffline}</p>}
      <div className="cluster">
        <Button type="submit" icon="check" busy={add.busy} disabled={!isReachable}>
          {paste.saveSpecies}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {common.cancel}
        </Button>
      </div>
    </Form>
  );
}
