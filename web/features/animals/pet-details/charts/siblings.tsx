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

/** The keeper's other animals of the same species, the newest first. */
export function useSiblings(pet: { id: number; sc_id: number }): Sibling[] {
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

/** Their curves, behind that of the animal. */
export function Siblings(props: {
  siblings: readonly Sibling[];
  kind: MeasurementKind;
  scale: GrowthScale;
  since: Day;
}) {
  const { siblings, ...look } = props;
  return siblings.map((sibling) => <SiblingCurve key={sibling.id} sibling={sibling} {...look} />);
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
