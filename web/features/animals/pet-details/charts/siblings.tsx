import { growthOf, growthSince } from '#src/domain/animal/growth.ts';
import type { MeasurementKind } from '#src/domain/animal/measurements.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import type { Day } from '#src/domain/days.ts';
import { api } from '#web/lib/api.ts';
import { inSteps, type Step } from '#web/lib/ask.ts';
import { keepsSomething } from '#web/lib/device-start.ts';
import { useLoad } from '#web/lib/load.ts';
import { useToday } from '#web/lib/today.ts';
import { useLasting } from '#web/lib/use-lasting.ts';
import { useTexts } from '#web/texts/texts.ts';
import { classes } from '#web/ui/classes.ts';
import type { GrowthScale } from './growth-scale.ts';

type Other = { id: number; an_type: AnimalType; archived: 0 | 1 };
/** `all`: how many there are, of which the curves of few are drawn. */
type Others = { curves: Curve[]; all: number };

/** How long a first visit draws its page, and brings the collection to the device, in milliseconds. */
const FIRST_VISIT_MS = 3_000;

/** As many curves as can be told apart. */
const MOST = 12;

/** Those of the same parent, else of the same purchase. */
function useSiblings(id: number): Other[] {
  const { errors } = useTexts();
  const { data } = useLoad(['pet', 'siblings', id], () => api.pet.siblings({ id }).get(), {
    errorTitle: errors.loadingPets,
    quiet: true,
    mayBeMissing: true,
  });
  return data?.rows ?? [];
}

/** The keeper's other animals of the same species, the newest first. */
function useSameSpecies(pet: { id: number; sc_id: number }): Other[] {
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
  const newest = others.toSorted((a, b) => b.id - a.id);
  return newest.map(({ id, an_type }) => ({ id, an_type, archived: 0 }));
}

type Curve = { id: number; points: ReturnType<typeof growthSince> };

/** The curves of one kind since a day to draw behind an animal's, of those only that there is something to draw of. */
export function useCurves(pet: { id: number; sc_id: number }, kind: MeasurementKind, since: Day) {
  const { pets } = useTexts();
  const today = useToday();
  const siblings = useSiblings(pet.id);
  const sameSpecies = useSameSpecies(pet);
  // a second choice that draws nothing else is none
  const known = new Set(siblings.map(({ id }) => id));
  const species = sameSpecies.every(({ id }) => known.has(id)) ? [] : sameSpecies;
  // a first visit would ask the server for each of them, beside what its page waits for
  const isLate = useLasting(true, FIRST_VISIT_MS);
  const isCalm = keepsSomething() || isLate;
  const drawn = [...siblings.slice(0, MOST), ...species.slice(0, MOST)];
  // many are both
  const ids = [...new Set(drawn.map(({ id }) => id))];
  const { data } = useLoad(['pet', 'histories', ids], () => inSteps((step) => all(ids, step)), {
    errorTitle: pets.loadingHistory,
    quiet: true,
    enabled: ids.length > 0 && isCalm,
  });
  const curvesOf = (others: readonly Other[]): Others => {
    const curves = others.slice(0, MOST).flatMap(({ id, an_type, archived }) => {
      const history = data?.[ids.indexOf(id)];
      if (!history) return [];
      const grown = growthOf(an_type, history.molts, history.measurements).get(kind) ?? [];
      const points = growthSince(kind, grown, since, archived === 1 ? null : today);
      return points.length > 0 ? [{ id, points }] : [];
    });
    return { curves, all: others.length > MOST ? others.length : curves.length };
  };
  return { siblings: curvesOf(siblings), species: curvesOf(species) };
}

const all = (ids: readonly number[], step: Step) =>
  Promise.all(ids.map((id) => step(() => api.pet.history({ id }).get())));

/** Behind that of the animal; a single value is a point. */
export function CurvesOfOthers({
  curves,
  scale,
}: {
  curves: readonly Curve[];
  scale: GrowthScale;
}) {
  return curves.map(({ id, points }) => (
    <path
      key={id}
      className={classes('stroke sibling', points.length === 1 && 'is-point')}
      d={scale.draw(points)}
    />
  ));
}

/** Says that some are larger than the scale, which leaves the animal itself its room. */
export function TooLarge({ curves, scale }: { curves: readonly Curve[]; scale: GrowthScale }) {
  const { pets } = useTexts();
  const above = curves.filter(({ points }) => points.some(({ value }) => scale.isAbove(value)));
  return above.length > 0 && <p className="hint">{pets.growthTooLarge(above.length)}</p>;
}
