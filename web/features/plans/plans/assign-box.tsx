import { PetPicker } from '#web/components/pet-picker.tsx';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useAssignablePets } from './use-plan.ts';

/** The animals of a plan: by search, one by one, or all of a species. */
export function AssignBox(props: {
  chosen: ReadonlySet<number>;
  onChange: (chosen: Set<number>) => void;
}) {
  const { chosen, onChange } = props;
  const { common, plans } = useTexts();
  const load = useAssignablePets();
  const pets = load.data?.rows;
  return (
    <Box
      title={plans.inPlan}
      end={
        pets && pets.length > 0 ? (
          <span className="small muted num" role="status">
            {plans.chosen(pets.filter((pet) => chosen.has(pet.id)).length, pets.length)}
          </span>
        ) : undefined
      }
    >
      {load.loading && <SkeletonRows count={6} plate />}
      {!load.loading && !pets && <Button onClick={load.retry}>{common.retry}</Button>}
      {pets?.length === 0 && (
        <div className="between">
          <p className="muted">{plans.noPets}</p>
          <ButtonLink icon="plus" href={paths.petAdd()}>
            {plans.addPet}
          </ButtonLink>
        </div>
      )}
      {pets && pets.length > 0 && <PetPicker pets={pets} chosen={chosen} onChange={onChange} />}
    </Box>
  );
}
