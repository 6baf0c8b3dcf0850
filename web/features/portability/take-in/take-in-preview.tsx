import { useState } from 'react';
import { readHandOverLink, shownCode } from '#src/domain/trade/hand-over-code.ts';
import { OfferedAnimals } from '#web/components/offered-animals.tsx';
import { formatInstantDay } from '#web/lib/format.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Rows } from '#web/ui/rows.tsx';
import { SpeciesChoice } from '#web/features/portability/import/species-choice.tsx';
import {
  useSpeciesMatch,
  type Species,
} from '#web/features/portability/import/use-species-match.ts';
import type { Incoming, TakeIn } from './use-take-in.ts';

type Chosen = ReadonlyMap<string, Species>;

/** What would be taken in, open questions first, and the button that stores it. */
export function TakeInPreview(props: { takeIn: TakeIn; incoming: Incoming; file: string }) {
  const { takeIn, incoming, file } = props;
  const { takeOver, common } = useTexts();
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const { animals, from, exported, already, unknown_species, new_species } = incoming;
  const [only] = animals;
  const here = pageHere(incoming.link);
  const isOpen = unknown_species.some((name) => !chosen.has(name));
  const answers = [...chosen].flatMap(([name, { sc_id }]) =>
    sc_id === null ? [] : [{ name, sc_id }],
  );
  return (
    <div className="split take-in">
      <div className="stack">
        <Box
          title={
            animals.length === 1 && only
              ? takeOver.previewOne(only.name)
              : takeOver.previewMany(animals.length)
          }
        >
          <div className="stack tight">
            <p className="muted">{takeOver.previewFrom(from, formatInstantDay(exported))}</p>
            {here && <Note>{takeOver.fromHere}</Note>}
            {already.length > 0 && !here && (
              <Note tone="amber">
                {takeOver.already(already.map(({ name }) => name).join(', '), already.length)}
              </Note>
            )}
            {new_species.length > 0 && <Note>{takeOver.newSpecies(new_species.join(', '))}</Note>}
            {unknown_species.length > 0 && !here && (
              <SpeciesQuestion names={unknown_species} chosen={chosen} onChange={setChosen} />
            )}
            {isOpen && !here && <p className="muted">{takeOver.chooseFirst}</p>}
            <div className="cluster">
              {here ? (
                <ButtonLink variant="primary" large icon="arrow" href={here}>
                  {takeOver.toOffer}
                </ButtonLink>
              ) : (
                <Button
                  variant="primary"
                  large
                  icon="check"
                  disabled={isOpen}
                  onClick={() => takeIn.store(file, incoming, answers)}
                >
                  {takeOver.store(animals.length)}
                </Button>
              )}
              <Button large onClick={takeIn.again}>
                {common.cancel}
              </Button>
            </div>
          </div>
        </Box>
      </div>
      <OfferedAnimals animals={animals} from={from} />
    </div>
  );
}

/** The page of an offer of this installation: only where it is taken over does its tag move along. */
function pageHere(link: string): string | null {
  const offer = readHandOverLink(link);
  return offer?.origin === window.location.origin ? paths.takeOver(shownCode(offer.code)) : null;
}

/** What the club's list calls the species that it does not know by this name. */
function SpeciesQuestion(props: {
  names: readonly string[];
  chosen: Chosen;
  onChange: (next: Chosen) => void;
}) {
  const { names, chosen, onChange } = props;
  const { takeOver } = useTexts();
  const match = useSpeciesMatch(names);
  function choose(name: string, species: Species | null) {
    const next = new Map(chosen);
    if (species) next.set(name, species);
    else next.delete(name);
    onChange(next);
  }
  return (
    <div className="stack close">
      <p>{takeOver.unknownSpeciesText}</p>
      <Rows label={takeOver.unknownSpecies(names.length)}>
        {names.map((name) => (
          <li key={name}>
            <div className="main stack close">
              <strong>{name}</strong>
              <SpeciesChoice
                one={{
                  name,
                  near: match.data?.get(name)?.near ?? [],
                  chosen: chosen.get(name) ?? null,
                }}
                choose={choose}
              />
            </div>
          </li>
        ))}
      </Rows>
    </div>
  );
}
