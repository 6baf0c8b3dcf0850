import { useState } from 'react';
import { lineNumber } from '#src/domain/paste/read-line.ts';
import { AddSpecies } from '#web/components/add-species.tsx';
import { paths } from '#web/paths.ts';
import { editsSpecies, useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
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
  if (isOpen)
    return (
      <AddSpecies
        name={name}
        hint={alike.length > 1 ? paste.forAlike(alike.map(({ line }) => lineNumber(line))) : ''}
        typeOf={all.typeOfGenus}
        onAdded={({ sc_name }) =>
          all.mendAll(
            alike.map(({ key }) => key),
            { sc_name },
          )
        }
        onCancel={() => setOpen(false)}
      />
    );
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
