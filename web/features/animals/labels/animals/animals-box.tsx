import { useState } from 'react';
import { useLocation } from 'wouter';
import type { LabelPet } from '#src/domain/labels/label-content.ts';
import { labelSorts, type LabelWho } from '#src/domain/labels/label-settings.ts';
import { limits } from '#src/domain/limits.ts';
import { GenderCount } from '#web/components/gender-count.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { paths } from '#web/paths.ts';
import { useSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ChipGroup } from '#web/ui/chips.tsx';
import { Note } from '#web/ui/note.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { PriceAll, PriceOf } from './prices.tsx';
import type { LabelPets } from './use-label-pets.ts';
import type { LabelControls } from '#web/features/animals/labels/use-label-settings.ts';
import { PickedChoice, PlanChoice, SpeciesChoice } from './selection-fields.tsx';

const ways = ['all', 'plan', 'species', 'picked'] as const;
const firstFew = 5;

/** Which animals get labels: all, those of a plan or a species, or selected ones. */
export function AnimalsBox({ pets, controls }: { pets: LabelPets; controls: LabelControls }) {
  const { labels } = useTexts();
  const { settings, change } = controls;
  const { chosen, named } = pets;
  const pick = usePick(pets, controls);
  const clear = chosen.length > 0 && (
    <Button variant="quiet" onClick={() => pick([])}>
      {labels.clearAll}
    </Button>
  );
  return (
    <Box title={labels.animals} end={named ? undefined : clear}>
      <div className="form">
        {named ? <OnlyThese pets={pets} /> : <Who pets={pets} controls={controls} pick={pick} />}
        {!named && pets.all.length > limits.idsPerCall && (
          <Note tone="amber">{labels.tooMany(limits.idsPerCall)}</Note>
        )}
        {settings.designs[settings.use].shown.includes('price') && <PriceAll controls={controls} />}
        {chosen.length === 0 ? (
          <p className="muted">{labels.none}.</p>
        ) : (
          <Chosen pets={chosen} controls={controls} pick={pick} />
        )}
        {chosen.length > 1 && (
          <SelectField
            label={labels.sort}
            value={settings.sort}
            onChange={(sort) => change({ sort })}
            options={labelSorts.map((value) => ({ value, label: labels.sorts[value] }))}
          />
        )}
      </div>
    </Box>
  );
}

type Pick = (ids: number[]) => void;

/** The selected animals: in the address if it names animals, else in the settings. */
function usePick({ named }: LabelPets, { change }: LabelControls): Pick {
  const [, setPicked] = useSetting('label_pets');
  const [, navigate] = useLocation();
  return (ids) => {
    if (named) {
      navigate(paths.labels({ ids: ids.join(',') }), { replace: true });
    } else {
      setPicked(ids.slice(0, limits.idsPerCall));
      change({ who: { by: 'picked' } });
    }
  };
}

function OnlyThese({ pets: { chosen, gone } }: { pets: LabelPets }) {
  const { labels } = useTexts();
  return (
    <>
      {gone > 0 && <Note tone="amber">{labels.someGone(gone)}</Note>}
      <div className="only-these">
        <p>{labels.onlyThese(chosen.length)}</p>
        <ButtonLink variant="quiet" href={paths.labels()} replace>
          {labels.backToUsual}
        </ButtonLink>
      </div>
    </>
  );
}

function Who(props: { pets: LabelPets; controls: LabelControls; pick: Pick }) {
  const { pets, controls, pick } = props;
  const { labels } = useTexts();
  const { who } = controls.settings;
  const [asked, setAsked] = useState<LabelWho['by'] | null>(null);
  const by = asked ?? who.by;
  const change = (next: LabelWho) => {
    setAsked(null);
    controls.change({ who: next });
  };
  function choose(way: LabelWho['by']) {
    // A plan and a species have to be chosen first.
    if (way === 'all' || way === 'picked') change({ by: way });
    else setAsked(way === who.by ? null : way);
  }
  return (
    <>
      <ChipGroup
        label={labels.which}
        value={by}
        onChange={choose}
        choices={ways.map((value) => ({ value, label: labels.by[value] }))}
      />
      {by === 'plan' && <PlanChoice who={who} onChange={change} />}
      {by === 'species' && <SpeciesChoice all={pets.all} who={who} onChange={change} />}
      {by === 'picked' && <PickedChoice pets={pets} pick={pick} />}
    </>
  );
}

function Chosen(props: { pets: readonly LabelPet[]; controls: LabelControls; pick: Pick }) {
  const { pets, controls, pick } = props;
  const { labels } = useTexts();
  const [whole, setWhole] = useState(false);
  const { design } = controls;
  const shown = whole ? pets : pets.slice(0, firstFew);
  const without = (id: number) => pets.filter((pet) => pet.id !== id).map((pet) => pet.id);
  return (
    <div>
      <Rows label={labels.animals}>
        {shown.map((pet) => (
          <Row
            key={pet.id}
            title={pet.name}
            beside={<GenderCount gender={pet.gender} count={pet.an_count} />}
            line={<SpeciesName name={pet.sc_name} />}
            end={
              <>
                {design.shown.includes('price') && <PriceOf pet={pet} controls={controls} />}
                <Button
                  variant="quiet"
                  icon="x"
                  label={labels.takeOff(pet.name)}
                  onClick={() => pick(without(pet.id))}
                />
              </>
            }
          />
        ))}
      </Rows>
      {pets.length > firstFew && (
        <Button wide onClick={() => setWhole(!whole)} aria-expanded={whole}>
          {whole ? labels.showLess : labels.showAll(pets.length)}
        </Button>
      )}
    </div>
  );
}
