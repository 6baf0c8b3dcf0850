import { skinWordOf } from '#src/domain/animal/molt.ts';
import type { CollectionStatistics } from '#src/domain/statistics/collection.ts';
import { shortInList } from '#src/domain/text/short-in-list.ts';
import { SpeciesName } from '#web/components/species-name.tsx';
import { formatCount } from '#web/lib/format.ts';
import { useTexts } from '#web/texts/texts.ts';
import { barsShown } from './bars-shown.ts';
import { BarsBox } from './bars-box.tsx';
import type { Bar } from './horizontal-bars.tsx';
import { shortPath } from '#src/domain/places/tree.ts';

type Props = { year: CollectionStatistics };

const SHOWN = 6;

/** Whose molts were noted. Nothing without any: the columns of the months say so. */
export function MoltsBySpecies({ year }: Props) {
  const { statistics } = useTexts();
  const molted = mostFirst(year.species);
  if (molted.length === 0) return null;
  const isShort = shortInList(molted.map(({ sc_name }) => sc_name));
  const bars: Bar[] = molted
    .slice(0, barsShown(molted.length, SHOWN))
    .map(({ sc_id, sc_name, molts }) => ({
      ...{ key: sc_id, name: <SpeciesName name={sc_name} short={isShort(sc_name)} /> },
      ...barOf(molts),
    }));
  bars.push(...othersOf(molted, statistics.allOthers));
  return (
    <BarsBox
      title={statistics.moltsBySpecies(skinWordOf(year.types))}
      year={year.year}
      bars={bars}
      table={{
        heads: [statistics.species, statistics.molts(skinWordOf(year.types))],
        rows: molted.map(({ sc_name, molts }) => [sc_name, molts]),
      }}
    />
  );
}

export function MoltsByPlace({ year }: Props) {
  const { statistics } = useTexts();
  const molted = mostFirst(year.places);
  if (molted.length === 0) return null;
  const bars: Bar[] = molted.slice(0, barsShown(molted.length, SHOWN)).map(({ place, molts }) => ({
    ...{ key: place ?? '', name: place === null ? statistics.nowhere : shortPath(place) },
    ...barOf(molts),
  }));
  bars.push(...othersOf(molted, statistics.allOthers));
  return (
    <BarsBox
      title={statistics.moltsByPlace(skinWordOf(year.types))}
      year={year.year}
      sub={statistics.whereNow}
      bars={bars}
      table={{
        heads: [statistics.place, statistics.molts(skinWordOf(year.types))],
        rows: molted.map(({ place, molts }) => [place ?? statistics.nowhere, molts]),
      }}
    />
  );
}

const mostFirst = <One extends { molts: number }>(some: readonly One[]) =>
  some.filter(({ molts }) => molts > 0).toSorted((a, b) => b.molts - a.molts);

const barOf = (molts: number) => ({
  value: molts,
  said: formatCount(molts),
  knee: true,
});

/** Those that have no bar of their own, together. */
function othersOf(molted: readonly { molts: number }[], name: string): Bar[] {
  const sum = molted
    .slice(barsShown(molted.length, SHOWN))
    .reduce((all, { molts }) => all + molts, 0);
  return sum === 0 ? [] : [{ key: 'others', name, ...barOf(sum), sum: true }];
}
