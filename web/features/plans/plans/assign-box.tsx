import { useState } from 'react';
import { isFiltered, type PetFilters } from '#src/domain/animal/filters.ts';
import { readPlanFilter, writePlanFilter } from '#src/domain/feeding/plan-filter.ts';
import { PetPicker } from '#web/components/pet-picker.tsx';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { useBeginAtPart } from '#web/ui/begin-at-part.ts';
import { Box } from '#web/ui/box.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FieldGroup, type FieldProblem } from '#web/ui/field.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { MatchingPets, type AssignablePet } from './matching-pets.tsx';
import type { PlanDraft } from './plan-draft.ts';
import { PlanFilterFields, SavedViewChoice } from './plan-filter-fields.tsx';
import { useFilterWords, useMatching } from './use-matching.ts';
import { useAssignablePets } from './use-plan.ts';

/** The part of a plan's form with its animals, below its other fields, for addresses that lead there. */
export const ANIMALS = 'animals';

type Animals = Pick<PlanDraft, 'follows' | 'fp_filter' | 'pet_ids'>;
type BoxProps = {
  draft: Animals;
  onChange: (changes: Partial<Animals>) => void;
  problem?: FieldProblem | undefined;
};

/** The animals of a plan: chosen by search, one by one, all of a species, place or size; or all that match a filter. */
export function AssignBox(props: BoxProps) {
  const { draft, onChange } = props;
  const { common, plans } = useTexts();
  const load = useAssignablePets();
  const pets = load.data?.rows;
  useBeginAtPart();
  return (
    <Box
      id={ANIMALS}
      title={plans.inPlan}
      end={
        pets && pets.length > 0 && !draft.follows ? (
          <span className="small muted num" role="status">
            {plans.chosen(pets.filter((pet) => draft.pet_ids.has(pet.id)).length, pets.length)}
          </span>
        ) : undefined
      }
    >
      <div className="stack">
        <Segmented
          label={plans.which}
          choices={[
            { value: 'chosen', label: plans.chosenOnes },
            { value: 'follows', label: plans.allThatMatch },
          ]}
          value={draft.follows ? 'follows' : 'chosen'}
          onChange={(value) => onChange({ follows: value === 'follows' })}
        />
        {load.loading && <SkeletonRows count={6} plate />}
        {!load.loading && !pets && <Button onClick={load.retry}>{common.retry}</Button>}
        {pets && draft.follows && <Follows {...props} pets={pets} />}
        {pets?.length === 0 && !draft.follows && <NoPets />}
        {pets && pets.length > 0 && !draft.follows && <Choose {...props} pets={pets} />}
      </div>
    </Box>
  );
}

type PetsProps = BoxProps & { pets: readonly AssignablePet[] };

function Follows({ draft, onChange, problem, pets }: PetsProps) {
  const { plans } = useTexts();
  const [filters, setFilters] = useState<PetFilters>(() => readPlanFilter(draft.fp_filter) ?? {});
  const matches = useMatching(filters);
  const [asked, setAsked] = useState(0);
  function set(next: PetFilters) {
    setFilters(next);
    onChange({ fp_filter: writePlanFilter(next) });
  }
  return (
    <div className="stack">
      <SavedViewChoice
        onChange={(next) => {
          set(next);
          setAsked(asked + 1);
        }}
      />
      <FieldGroup label={plans.follows} hideLabel tall problem={problem} hint={plans.followsHint}>
        {/* numbers as they were typed give way to those of a view */}
        <PlanFilterFields key={asked} filters={filters} onChange={set} />
      </FieldGroup>
      {isFiltered(filters) && <MatchingPets pets={pets.filter(({ id }) => matches(id))} />}
    </div>
  );
}

function Choose({ draft, onChange, pets }: PetsProps) {
  const { plans } = useTexts();
  const [filters, setFilters] = useState<PetFilters>({});
  const matches = useMatching(filters);
  const filterWords = useFilterWords();
  const shown = pets.filter(({ id }) => matches(id));
  return (
    <div className="stack">
      <Fold title={plans.narrow} said={filterWords(writePlanFilter(filters))}>
        <PlanFilterFields filters={filters} onChange={setFilters} />
      </Fold>
      <PetPicker
        pets={shown}
        chosen={draft.pet_ids}
        onChange={(pet_ids) => onChange({ pet_ids })}
      />
    </div>
  );
}

function NoPets() {
  const { plans } = useTexts();
  return (
    <div className="between wraps">
      <p className="muted">{plans.noPets}</p>
      <ButtonLink icon="plus" href={paths.petAdd()}>
        {plans.addPet}
      </ButtonLink>
    </div>
  );
}
