import type { ReactNode } from 'react';
import type { CollectionStatistics } from '#src/domain/statistics/collection.ts';
import { sharesOf, type Shares } from '#src/domain/statistics/shares.ts';
import { shortInList } from '#src/domain/text/short-in-list.ts';
import { SpeciesName } from '#web/components/species-name.tsx';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { barsShown } from './bars-shown.ts';
import { BarsBox } from './bars-box.tsx';
import { formatPercent } from './format-percent.ts';
import type { Bar } from './horizontal-bars.tsx';
import { shortPath } from '#src/domain/places/tree.ts';

type Props = { year: CollectionStatistics };

/** Shares of fewer offers say nothing. */
const LEAST = 10;
const SHOWN = 6;

/** Which species refuse most often. */
export function WhoRefuses({ year }: Props) {
  const { statistics } = useTexts();
  const isShort = shortInList(year.species.map(({ sc_name }) => sc_name));
  const refusing = year.species.map((one) => ({
    ...one,
    key: one.sc_id,
    written: one.sc_name,
    shown: <SpeciesName name={one.sc_name} short={isShort(one.sc_name)} />,
  }));
  return (
    <BarsBox
      title={statistics.whoRefusesTitle}
      year={year.year}
      sub={statistics.shareFrom}
      none={statistics.tooFew}
      {...chartOf(refusing, statistics.species, statistics)}
    />
  );
}

export function RefusalsByPlace({ year }: Props) {
  const { statistics } = useTexts();
  const refusing = year.places.map((one) => ({
    ...one,
    key: one.place ?? '',
    written: one.place ?? statistics.nowhere,
    shown: one.place === null ? statistics.nowhere : shortPath(one.place),
  }));
  return (
    <BarsBox
      title={statistics.byPlace}
      year={year.year}
      sub={`${statistics.shareFrom}; ${statistics.whereNow}`}
      none={statistics.tooFewPlaces}
      {...chartOf(refusing, statistics.place, statistics)}
    />
  );
}

type Refusing = Shares & { key: string | number; written: string; shown: ReactNode };

/** The bars, and the table of all in their order: those with too few offers follow. */
function chartOf(refusing: readonly Refusing[], head: string, words: Texts['statistics']) {
  const ordered = refusing.toSorted((a, b) => b.share - a.share);
  const often = ordered.filter(({ offers }) => offers >= LEAST);
  const seldom = ordered.filter(({ offers }) => offers < LEAST);
  const own = barsShown(often.length, SHOWN);
  const bars: Bar[] = often
    .slice(0, own)
    .map(({ key, shown, share }) => ({ key, name: shown, ...barOf(share) }));
  const rest = often.slice(own);
  if (rest.length > 0)
    bars.push({ key: 'others', name: words.allOthers, ...barOf(sharesOf(rest).share) });
  return {
    bars,
    table: {
      heads: [head, words.fed, words.refused, words.share],
      rows: [...often, ...seldom].map(({ written, fed, refused, offers, share }) => [
        ...[written, fed, refused, offers > 0 ? formatPercent(share) : '–'],
      ]),
    },
  };
}

const barOf = (share: number) => ({ value: share, said: formatPercent(share), hollow: true });
