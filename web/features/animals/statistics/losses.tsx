import type { CollectionStatistics } from '#src/domain/statistics/collection.ts';
import { shortInList } from '#src/domain/text/short-in-list.ts';
import { SpeciesName } from '#web/components/species-name.tsx';
import { formatCount, formatShortDay } from '#web/lib/format.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Ledger, LedgerEntry } from '#web/ui/ledger.tsx';
import { Link } from 'wouter';
import { LeftOut } from './left-out.tsx';
import { SaveCsv } from './save-csv.tsx';

/** The animals that died or got lost in the year, the newest first, with what was noted of it. */
export function Losses({ year }: { year: CollectionStatistics }) {
  const { statistics } = useTexts();
  const { losses, animals_of_year } = year;
  const count = losses.reduce((sum, { an_count }) => sum + an_count, 0);
  const of = statistics.lossesOf(formatCount(count), formatCount(animals_of_year));
  const { undated, losses: misdated } = year.left_out;
  const isShort = shortInList(losses.map(({ sc_name }) => sc_name));
  const { day, name: nameWord, species, animals, reason: reasonWord, note: noteWord } = statistics;
  const table = {
    heads: [day, nameWord, species, animals, reasonWord, noteWord],
    rows: losses.map(({ date, name, sc_name, an_count, reason, note }) => [
      ...[date, name, sc_name, an_count, statistics.reasons[reason], note],
    ]),
  };
  return (
    <Box
      title={statistics.losses}
      end={
        <span className="chart-tools">
          <span className="small muted">{of}</span>
          {losses.length > 0 && <SaveCsv name={statistics.losses} year={year.year} {...table} />}
        </span>
      }
    >
      {losses.length === 0 ? (
        <p className="muted">{statistics.noLosses}</p>
      ) : (
        <Ledger label={statistics.losses}>
          {losses.map(({ id, name, sc_name, an_count, date, reason, note }) => (
            <LedgerEntry
              key={id}
              when={formatShortDay(date)}
              dateTime={date}
              what={
                <span>
                  <Link href={paths.petDetails(id)}>
                    {an_count > 1 ? `${an_count} × ${name}` : name}
                  </Link>{' '}
                  <SpeciesName name={sc_name} short={isShort(sc_name)} />
                </span>
              }
              note={note || statistics.reasons[reason]}
            />
          ))}
        </Ledger>
      )}
      <LeftOut
        year={year}
        said={{
          undated: undated > 0 && statistics.outUndated(undated),
          losses: misdated > 0 && statistics.outLosses(misdated),
        }}
      />
    </Box>
  );
}
