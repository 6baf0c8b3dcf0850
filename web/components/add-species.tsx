import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { animalTypes, type AnimalType } from '#src/domain/enums.ts';
import { limits } from '#src/domain/limits.ts';
import { tidyName } from '#src/domain/text/single-line.ts';
import { genusOf, speciesNameProblem } from '#src/domain/text/species-name.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useSpeciesOfName } from '#web/components/species-of-name.ts';
import { useReachable } from '#web/state/network.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipGroup } from '#web/ui/chips.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type AddedSpecies = { sc_id: number; sc_name: string; an_type: AnimalType };

/**
 * Puts a species on the club's list where an animal needs it, for those who may: a scientific name and a type are enough,
 * the rest can be written on its page. No form of its own, since it stands within one.
 */
export function AddSpecies(props: {
  name: string;
  hint?: string;
  /** The type of the species of a genus that are on the list already. */
  typeOf: (genus: string) => AnimalType | null;
  onAdded: (species: AddedSpecies) => void;
  onCancel: () => void;
}) {
  const { hint, typeOf, onAdded, onCancel } = props;
  const { animals, common } = useTexts();
  const words = animals.newSpecies;
  const isReachable = useReachable();
  const [sc_name, setName] = useState(props.name);
  const [chosen, choose] = useState<AnimalType | null>(null);
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState('');
  const an_type = chosen ?? typeOf(genusOf(tidyName(sc_name)) ?? '');
  // what opened it goes, and the focus with it; in the field itself a phone would open its keyboard over the buttons
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  const add = useAction(
    (body: { sc_name: string; an_type: AnimalType }) => {
      setSent(body.sc_name);
      return api.species.add.post(body);
    },
    {
      errorTitle: words.errorAdding,
      success: (_, body) => words.added(body.sc_name),
      done: ({ id }, body) => onAdded({ sc_id: id, ...body }),
      invalidates: [['species']],
    },
  );
  const listed = useSpeciesOfName(sent, add.failed);
  const wrong = speciesNameProblem(sc_name);
  function save() {
    setTried(true);
    if (!wrong && an_type && isReachable) void add.run({ sc_name: tidyName(sc_name), an_type });
  }
  function saveOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // it is not the form around it that is sent
    event.preventDefault();
    save();
  }
  return (
    <div
      ref={root}
      className="form add-species"
      role="group"
      aria-label={words.title}
      tabIndex={-1}
    >
      <TextField
        label={words.name}
        lang="la"
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.sc_name}
        hint={hint}
        problem={add.problems['sc_name'] ?? (tried ? wrong : null)}
        value={sc_name}
        onChange={setName}
        onKeyDown={saveOnEnter}
        required
      />
      {listed && (
        <div className="cluster">
          <Button icon="check" onClick={() => onAdded(listed)}>
            {words.take(listed.sc_name)}
          </Button>
        </div>
      )}
      <ChipGroup
        label={words.type}
        legend
        value={an_type}
        onChange={choose}
        problem={tried && !an_type ? words.needType : undefined}
        choices={animalTypes.map((value) => ({
          value,
          label: animals.types[value],
          icon: value,
        }))}
      />
      {!isReachable && <p className="small muted">{words.offline}</p>}
      <div className="cluster">
        <Button icon="check" busy={add.busy} disabled={!isReachable} onClick={save}>
          {words.save}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </div>
  );
}
