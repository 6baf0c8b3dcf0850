import type { CollectionStatistics } from '#src/domain/statistics/collection.ts';
import { formatCount } from '#web/lib/format.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { AsTable } from '#web/ui/as-table.tsx';
import { Box } from '#web/ui/box.tsx';
import { vars } from '#web/ui/vars.ts';
import { HorizontalBars } from './horizontal-bars.tsx';
import { SaveCsv } from './save-csv.tsx';

/** The sexes and ages of the animals that are kept now, each counted as often as its record stands for. */
export function CollectionNow({ year }: { year: CollectionStatistics }) {
  const { statistics } = useTexts();
  const { genders, ages } = year;
  const { m, f, other } = genders;
  const parts = [
    { look: 'ink', n: m, sign: '1.0' },
    { look: 'hatched', n: f, sign: '0.1' },
    { look: 'open', n: other, sign: '0.0.1' },
  ].filter(({ n }) => n > 0);
  const table = {
    heads: [statistics.sexOrAge, statistics.animals],
    rows: [
      ...[m, f, other].map((n, at) => [statistics.sexNames[at] ?? '', n]),
      ...ages.map((age) => [ageName(age, statistics), age.animals]),
    ],
  };
  return (
    <Box
      title={statistics.sexesAndAges}
      end={
        <span className="chart-tools">
          <span className="sex">{`${m}.${f}.${other}`}</span>
          <SaveCsv name={statistics.sexesAndAges} {...table} />
        </span>
      }
    >
      <p className="small muted">{statistics.now}</p>
      <div className="sex-parts" role="img" aria-label={statistics.sexesFinding(m, f, other)}>
        {parts.map(({ look, n, sign }) => (
          <span key={sign} className={look} style={vars({ '--n': n })}>
            <b>{formatCount(n)}</b>
            {sign}
          </span>
        ))}
      </div>
      <HorizontalBars
        label={statistics.sexesAndAges}
        bars={ages.map((age) => ({
          key: age.from ?? 'unknown',
          name: ageName(age, statistics),
          value: age.animals,
          said: formatCount(age.animals),
          hollow: age.from === null,
        }))}
      />
      <AsTable {...table} />
    </Box>
  );
}

type Age = CollectionStatistics['ages'][number];

function ageName({ from, to }: Age, words: Texts['statistics']): string {
  if (from === null) return words.ageUnknown;
  if (from === 0 && to !== null) return words.agesUnder(to);
  return to === null ? words.agesFrom(from) : words.agesBetween(from, to - 1);
}
