import { useState } from 'react';
import type { Day } from '#src/domain/days.ts';
import type { PetCard } from '#src/features/animals/pets/pets.queries.ts';
import { GenderCount } from '#web/components/gender-count.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { api } from '#web/lib/api.ts';
import { formatDay } from '#web/lib/format.ts';
import { useLoad, type Load } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { FieldProblem } from '#web/ui/field.tsx';

export type OwnPet = Pick<
  PetCard,
  'id' | 'name' | 'sc_id' | 'sc_name' | 'cm_name' | 'an_type' | 'gender' | 'an_count'
> & {
  archived?: 0 | 1;
  /** Of one that is archived as sold already. */
  archive_date?: Day | null;
};

/** Chooses one of the keeper's pets by a part of its name or species. `toSell`: also of those archived as sold without a sale. */
export function OwnPetField(props: {
  label: string;
  placeholder?: string;
  hint?: string;
  value: Pick<OwnPet, 'id' | 'name'> | null;
  onChange: (pet: OwnPet | null) => void;
  problem?: FieldProblem;
  required?: boolean;
  toSell?: boolean;
}) {
  const { value, onChange, toSell = false, ...frame } = props;
  const [search, setSearch] = useState('');
  const found = useFound(search, toSell);
  return (
    <>
      <Combobox
        {...frame}
        options={(found.data?.rows ?? []).map((pet): Option => ({
          id: pet.id,
          name: pet.name,
          pet,
        }))}
        loading={found.loading || found.refreshing}
        value={value && { id: value.id, name: value.name, pet: null }}
        onChange={(option) => onChange(option?.pet ?? null)}
        onSearch={(text) => setSearch(text.trim())}
        itemKey={(option) => option.id}
        itemText={(option) => option.name}
        renderItem={({ pet }) => pet && <PetOption pet={pet} />}
      />
      {found.failed && !found.data && <LoadFailed load={found} />}
    </>
  );
}

function useFound(search: string, toSell: boolean): Load<{ rows: OwnPet[] }> {
  const options = { errorTitle: useTexts().errors.loadingPets, keep: true };
  const asked = { limit: 30, ...(search && { search }) };
  const query = { ...asked, sort_by: 'name' as const };
  const own = useLoad(['pet', 'list', query], () => api.pet.list.get({ query }), {
    ...options,
    enabled: !toSell,
  });
  const sellable = useLoad(['pet', 'sellable', asked], () => api.sales.pets.get({ query: asked }), {
    ...options,
    enabled: toSell,
  });
  return toSell ? sellable : own;
}

/** Of the chosen one only the name is needed. */
type Option = { id: number; name: string; pet: OwnPet | null };

function PetOption({ pet }: { pet: OwnPet }) {
  const { pets } = useTexts();
  return (
    <>
      <Icon name={pet.an_type} />
      <span className="grow">
        {pet.name} <GenderCount gender={pet.gender} count={pet.an_count} />{' '}
        <span className="small muted">
          <SpeciesName name={pet.sc_name} />
          {pet.archived === 1 &&
            ` · ${[pets.reasons.sold, pet.archive_date && formatDay(pet.archive_date)].filter(Boolean).join(' ')}`}
        </span>
      </span>
    </>
  );
}

/** The pet in the address, as the form's initial value; a page that needs it shows the failure in its place. */
export function useOwnPet(id: number | null) {
  const { errors } = useTexts();
  const load = useLoad(['pet', 'detail', id], () => api.pet.detail({ id: id ?? 0 }).get(), {
    errorTitle: errors.loadingPetData,
    enabled: id !== null,
    mayBeMissing: true,
    quiet: true,
  });
  const pet = load.data && load.data.own === 1 ? load.data : null;
  return { pet, load, loading: load.loading };
}
