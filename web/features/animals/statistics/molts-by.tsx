import type { CollectionStatistics } from '#src/domain/statistics/collection.ts';
import { SpeciesName } from '#web/components/species-name.tsx';
import { formatCount } from '#web/lib/format.ts';
import { useTexts } from '#web/texts/texts.ts';
import { BarsBox } from './bars-box.tsx';
import { shortPath } from './short-path.ts';

type Props = { year: CollectionStatistics };

const SHOWN = 6;

/** Whose molts were noted. Nothing without any: the columns of the months say so. */
export function MoltsBySpecies({ year }: Props) {
  const { statistics } = useTexts();
  const molted = mostFirst(year.species);
  if (molted.length === 0) return null;
  const bars = molted.slice(0, SHOWN).map(({ sc_id, sc_name, molts }) => ({
    ...{ key: sc_id, name: <SpeciesName name={sc_name} short /> },
    ...barOf(molts),
  }));
  return (
    <BarsBox
      title={statistics.moltsBySpecies}
      bars={bars}
      table={{
        heads: [statistics.species, statistics.molts],
        rows: molted.map(({ sc_name, molts }) => [sc_name, molts]),
      }}
    />
  );
}

export function MoltsByPlace({ year }: Props) {
  const { statistics } = useTexts();
  const molted = mostFirst(year.places);
  if (molted.length === 0) return null;
  const bars = molted.slice(0, SHOWN).map(({ place, molts }) => ({
    ...{ key: place ?? '', name: place === null ? statistics.nowhere : shortPath(place) },
    ...barOf(molts),
  }));
  return (
    <BarsBox
      title={statistics.moltsByPlace}
      sub={statistics.whereNow}
      bars={bars}
      table={{
        heads: [statistics.place, statistics.molts],
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
