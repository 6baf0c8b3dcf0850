import { skinWordOf } from '#src/domain/animal/molt.ts';
import type { CollectionStatistics } from '#src/domain/statistics/collection.ts';
import { shortInList } from '#src/domain/text/short-in-list.ts';
import { SpeciesName } from '#web/components/species-name.tsx';
import { formatCount } from '#web/lib/format.ts';
import { showAmount } from '#web/lib/money.ts';
import { lengthText, sizeText, units } from '#web/lib/size.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { barsShown } from './bars-shown.ts';
import { BarsBox } from './bars-box.tsx';
import type { Bar } from './horizontal-bars.tsx';
import { LeftOut } from './left-out.tsx';
import { MoltsByPlace, MoltsBySpecies } from './molts-by.tsx';
import { RefusalsByPlace, WhoRefuses } from './refusals-by.tsx';

type Props = { year: CollectionStatistics };

const SHOWN = 6;
const FEEDERS = 8;

/** Who refuses and molts, where, what was eaten, and who has grown. */
export function Shares({ year }: Props) {
  const hasPlaces = year.places.some(({ place }) => place !== null);
  return (
    <div className="split even">
      <WhoRefuses year={year} />
      {hasPlaces && <RefusalsByPlace year={year} />}
      <MoltsBySpecies year={year} />
      {hasPlaces && <MoltsByPlace year={year} />}
      <Eaten year={year} />
      <Growth year={year} />
    </div>
  );
}

function Eaten({ year }: Props) {
  const { statistics, pets } = useTexts();
  const { meals } = year;
  if (meals.length === 0) return null;
  const bars: Bar[] = meals.slice(0, barsShown(meals.length, FEEDERS)).map((meal) => {
    const said = [piecesText(meal, statistics), ...costsOf(meal)].filter(Boolean).join(', ');
    const name = (
      <>
        {meal.food || pets.noFeeder} {said && <small>{said}</small>}
      </>
    );
    return { key: meal.food, name, value: meal.n, said: formatCount(meal.n) };
  });
  const others = meals.slice(barsShown(meals.length, FEEDERS)).reduce((sum, { n }) => sum + n, 0);
  if (others > 0)
    bars.push({
      ...{ key: 'others', name: statistics.allOthers },
      ...{ value: others, said: formatCount(others), sum: true },
    });
  const rows = meals.map((meal) => {
    const { food, n, amount, with_amount } = meal;
    return [food || pets.noFeeder, n, amount, with_amount, costsOf(meal).join(', ')];
  });
  const { feeder, timesEaten, amount, withAmount, cost } = statistics;
  const heads = [feeder, timesEaten, amount, withAmount, cost];
  const { purchases } = year.left_out;
  return (
    <BarsBox
      title={statistics.eaten}
      year={year.year}
      sub={statistics.eatenSub}
      bars={bars}
      table={{ heads, rows }}
    >
      <LeftOut
        year={year}
        said={{ purchases: purchases > 0 && statistics.outPurchases(purchases) }}
      />
    </BarsBox>
  );
}

type Meal = CollectionStatistics['meals'][number];

const costsOf = ({ costs }: Meal) =>
  costs.map(({ currency, total }) => showAmount(total, currency));

/** Where some meals don't say it, of how many it is. */
function piecesText({ amount, with_amount, n }: Meal, words: Texts['statistics']): string {
  if (amount === 0) return '';
  return with_amount < n
    ? words.piecesOf(formatCount(amount), formatCount(with_amount))
    : words.pieces(formatCount(amount));
}

function Growth({ year }: Props) {
  const { statistics } = useTexts();
  const grown = year.species
    .filter(({ growth }) => growth > 0)
    .toSorted((a, b) => b.growth - a.growth);
  const isShort = shortInList(grown.map(({ sc_name }) => sc_name));
  const bars: Bar[] = grown
    .slice(0, barsShown(grown.length, SHOWN))
    .map(({ sc_id, sc_name, growth }) => ({
      key: sc_id,
      name: <SpeciesName name={sc_name} short={isShort(sc_name)} />,
      value: growth,
      said: lengthText(growth),
    }));
  const others = grown
    .slice(barsShown(grown.length, SHOWN))
    .reduce((sum, { growth }) => sum + growth, 0);
  if (others > 0)
    bars.push({
      ...{ key: 'others', name: statistics.allOthers },
      ...{ value: others, said: lengthText(others), sum: true },
    });
  const rows = grown.map(({ sc_name, growth, molts }) => [sc_name, sizeText(growth), molts]);
  const { shrunk } = year.left_out;
  return (
    <BarsBox
      title={statistics.growth}
      year={year.year}
      sub={statistics.growthSub(lengthText(year.growth))}
      bars={bars}
      none={statistics.noGrowth}
      table={{
        heads: [
          statistics.species,
          `${statistics.grown} (${units().length})`,
          statistics.molts(skinWordOf(year.types)),
        ],
        rows,
      }}
    >
      <LeftOut year={year} said={{ shrunk: shrunk > 0 && statistics.outShrunk(shrunk) }} />
    </BarsBox>
  );
}
