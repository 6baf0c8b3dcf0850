import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { SkeletonFacts } from '#web/ui/skeleton.tsx';

type Typical = { days: number; animals: number } | null;

/** Statistics over the records of all keepers. They name nobody, and are not shown for too few animals. */
export function ClubNumbers({ sc_id }: { sc_id: number }) {
  const { species } = useTexts();
  const { data, loading } = useLoad(
    ['species', 'club', sc_id],
    () => api.species.club({ id: sc_id }).get(),
    { errorTitle: species.errorClub, quiet: true },
  );
  if (loading) {
    return (
      <Box title={species.club}>
        <SkeletonFacts count={3} />
      </Box>
    );
  }
  if (!data) return null;
  const { kept, molt, feeding } = data;
  if (!kept && !molt && !feeding) {
    return (
      <Box title={species.club}>
        <p className="muted">{species.clubTooFew}</p>
      </Box>
    );
  }
  return (
    <Box title={species.club}>
      <Facts>
        {kept && (
          <Fact label={species.clubKept}>{species.clubKeptBy(kept.animals, kept.keepers)}</Fact>
        )}
        <TypicalFact label={species.clubMolt} value={molt} />
        <TypicalFact label={species.clubFeeding} value={feeding} />
      </Facts>
    </Box>
  );
}

function TypicalFact({ label, value }: { label: string; value: Typical }) {
  const { species } = useTexts();
  if (!value) return null;
  return (
    <Fact label={label}>
      {species.clubDays(value.days)}{' '}
      <span className="muted small">{species.clubOf(value.animals)}</span>
    </Fact>
  );
}
