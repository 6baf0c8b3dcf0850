import type { OfferedAnimal } from '#src/domain/trade/hand-over.ts';
import { formatNearDay } from '#web/lib/format.ts';
import { lengthText } from '#web/lib/size.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { PreMoltTag } from './pre-molt-tag.tsx';
import { wordsFor } from './words-for.ts';
import { useAge, Vital, Vitals } from './vitals.tsx';

/** What decides about an animal: when it ate, how often it refused since, when it molted. Nothing without a history. */
export function OfferedVitals({ animal }: { animal: OfferedAnimal }) {
  const takeOver = wordsFor(animal.an_type, useTexts().takeOver);
  const today = useToday();
  const age = useAge();
  const { first, last_fed, refusals, refused_since, molts, pre_molt } = animal;
  const [molt] = molts;
  if (first === null) return null;
  const size = molt && molt.size !== null ? lengthText(molt.size) : '';
  return (
    <div className="stack tight">
      <Vitals>
        <Vital icon="tongs" label={takeOver.ate} note={last_fed?.food}>
          {last_fed ? age(last_fed.date_f) : takeOver.notNoted}
        </Vital>
        <Vital
          icon="refused"
          label={takeOver.refused}
          note={
            refused_since
              ? takeOver.since(formatNearDay(refused_since, today))
              : last_fed && takeOver.sinceMeal
          }
        >
          {takeOver.times(refusals)}
        </Vital>
        <Vital
          icon="molt"
          label={takeOver.molted}
          note={[molt && takeOver.moltNumber(molts.length), size].filter(Boolean).join(', ')}
        >
          {molt ? age(molt.date_mt) : takeOver.notNoted}
        </Vital>
      </Vitals>
      {pre_molt && (
        <p>
          <PreMoltTag an_type={animal.an_type} pre_molt={pre_molt} today={today} />
        </p>
      )}
    </div>
  );
}
