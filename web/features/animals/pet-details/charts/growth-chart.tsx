import { useState } from 'react';
import { firstCurve, growthOf, lastYear } from '#src/domain/animal/growth.ts';
import type { MeasurementKind } from '#src/domain/animal/measurements.ts';
import type { Day } from '#src/domain/days.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { GrowthCurve, type GrownPet } from './growth-curve.tsx';
import type { PetHistory } from './use-history.ts';

type Props = Pick<PetHistory, 'molts' | 'measurements'> & { pet: GrownPet };

/** What was measured over time, with the molts as its steps. Drawn from the second value on. */
export function GrowthChart({ pet, molts, measurements }: Props) {
  const { pets } = useTexts();
  const today = useToday();
  const growth = growthOf(pet.an_type, molts, measurements);
  const [chosen, setChosen] = useState<MeasurementKind | null>(null);
  const [span, setSpan] = useState<'year' | 'all'>('all');
  const kind = chosen && growth.has(chosen) ? chosen : firstCurve(growth);
  const all = (kind && growth.get(kind)) ?? [];
  if (kind === undefined) return null;
  if (all.length < 2 && growth.size < 2)
    return (
      <Box title={pets.growth}>
        <p className="muted">{pets.growthFew}</p>
      </Box>
    );
  const year = lastYear(all, today);
  const hasYear = year.length > 2 && year.length < all.length;
  const [first, ...others] = span === 'year' && hasYear ? year : all;
  return (
    <section className="box growth">
      <div className="growth-choices">
        {growth.size > 1 && (
          <Segmented
            label={pets.growthOf}
            value={kind}
            onChange={setChosen}
            choices={[...growth.keys()].map((value) => ({ value, label: pets.growthKinds[value] }))}
          />
        )}
        {hasYear && (
          <Segmented<'year' | 'all'>
            label={pets.growthSpan}
            value={span}
            onChange={setSpan}
            choices={[
              { value: 'year', label: pets.growthYear },
              { value: 'all', label: pets.growthAll },
            ]}
          />
        )}
      </div>
      {first && others.length > 0 ? (
        <GrowthCurve
          key={`${kind} ${span}`}
          pet={pet}
          kind={kind}
          points={[first, ...others]}
          molts={daysOf(molts)}
        />
      ) : (
        <p className="muted">{pets.growthFew}</p>
      )}
    </section>
  );
}

const daysOf = (molts: readonly { date_mt: Day }[]) => molts.map(({ date_mt }) => date_mt);
