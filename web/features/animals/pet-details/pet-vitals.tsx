import { useAge, Vital, Vitals } from '#web/components/vitals.tsx';
import type { PetCardData } from '#web/components/pet-card.tsx';
import { formatShortDay } from '#web/lib/format.ts';
import { useTexts } from '#web/texts/texts.ts';

type Told = Pick<PetCardData, 'date_f' | 'food' | 'refusals' | 'refused_since' | 'mmt'>;

/** When it ate, how often it refused since, when it molted; `grown` says what the molt brought. */
export function PetVitals({ pet, grown }: { pet: Told; grown?: string | undefined }) {
  const { vitals } = useTexts().pets;
  const age = useAge(vitals);
  const { date_f, food, refusals, refused_since, mmt } = pet;
  return (
    <Vitals>
      <Vital
        icon="tongs"
        label={vitals.ate}
        note={date_f && [food, unbroken(formatShortDay(date_f))].filter(Boolean).join(', ')}
      >
        {date_f ? age(date_f) : vitals.never}
      </Vital>
      <Vital
        icon="refused"
        label={vitals.refused}
        note={
          refused_since ? vitals.since(unbroken(formatShortDay(refused_since))) : vitals.sinceMeal
        }
      >
        {vitals.times(refusals)}
      </Vital>
      <Vital
        icon="molt"
        label={vitals.molted}
        note={mmt && [formatShortDay(mmt), grown].filter(Boolean).map(unbroken).join(', ')}
      >
        {mmt ? age(mmt) : vitals.never}
      </Vital>
    </Vitals>
  );
}

/** '24 Nov' and '+3.2 cm' stay on one line. */
const unbroken = (text = '') => text.replaceAll(' ', '\u00a0');
