import { isWeighed } from '#src/domain/animal/measurements.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { useAge, Vital, Vitals } from '#web/components/vitals.tsx';
import type { PetCardData } from '#web/components/pet-card.tsx';
import { useToday } from '#web/lib/today.ts';
import { formatNearDay } from '#web/lib/format.ts';
import { useSizes } from '#web/lib/size.ts';
import { useTexts } from '#web/texts/texts.ts';

type Told = Pick<
  PetCardData,
  'date_f' | 'food' | 'refusals' | 'refused_since' | 'mmt' | 'weight' | 'weight_date' | 'an_type'
>;

/**
 * When it ate, how often it refused since, when it molted; of a reptile that is weighed its weight comes first, and what
 * it refused stands with the meal. `grown` and `gained` say what the last molt and the last weight brought.
 */
export function PetVitals(props: { pet: Told; grown?: string; gained?: string }) {
  const { pet, grown, gained } = props;
  const pets = wordsFor(pet.an_type, useTexts().pets);
  const { vitals } = pets;
  const age = useAge();
  const today = useToday();
  const { weightText } = useSizes();
  const { date_f, food, refusals, refused_since, mmt, weight, weight_date } = pet;
  const since = refused_since && vitals.since(unbroken(formatNearDay(refused_since, today)));
  const refused = since && `${vitals.refused} ${vitals.times(refusals)} ${since}`;
  const meal = date_f && [food, unbroken(formatNearDay(date_f, today))].filter(Boolean).join(', ');
  const weighs = isWeighed(pet);
  return (
    <Vitals>
      {weighs && weight !== null && weight_date !== null && (
        <Vital
          icon="scale"
          label={vitals.weighs}
          note={[age(weight_date), gained].filter(Boolean).map(unbroken).join(', ')}
        >
          {weightText(weight)}
        </Vital>
      )}
      <Vital icon="tongs" label={vitals.ate} note={(weighs && refused) || meal}>
        {date_f ? age(date_f) : vitals.notNoted}
      </Vital>
      {!weighs && (
        <Vital icon="refused" label={vitals.refused} note={since ?? (date_f && vitals.sinceMeal)}>
          {vitals.times(refusals)}
        </Vital>
      )}
      <Vital
        icon="molt"
        label={pets.molted}
        note={mmt && [formatNearDay(mmt, today), grown].filter(Boolean).map(unbroken).join(', ')}
      >
        {mmt ? age(mmt) : vitals.notNoted}
      </Vital>
    </Vitals>
  );
}

/** '24 Nov' and '+3.2 cm' stay on one line. */
const unbroken = (text = '') => text.replaceAll(' ', '\u00a0');
