import type { TimelineEntry } from '#src/features/animals/history/history.queries.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { formatMonthLong } from '#web/lib/format-month.ts';
import { lastingKey } from '#web/lib/lasting-key.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Ledger } from '#web/ui/ledger.tsx';
import { HistoryEntry } from './history-entry.tsx';
import { useMoltPictures } from './molt-pictures.tsx';
import { monthsOf, sumOf } from './months.ts';
import type { Pet } from './use-pet.ts';

/** The entries below the names of their months; a month that may go on has no sum. */
export function HistoryMonths(props: { pet: Pet; rows: readonly TimelineEntry[]; isAll: boolean }) {
  const { pet, rows, isAll } = props;
  const today = useToday();
  const months = monthsOf(rows);
  const pictures = useMoltPictures(pet);
  return months.map(({ month, entries }, at) => (
    <section key={month} className="ledger-month">
      <h3>
        {formatMonthLong(`${month}-01`, today)}{' '}
        {(isAll || at < months.length - 1) && <MonthSum pet={pet} entries={entries} />}
      </h3>
      <Ledger label={formatMonthLong(`${month}-01`, today)}>
        {entries.map((entry) => (
          <HistoryEntry
            key={`${entry.kind} ${lastingKey(entry.id)}`}
            pet={pet}
            entry={entry}
            pictures={entry.kind === 'molt' ? pictures.get(entry.id) : undefined}
          />
        ))}
      </Ledger>
    </section>
  ));
}

/** '2 fed, 1 refused, molted' */
function MonthSum({ pet, entries }: { pet: Pet; entries: readonly TimelineEntry[] }) {
  const pets = wordsFor(pet.an_type, useTexts().pets);
  const { fed, refused, molted } = sumOf(entries);
  const said = [
    fed > 0 && pets.monthFed(fed),
    refused > 0 && pets.monthRefused(refused),
    molted && pets.monthMolted,
  ];
  return <span className="muted">{said.filter(Boolean).join(', ')}</span>;
}
