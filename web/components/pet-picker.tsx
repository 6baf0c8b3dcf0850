import { useMemo, useState } from 'react';
import { matchesWords, searchWords } from '#src/domain/text/search-words.ts';
import type { PetCard } from '#src/features/animals/pets/pets.queries.ts';
import { compareTexts } from '#web/lib/format.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { GenderCount } from './gender-count.tsx';
import { PetPicture } from './pet-picture.tsx';
import { NumberBeside, SpeciesName } from './species-name.tsx';
import { useAllNames } from './use-all-names.ts';
import { useApart } from './use-apart.ts';

type PickablePet = Pick<
  PetCard,
  | 'id'
  | 'name'
  | 'sc_id'
  | 'sc_name'
  | 'cm_name'
  | 'an_type'
  | 'gender'
  | 'an_count'
  | 'size'
  | 'place'
  | 'has_img'
  | 'img_version'
>;

const byName = (a: PickablePet, b: PickablePet) =>
  compareTexts(a.sc_name, b.sc_name) || compareTexts(a.name, b.name);

type Chosen = ReadonlySet<number>;

/** As many rows as render quickly and are easy to scan; the rest on demand. */
const MOST = 40;

/**
 * Chooses among all animals: by search, one by one, all of a species or all that are found at once. Those that are the
 * only one of their species come last, below a heading of their own.
 */
export function PetPicker<Pet extends PickablePet>(props: {
  pets: readonly Pet[];
  chosen: Chosen;
  onChange: (chosen: Set<number>) => void;
}) {
  const { chosen, onChange } = props;
  const { plans } = useTexts();
  // 'Sling 10' behind 'Sling 2', as a collection that was counted expects it
  const pets = useMemo(() => props.pets.toSorted(byName), [props.pets]);
  const [search, setSearch] = useState('');
  const [all, setAll] = useState(false);
  const textsOf = useAllNames();
  const found = useMemo(() => {
    const words = searchWords(search);
    return pets.filter((pet) => matchesWords(textsOf(pet), words));
  }, [pets, search, textsOf]);
  const shown = all || search !== '' ? found : found.slice(0, MOST);
  const bySpecies = useMemo(() => Map.groupBy(pets, (pet) => pet.sc_id), [pets]);
  const same = ({ sc_id }: Pet) => (bySpecies.get(sc_id) ?? []).map(({ id }) => id);
  const [single, several] = parted(shown, (pet) => same(pet).length === 1);
  const groups = [...Map.groupBy(several, (pet) => pet.sc_id).values()];

  function set(ids: readonly number[], on: boolean) {
    const next = new Set(chosen);
    for (const id of ids)
      if (on) next.add(id);
      else next.delete(id);
    onChange(next);
  }
  const isAll = found.length > 0 && found.every(({ id }) => chosen.has(id));
  return (
    <div className="stack tight">
      {found.length > 1 && (
        <Button
          icon={isAll ? 'x' : 'check'}
          onClick={() =>
            set(
              found.map(({ id }) => id),
              !isAll,
            )
          }
        >
          {(isAll ? plans.noneOfThese : plans.everyOne)(found.length)}
        </Button>
      )}
      <SearchField
        label={plans.find}
        placeholder={plans.findPlaceholder}
        value={search}
        onSearch={setSearch}
      />
      {found.length === 0 && <p className="muted">{plans.nothingFound}</p>}
      {groups.map(
        (group) =>
          group[0] && (
            <SpeciesGroup
              key={group[0].sc_id}
              sc_name={group[0].sc_name}
              cm_name={group[0].cm_name}
              pets={group}
              same={same(group[0])}
              chosen={chosen}
              set={set}
            />
          ),
      )}
      {single.length > 0 && (
        <section className="pick-group" aria-label={plans.singles}>
          {groups.length > 0 && <p className="pick-name">{plans.singles}</p>}
          <Rows pets={single} chosen={chosen} set={set} species />
        </section>
      )}
      {shown.length < found.length && (
        <Button wide onClick={() => setAll(true)}>
          {plans.showAll(found.length)}
        </Button>
      )}
    </div>
  );
}

type Choosing = {
  pets: readonly PickablePet[];
  chosen: Chosen;
  set: (ids: readonly number[], on: boolean) => void;
};

function SpeciesGroup({
  sc_name,
  cm_name,
  same,
  ...rows
}: Choosing & {
  sc_name: string;
  cm_name: string;
  /** All ids of the species, including those that the search hides. */
  same: readonly number[];
}) {
  const { plans } = useTexts();
  const isAll = same.every((id) => rows.chosen.has(id));
  return (
    <section className="pick-group" aria-label={sc_name}>
      <div className="between">
        <p className="pick-name">
          <SpeciesName name={sc_name} /> {cm_name && <span className="small muted">{cm_name}</span>}
        </p>
        <Button
          variant="quiet"
          icon={isAll ? 'x' : 'check'}
          label={(isAll ? plans.noneOf : plans.allOf)(same.length, sc_name)}
          onClick={() => rows.set(same, !isAll)}
        >
          {isAll ? plans.none : plans.all(same.length)}
        </Button>
      </div>
      <Rows {...rows} />
    </section>
  );
}

/** `species`: each says its scientific name, which no heading above them does. */
function Rows({ pets, chosen, set, species = false }: Choosing & { species?: boolean }) {
  const apart = useApart();
  return (
    <ul className="rows">
      {pets.map((pet) => (
        <li key={pet.id}>
          <Check whole checked={chosen.has(pet.id)} onChange={(on) => set([pet.id], on)}>
            <PetPicture pet={pet} />
            <span className="main">
              <span>
                <strong>{pet.name}</strong> <NumberBeside pet={pet} />{' '}
                <GenderCount gender={pet.gender} count={pet.an_count} />
              </span>
              <span className="secondary">
                {species ? <SpeciesName name={pet.sc_name} /> : apart(pet)}
              </span>
            </span>
          </Check>
        </li>
      ))}
    </ul>
  );
}

/** Those that are it, and the others, in their order. */
const parted = <Item,>(all: readonly Item[], is: (item: Item) => boolean) =>
  [all.filter(is), all.filter((item) => !is(item))] as const;
