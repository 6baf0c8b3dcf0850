import { Loaded } from '#web/components/loaded.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { formatCount } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTextParam } from '#web/lib/params.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import type { CollectionStatistics } from '#src/domain/statistics/collection.ts';
import { ByMonth } from './by-month.tsx';
import { CollectionNow } from './collection-now.tsx';
import { Findings } from './findings.tsx';
import { Losses } from './losses.tsx';
import { Poster } from './poster.tsx';
import { Shares } from './shares.tsx';
import { YearSums } from './year-sums.tsx';

/** A year of the keeper's collection in numbers. */
export function StatisticsPage() {
  const { statistics } = useTexts();
  const thisYear = Number(useToday().slice(0, 4));
  const [chosen, setChosen] = useTextParam('year');
  // an address that somebody typed: a year that nothing can be of is this one
  const isYear = /^\d{4}$/.test(chosen) && chosen >= '1950' && Number(chosen) <= thisYear;
  const year = isYear ? Number(chosen) : thisYear;
  const load = useLoad(
    ['pet', 'statistics', year],
    () => api.statistics.collection.get({ query: { year } }),
    { errorTitle: statistics.errorTitle, keep: true },
  );
  const { data } = load;
  const years = [...new Set([...(data?.years ?? []), year])]
    .toSorted((a, b) => b - a)
    .map((one) => ({ value: String(one), label: String(one) }));
  return (
    <Page
      title={statistics.title}
      heading={statistics.heading(year, year < thisYear)}
      sub={data && subOf(data, year < thisYear, statistics)}
      actions={
        years.length > 1 && (
          <SelectField
            label={statistics.year}
            hideLabel
            value={String(year)}
            options={years}
            onChange={(next) => setChosen(next === String(thisYear) ? '' : next)}
          />
        )
      }
    >
      <Loaded load={load} skeleton={<SkeletonRows count={6} />}>
        {(numbers) => (isEmpty(numbers) ? <Nothing /> : <Numbers year={numbers} />)}
      </Loaded>
    </Page>
  );
}

type Words = ReturnType<typeof useTexts>['statistics'];

/** Of a year that is over how many were kept in it, which may be others than are kept now. */
function subOf(numbers: CollectionStatistics, isOver: boolean, words: Words): string {
  const { pets, animals, animals_of_year, evenings } = numbers;
  return isOver
    ? words.subOver(formatCount(animals_of_year), formatCount(evenings))
    : words.sub(formatCount(pets), formatCount(animals), formatCount(evenings));
}

const isEmpty = ({ fed, refused, molts, died, pets }: CollectionStatistics) =>
  fed + refused + molts + died + pets === 0;

function Nothing() {
  const { statistics } = useTexts();
  const action = <ButtonLink href={paths.pets()}>{statistics.toPets}</ButtonLink>;
  return (
    <Empty title={statistics.empty} action={action}>
      {statistics.emptyText}
    </Empty>
  );
}

function Numbers({ year }: { year: CollectionStatistics }) {
  return (
    <div className="stack">
      <YearSums year={year} />
      <ByMonth year={year} />
      <Findings year={year} />
      <Shares year={year} />
      <div className="split even">
        <CollectionNow year={year} />
        <Losses year={year} />
      </div>
      <Poster year={year} />
    </div>
  );
}
