import { useState, type FormEvent } from 'react';
import { SpeciesField, type ChosenSpecies } from '#web/components/species-field.tsx';
import { sendAgain } from '#web/lib/note-feedings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** An animal whose species was deleted elsewhere is stored as another one, with all that was recorded of it. */
export function MendSpecies({ place, gone }: { place: number; gone: string }) {
  const { feeding } = useTexts();
  const [species, setSpecies] = useState<ChosenSpecies | null>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (species) void sendAgain(place, { p_sc_id: species.sc_id });
  }
  return (
    <>
      <p className="reason">
        <Icon name="warn" />
        <span>{feeding.speciesGone(gone)}</span>
      </p>
      <form className="mend" onSubmit={submit}>
        <SpeciesField value={species} onChange={setSpecies} />
        <Button type="submit" icon="check" disabled={!species}>
          {feeding.mend}
        </Button>
      </form>
    </>
  );
}
