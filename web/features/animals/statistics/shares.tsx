import type { CollectionStatistics } from '#src/domain/statistics/collection.ts';
import { BETWEEN } from '#src/domain/places/tree.ts';
import { sharesOf } from '#src/domain/statistics/shares.ts';
import { SpeciesName } from '#web/components/species-name.tsx';
import { formatCount } from '#web/lib/format.ts';
import { showAmount } from '#web/lib/money.ts';
import { lengthText } from '#web/lib/size.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { formatPercent } from './format-percent.ts';
import { HorizontalBars, type Bar } from './horizontal-bars.tsx';
import { SaveCsv } from './save-csv.tsx';

type Props = { year: CollectionStatistics };

/** Shares of fewer offers say nothing. */
const LEAST = 10;
const SHOWN = 6;

/** Who refuses, where, what was eaten, and who has grown. */
export function Shares({ year }: Props) {
  const hasPlaces = year.places.some(({ place }) => place !== null);
  return (
    <div className="split even">
      <WhoRefuses year={year} />
      {hasPlaces && <ByPlace year={year} />}
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
  const table = {
    heads: ['sc_name', statistics.fed, statistics.refused],
    rows: year.species.map(({ sc_name, fed, refused }) => [sc_name, fed, refused]),
  };
  return (
    <Box
      title={statistics.whoRefusesTitle}
      end={<SaveCsv name={statistics.whoRefusesTitle} {...table} />}
    >
      <p className="small muted">{statistics.shareFrom}</p>
      {bars.length > 0 ? (
        <HorizontalBars label={statistics.whoRefusesTitle} bars={bars} />
      ) : (
        <p className="muted">{statistics.tooFew}</p>
      )}
    </Box>
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
  const heads = ['place', statistics.fed, statistics.refused];
  return (
    <Box
      title={statistics.byPlace}
      end={<SaveCsv name={statistics.byPlace} {...{ heads, rows }} />}
    >
      <p className="small muted">{statistics.shareFrom}</p>
      <HorizontalBars label={statistics.byPlace} bars={bars} />
    </Box>
  );
}

/** 'Rack C / Shelf 1' of 'Animal room / Rack C / Shelf 1'. */
const shortPath = (path: string) => path.split(BETWEEN).slice(-2).join(BETWEEN);

function Eaten({ year }: Props) {
  const { statistics } = useTexts();
  const { meals } = year;
  if (meals.length === 0) return null;
  const bars = meals.slice(0, SHOWN + 2).map(({ food, n, amount, with_amount, costs }) => ({
    key: food,
    name: food || '–',
    value: n,
    said: (
      <>
        {formatCount(n)}{' '}
        {amount > 0 && <small>{piecesText(amount, with_amount, n, statistics)} </small>}
        {costs.map(({ currency, total }) => (
          <small key={currency}>{showAmount(total, currency)}</small>
        ))}
      </>
    ),
  }));
  const rows = meals.map(({ food, n, amount, with_amount, costs }) => [
    food,
    n,
    amount,
    with_amount,
    costs.map(({ currency, total }) => `${total} ${currency}`).join(' '),
  ]);
  const heads = ['food', statistics.fed, 'amount', 'with_amount', statistics.food];
  return (
    <Box title={statistics.eaten} end={<SaveCsv name={statistics.eaten} {...{ heads, rows }} />}>
      <p className="small muted">{statistics.eatenSub}</p>
      <HorizontalBars label={statistics.eaten} bars={bars} />
    </Box>
  );
}

/** Where some meals don't say it, of how many it is. */
const piecesText = (amount: number, of: number, n: number, words: Texts['statistics']) =>
  of < n ? words.piecesOf(formatCount(amount), formatCount(of)) : words.pieces(formatCount(amount));

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
  const rows = grown.map(({ sc_name, growth, molts }) => [sc_name, growth, molts]);
  const heads = ['sc_name', 'cm', statistics.molts];
  return (
    <Box title={statistics.growth} end={<SaveCsv name={statistics.growth} {...{ heads, rows }} />}>
      {bars.length > 0 ? (
        <>
          <p className="small muted">{statistics.growthSub(lengthText(year.growth))}</p>
          <HorizontalBars label={statistics.growth} bars={bars} />
          <p className="small muted">{statistics.shrinking}</p>
        </>
      ) : (
        <p className="muted">{statistics.noGrowth}</p>
      )}
    </Box>
  );
}
