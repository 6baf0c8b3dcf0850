import { useMemo } from 'react';
import type { LabelPet } from '#src/domain/labels/label-content.ts';
import type { LabelWho } from '#src/domain/labels/label-settings.ts';
import { SpeciesName } from '#web/components/species-name.tsx';
import { useAllNames } from '#web/components/use-all-names.ts';
import { api } from '#web/lib/api.ts';
import { formatCount } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { LabelPets } from './use-label-pets.ts';

type WhoField = { who: LabelWho; onChange: (who: LabelWho) => void };

export function PlanChoice({ who, onChange }: WhoField) {
  const { labels, errors } = useTexts();
  const plans = useLoad(['plan', 'list'], () => api.plan.list.get(), {
    errorTitle: errors.loadingPlans,
  });
  const rows = plans.data?.rows ?? [];
  if (plans.data && rows.length === 0) return <p className="muted">{labels.noPlans}</p>;
  const chosen = who.by === 'plan' ? String(who.fp_id) : '';
  const known = rows.some((plan) => String(plan.fp_id) === chosen);
  return (
    <SelectField
      label={labels.plan}
      value={known ? chosen : ''}
      onChange={(fp_id) => fp_id && onChange({ by: 'plan', fp_id: Number(fp_id) })}
      options={[
        ...(known ? [] : [{ value: '', label: labels.choosePlan }]),
        ...rows.map((plan) => ({
          value: String(plan.fp_id),
          label: labels.planChoice(plan.fp_name, plan.pets),
        })),
      ]}
    />
  );
}

type OfSpecies = { sc_name: string; cm_name: string; count: number };

export function SpeciesChoice({ all, who, onChange }: WhoField & { all: readonly LabelPet[] }) {
  const { labels } = useTexts();
  const textsOf = useAllNames();
  const species = useMemo(() => speciesOf(all), [all]);
  const chosen = who.by === 'species' ? who.sc_name : '';
  return (
    <Combobox<OfSpecies>
      label={labels.species}
      placeholder={labels.chooseSpecies}
      options={species}
      value={species.find(({ sc_name }) => sc_name === chosen) ?? null}
      onChange={(one) => one && onChange({ by: 'species', sc_name: one.sc_name })}
      itemKey={({ sc_name }) => sc_name}
      itemText={({ sc_name }) => sc_name}
      itemSearch={textsOf}
      renderItem={({ sc_name, cm_name, count }) => (
        <span>
          <SpeciesName name={sc_name} /> <span className="num">{formatCount(count)}</span>
          <span className="secondary small muted">{cm_name && ` ${cm_name}`}</span>
        </span>
      )}
    />
  );
}

/** Adds animals one by one. */
export function PickedChoice({ pets, pick }: { pets: LabelPets; pick: (ids: number[]) => void }) {
  const { labels } = useTexts();
  const textsOf = useAllNames();
  const taken = new Set(pets.chosen.map(({ id }) => id));
  const free = pets.all.filter(({ id }) => !taken.has(id));
  if (free.length === 0) return <p className="muted">{labels.nobodyToAdd}</p>;
  return (
    <Combobox<LabelPet>
      // A new instance after each choice: the field is empty again.
      key={taken.size}
      label={labels.add}
      placeholder={labels.addPlaceholder}
      options={free}
      value={null}
      onChange={(pet) => pet && pick([...taken, pet.id])}
      itemKey={({ id }) => id}
      itemText={({ name, sc_name }) => `${name}, ${sc_name}`}
      itemSearch={textsOf}
      renderItem={({ name, sc_name }) => (
        <span>
          <strong>{name}</strong> <SpeciesName name={sc_name} />
        </span>
      )}
    />
  );
}

function speciesOf(pets: readonly LabelPet[]): OfSpecies[] {
  const found = new Map<string, OfSpecies>();
  for (const { sc_name, cm_name } of pets) {
    const one = found.get(sc_name);
    if (one) one.count++;
    else found.set(sc_name, { sc_name, cm_name, count: 1 });
  }
  return [...found.values()];
}
