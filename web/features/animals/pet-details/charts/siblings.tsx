import { growthOf } from '#src/domain/animal/growth.ts';
import type { MeasurementKind } from '#src/domain/animal/measurements.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import type { Day } from '#src/domain/days.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { GrowthScale } from './growth-scale.ts';
import { usePetHistory } from './use-history.ts';

type Sibling = { id: number; an_type: AnimalType };

/** As many curves as can be told apart. */
const MOST = 12;

/** From where an animal came, as far as its siblings share it. */
export type SharedOrigin = { id: number; count: number; parent_id: number | null } | null;

/** Those of the same parent, else of the same purchase. They are the server's to know. */
export function useSiblings(pet: { id: number; origin: SharedOrigin }): Sibling[] {
  const { errors } = useTexts();
  const { id = 0, count = 1, parent_id = null } = pet.origin ?? {};
  const says = { errorTitle: errors.loadingPets, quiet: true, mayBeMissing: true };
  const young = useLoad(
    ['purchases', 'child_pets', parent_id],
    () => api.purchases.child_pets({ id: parent_id ?? 0 }).get(),
    { ...says, enabled: parent_id !== null },
  );
  const bought = useLoad(['purchases', 'detail', id], () => api.purchases.detail({ id }).get(), {
    ...says,
    enabled: pet.origin !== null && parent_id === null && count > 1,
  });
  const all = young.data?.rows ?? bought.data?.data.pets ?? [];
  return all.filter((one) => one.id !== pet.id && one.an_count === 1).slice(0, MOST);
}

/** The keeper's other animals of the same species, the newest first. */
export function useSameSpecies(pet: { id: number; sc_id: number }): Sibling[] {
  const { errors } = useTexts();
  const query = { archived: 0 as const };
  const { data } = useLoad(['pet', 'table', query], () => api.pet.table.get({ query }), {
    errorTitle: errors.loadingPets,
    quiet: true,
  });
  const others = (data?.rows ?? []).filter(
    ({ id, sc_id, size, weight }) =>
      id !== pet.id && sc_id === pet.sc_id && (size !== null || weight !== null),
  );
  return others.toSorted((a, b) => b.id - a.id).slice(0, MOST);
}

/** The curves of others, behind that of the animal. */
export function CurvesOfOthers(props: {
  others: readonly Sibling[];
  kind: MeasurementKind;
  scale: GrowthScale;
  since: Day;
}) {
  const { others, ...look } = props;
  return others.map((sibling) => <SiblingCurve key={sibling.id} sibling={sibling} {...look} />);
}

function SiblingCurve(props: {
  sibling: Sibling;
  kind: MeasurementKind;
  scale: GrowthScale;
  since: Day;
}) {
  const { sibling, kind, scale, since } = props;
  const { data } = usePetHistory(sibling.id);
  if (!data) return null;
  const points = growthOf(sibling.an_type, data.molts, data.measurements).get(kind) ?? [];
  const seen = points.filter(({ day }) => day >= since);
  return seen.length > 1 && <path className="stroke sibling" d={scale.draw(seen)} />;
}
