import { sizeKind, type MeasurementKind } from '#src/domain/animal/measurements.ts';
import type { Day } from '#src/domain/days.ts';
import type { AnimalType, Gender } from '#src/domain/enums.ts';
import type { PartialDay } from '#src/domain/partial-days.ts';
import { clubGrowthOf, sizesBetween, sizesOn } from '#src/domain/species/club-growth.ts';
import { isAgeKnown } from '#src/domain/species/life.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { api } from '#web/lib/api.ts';
import { lengthText } from '#web/lib/size.ts';
import { useLoad, type Load } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { GrowthScale } from './growth-scale.ts';

type Grown = {
  an_type: AnimalType;
  an_count: number;
  sc_id: number;
  gender: Gender;
  hatched: PartialDay | null;
};

type ClubGrowth = ReturnType<typeof clubGrowthOf>;

/** What only the server can say, and only of animals whose age is known: the sizes of the club at the same ages. */
export function useClubGrowth(pet: Grown, kind: MeasurementKind, from: Day, to: Day) {
  const { pets } = useTexts();
  const load = useLoad(
    ['species', 'club', pet.sc_id],
    () => api.species.club({ id: pet.sc_id }).get(),
    {
      errorTitle: pets.growthClub.error,
      quiet: true,
      enabled: kind === sizeKind(pet.an_type) && pet.an_count === 1 && isAgeKnown(pet.hatched),
    },
  );
  const growth = clubGrowthOf(load.data?.club?.growth ?? [], pet)
    .map(({ of, days }) => ({ of, days: sizesBetween(days, from, to) }))
    .filter(({ days }) => days.length > 1);
  return { load, growth, isOffered: growth.length > 0 || load.failed !== null };
}

/** The middle half of the club, behind the curve of an animal. */
export function ClubBands({ growth, scale }: { growth: ClubGrowth; scale: GrowthScale }) {
  return growth.map(({ of, days }, at) => (
    <path key={of} className={spanClass('club-span', at)} d={scale.band(days) ?? ''} />
  ));
}

/** What the bands mean, or why they are not there. */
export function ClubKey({ growth, load }: { growth: ClubGrowth; load: Load<unknown> }) {
  const { pets } = useTexts();
  if (growth.length === 0) return load.failed && <LoadFailed load={load} />;
  return (
    <p className="key">
      {growth.map(({ of }, at) => (
        <span key={of}>
          <i className={spanClass('k-span', at)} />
          {pets.growthClub.half[of]}
        </span>
      ))}
    </p>
  );
}

const spanClass = (name: string, at: number) => (at === 0 ? name : `${name} is-second`);

/** The sizes of the club on a day, with a heading for each, as far as the club knows them. */
export function useClubSizes(growth: ClubGrowth) {
  const { growthClub } = useTexts().pets;
  const textOn = (days: ClubGrowth[number]['days'], day: Day) => {
    const sizes = sizesOn(days, day);
    return sizes ? growthClub.span(lengthText(sizes.low), lengthText(sizes.high)) : '';
  };
  return {
    heads: growth.map(({ of }) => growthClub.heads[of]),
    cells: (day: Day) => growth.map(({ days }) => textOn(days, day)),
    lines: (day: Day) =>
      growth.flatMap(({ of, days }) => {
        const text = textOn(days, day);
        return text === '' ? [] : [`${growthClub.heads[of]}: ${text}`];
      }),
  };
}
