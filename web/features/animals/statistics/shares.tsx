import type { CollectionStatistics } from '#src/domain/statistics/collection.ts';
import { sharesOf } from '#src/domain/statistics/shares.ts';
import { SpeciesName } from '#web/components/species-name.tsx';
import { formatCount } from '#web/lib/format.ts';
import { showAmount } from '#web/lib/money.ts';
import { lengthText, sizeText, units } from '#web/lib/size.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { formatPercent } from './format-percent.ts';
import { BarsBox } from './bars-box.tsx';
import type { Bar } from './horizontal-bars.tsx';
import { LeftOut } from './left-out.tsx';
import { MoltsByPlace, MoltsBySpecies } from './molts-by.tsx';
import { shortPath } from './short-path.ts';

type Props = { year: CollectionStatistics };

/** Shares of fewer offers say nothing. */
const LEAST = 10;
const SHOWN = 6;

/** Who refuses and molts, where, what was eaten, and who has grown. */
export function Shares({ year }: Props) {
  const hasPlaces = year.places.some(({ place }) => place !== null);
  return (
    <div className="split even">
      <WhoRefuses year={year} />
      {hasPlaces && <ByPlace year={year} />}
      <MoltsBySpecies year={year} />
      {hasPlaces && <MoltsByPlace year={year} />}
      <Eaten year={year} />
      <Growth year={year} />
    </div>
  );
}

function WhoRefuses({ year }: Props) {
  const { statistics } = useTexts();
  const often = year.species
    .filter(({ offers }) => offers >= LEAST)
    .toSorted((a, b) => b.share - a.share);
  const [shown, rest] = [often.slice(0, SHOWN), often.slice(SHOWN)];
  const bars: Bar[] = shown.map(({ sc_id, sc_name, share }) => ({
    key: sc_id,
    name: <SpeciesName name={sc_name} short />,
    ...shareOf(share),
  }));
  if (rest.length > 0) {
    const others = sharesOf(rest);
    bars.push({ key: 'others', name: statistics.allOthers, ...shareOf(others.share) });
  }
  const rows = year.species.map(({ sc_name, fed, refused }) => [sc_name, fed, refused]);
  return (
    <BarsBox
      title={statistics.whoRefusesTitle}
      sub={statistics.shareFrom}
      bars={bars}
      none={statistics.tooFew}
      table={{ heads: [statistics.species, statistics.fed, statistics.refused], rows }}
    />
  );
}

const shareOf = (share: number) => ({
  value: share,
  said: formatPercent(share),
  hollow: true,
});

function ByPlace({ year }: Props) {
  const { statistics } = useTexts();
  const places = year.places.filter(({ offers }) => offers >= LEAST);
  const bars = places.slice(0, SHOWN).map(({ place, share }) => ({
    key: place ?? '',
    name: place === null ? statistics.nowhere : shortPath(place),
    ...shareOf(share),
  }));
  const rows = year.places.map(({ place, fed, refused }) => [
    place ?? statistics.nowhere,
    fed,
    refused,
  ]);
  return (
    <BarsBox
      title={statistics.byPlace}
      sub={`${statistics.shareFrom}; ${statistics.whereNow}`}
      bars={bars}
      none={statistics.tooFewPlaces}
      table={{ heads: [statistics.place, statistics.fed, statistics.refused], rows }}
    />
  );
}

function Eaten({ year }: Props) {
  const { statistics } = useTexts();
  const { meals } = year;
  if (meals.length === 0) return null;
  const bars = meals.slice(0, SHOWN + 2).map((meal) => {
    const said = [piecesText(meal, statistics), ...costsOf(meal)].filter(Boolean).join(', ');
    const name = (
      <>
        {meal.food || '–'} {said && <small>{said}</small>}
      </>
    );
    return { key: meal.food, name, value: meal.n, said: formatCount(meal.n) };
  });
  const rows = meals.map((meal) => {
    const { food, n, amount, with_amount } = meal;
    return [food || '–', n, amount, with_amount, costsOf(meal).join(', ')];
  });
  const { feeder, timesEaten, amount, withAmount, food } = statistics;
  const heads = [feeder, timesEaten, amount, withAmount, food];
  return (
    <BarsBox
      title={statistics.eaten}
      sub={statistics.eatenSub}
      bars={bars}
      table={{ heads, rows }}
    />
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
  const bars = grown.slice(0, SHOWN).map(({ sc_id, sc_name, growth }) => ({
    key: sc_id,
    name: <SpeciesName name={sc_name} short />,
    value: growth,
    said: lengthText(growth),
  }));
  const rows = grown.map(({ sc_name, growth, molts }) => [sc_name, sizeText(growth), molts]);
  const { shrunk } = year.left_out;
  return (
    <BarsBox
      title={statistics.growth}
      sub={statistics.growthSub(lengthText(year.growth))}
      bars={bars}
      none={statistics.noGrowth}
      table={{
        heads: [statistics.species, `${statistics.grown} (${units().length})`, statistics.molts],
        rows,
      }}
    >
      <LeftOut said={[shrunk > 0 && statistics.outShrunk(shrunk)]} />
    </BarsBox>
  );
}
