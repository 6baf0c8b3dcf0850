import type { SpeciesLogDetail } from '#src/features/catalogue/species-log/species-log.queries.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { api } from '#web/lib/api.ts';
import { formatInstant, formatShortDay } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Ledger, LedgerEntry } from '#web/ui/ledger.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { dayOf } from '#src/domain/days.ts';
import { changeSummary } from './change-summary.ts';

const SHOWN = 5;

/** The last changes of a species, on its page. */
export function SpeciesChanges({ sc_id }: { sc_id: number }) {
  const { species } = useTexts();
  const changes = useChanges(sc_id, 0, SHOWN);
  const count = changes.data?.count ?? 0;
  return (
    <Box
      title={species.changes}
      end={
        count > SHOWN && (
          <ButtonLink variant="quiet" href={paths.speciesLog(sc_id)}>
            {species.allChanges}
          </ButtonLink>
        )
      }
    >
      <Loaded load={changes} skeleton={<SkeletonRows count={2} />}>
        {({ rows }) =>
          count === 0 ? (
            <p className="muted">{species.noChanges}</p>
          ) : (
            <ChangeLedger entries={rows} />
          )
        }
      </Loaded>
    </Box>
  );
}

export function useChanges(sc_id: number, offset: number, limit: number) {
  const { errors } = useTexts();
  const query = { offset, limit };
  return useLoad(
    ['species', 'log', sc_id, query],
    () => api.spec_log.logs({ id: sc_id }).get({ query }),
    { errorTitle: errors.loadingSpeciesLog, keep: true },
  );
}

export function ChangeLedger({ entries }: { entries: readonly SpeciesLogDetail[] }) {
  const { species } = useTexts();
  if (entries.length === 0) return null;
  return (
    <Ledger label={species.changes}>
      {entries.map((entry) => (
        <LedgerEntry
          key={entry.sid}
          when={formatShortDay(dayOf(new Date(entry.action_time)))}
          dateTime={entry.action_time}
          what={changeSummary(entry)}
          note={entry.uname ?? species.unknownUser}
          end={
            <ButtonLink
              variant="quiet"
              icon="right"
              href={paths.speciesLogDetails(entry.sid)}
              label={`${species.logEntry(entry.sid)}, ${formatInstant(entry.action_time)}`}
            />
          }
        />
      ))}
    </Ledger>
  );
}
