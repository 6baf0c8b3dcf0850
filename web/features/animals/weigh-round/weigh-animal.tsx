import { falling } from '#src/domain/animal/falling.ts';
import type { Doubt, Measured } from '#src/domain/animal/measurements.ts';
import { inUnit } from '#src/domain/animal/units.ts';
import { GenderCount } from '#web/components/gender-count.tsx';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { NumberBeside, SpeciesName } from '#web/components/species-name.tsx';
import { formatNearDay, formatSmall } from '#web/lib/format.ts';
import { units, weightText } from '#web/lib/size.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { WeightLine } from './weight-line.tsx';
import type { WeighPet } from './weigh.page.tsx';

type Props = {
  pet: WeighPet;
  typed: string;
  /** What is typed, in g; null as long as it is no number. */
  value: number | null;
  /** The weights before today, the newest first. */
  weights: readonly Measured[];
  doubt: Doubt | null;
  /** Why nothing can weigh what is typed. */
  problem: string | null;
};

/** More digits than the field has room for in its largest type. */
const LONG = 6;

/** The animal, the number that is typed, and what it says beside the weights before. */
export function WeighAnimal({ pet, typed, value, weights, doubt, problem }: Props) {
  const { weigh } = useTexts().pets;
  const unit = units().weight;
  return (
    <div className="round-main">
      <header className="weigh-who">
        <PetPicture pet={pet} key={pet.id} eager />
        <div>
          <h1>
            {pet.name} <GenderCount gender={pet.gender} count={pet.an_count} />
          </h1>
          <p className="round-species">
            <SpeciesName name={pet.sc_name} /> <NumberBeside pet={pet} />
          </p>
          {pet.place && <p className="small muted">{pet.place}</p>}
        </div>
      </header>
      <div className="weigh-main">
        <p className="weigh-field">
          <output
            aria-live="polite"
            aria-label={weigh.weightOf(pet.name)}
            className={typed.length > LONG ? 'long' : undefined}
          >
            {typed}
          </output>
          <span>{unit}</span>
        </p>
        <Change value={value} last={weights[0] ?? null} />
        <WeightLine weights={weights} value={value} />
        <Hint {...{ value, weights, doubt, problem }} />
      </div>
    </div>
  );
}

/** '−3 g since 5 Nov, 41 g' */
function Change({ value, last }: { value: number | null; last: Measured | null }) {
  const { weigh } = useTexts().pets;
  const today = useToday();
  if (!last) return <p className="weigh-diff">{weigh.first}</p>;
  const { weight: unit } = units();
  const by = value === null ? null : inUnit(value - last.value, unit);
  const sign = by === null || by === 0 ? '±' : by > 0 ? '+' : '−';
  return (
    <p className="weigh-diff">
      {by !== null && (
        <strong className="num">
          {sign}
          {formatSmall(Math.abs(by))} {unit}
        </strong>
      )}{' '}
      {weigh.since(formatNearDay(last.date_ms, today), weightText(last.value))}
    </p>
  );
}

const OFTEN = 3;

function Hint(props: Pick<Props, 'value' | 'weights' | 'doubt' | 'problem'>) {
  const { value, weights, doubt, problem } = props;
  const { weigh } = useTexts().pets;
  const today = useToday();
  const falls = value === null ? null : falling([{ date_ms: today, value }, ...weights]);
  const said =
    problem ??
    (doubt
      ? weigh.doubt[doubt]
      : falls &&
        falls.times >= OFTEN &&
        weigh.falling(falls.times, formatNearDay(falls.since, today)));
  return (
    <p className="weigh-hint" role="status">
      {said && (
        <>
          <Icon name="warn" />
          <span>{said}</span>
        </>
      )}
    </p>
  );
}
