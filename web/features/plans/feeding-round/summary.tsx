import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { outcomes, type Outcome } from '#src/domain/feeding/feeding-round.ts';
import { NetLine } from '#web/components/net-line.tsx';
import { NumberBeside, SpeciesName } from '#web/components/species-name.tsx';
import { formatCount } from '#web/lib/format.ts';
import { Page } from '#web/layout/page.tsx';
import { paths } from '#web/paths.ts';
import { saveRound, type Round, type RoundPet } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sums } from '#web/ui/facts.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';
import { PreMoltOf } from './pre-molt-hint.tsx';
import { undoAll, undoLast } from './record.ts';
import { outcomeWord } from './outcome.tsx';
import { withDay } from './round-day.ts';
import { countsOf, moltedIn, petsWith } from './round-answers.ts';
import { againWithSkipped } from './round-steps.ts';
import { standOf } from './stands.ts';
import { useSettleDelay } from './use-settle-delay.ts';

/** The result of the round, and the animals that need a second look. */
export function Summary({ round }: { round: Round }) {
  const { feeding } = useTexts();
  const [, navigate] = useLocation();
  // The list that was shown before may have been scrolled far down.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  // The Finish button is where the last outcome was tapped, perhaps twice.
  const calm = useSettleDelay(1, 0);
  const counts = countsOf(round);
  const molted = moltedIn(round);
  const sums = outcomes
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => ({
      label: outcomeWord(feeding, outcome, molted),
      value: counts[outcome],
    }));
  function finish() {
    saveRound(null);
    navigate(paths.home());
  }
  return (
    <Page
      title={feeding.done}
      sub={`${withDay(round.title, round)} · ${feeding.doneText(round.pets.length)}`}
      narrow
      className="page round-summary"
    >
      <div className="stack">
        <div>
          <NetLine />
          <Sums sums={sums} />
        </div>
        <Names round={round} outcome="refused" title={feeding.refusedOnes} mayBePreMolt />
        <Names round={round} outcome="offered" title={feeding.offeredOnes} />
        <Named round={round} pets={molted} title={outcomeWord(feeding, 'molted', molted)} />
        <Names round={round} outcome="skipped" title={feeding.skippedOnes} />
        <Named round={round} pets={round.aside ?? []} title={feeding.leftOutOnes} />
        <div className="cluster">
          {counts.skipped > 0 && (
            <Button icon="skip" large onClick={() => saveRound(againWithSkipped(round))}>
              {feeding.again(counts.skipped)}
            </Button>
          )}
          {round.way === 'list' ? (
            <Button icon="undo" large onClick={undoAll}>
              {feeding.undoAll}
            </Button>
          ) : (
            <Button icon="undo" large onClick={undoLast}>
              {feeding.undoLast}
            </Button>
          )}
        </div>
        <div className="summary-end">
          <Button variant="primary" icon="check" large wide disabled={!calm} onClick={finish}>
            {feeding.finish}
          </Button>
        </div>
      </div>
    </Page>
  );
}

type Listed = { round: Round; title: string; mayBePreMolt?: true };

function Names({ outcome, ...listed }: Listed & { outcome: Outcome }) {
  return <Named pets={petsWith(listed.round, outcome)} {...listed} />;
}

function Named({ round, pets, title, mayBePreMolt }: Listed & { pets: readonly RoundPet[] }) {
  if (pets.length === 0) return null;
  return (
    <Box title={title} end={<span className="small muted num">{formatCount(pets.length)}</span>}>
      <Rows label={title}>
        {pets.map((pet) => (
          <Row
            key={pet.id}
            title={pet.name}
            href={paths.petDetails(pet.id)}
            beside={<NumberBeside pet={pet} />}
            line={
              <>
                <SpeciesName name={pet.sc_name} />
                {standOf(round, pet) && `, ${standOf(round, pet)?.name}`}
              </>
            }
            end={mayBePreMolt && <PreMoltOf pet={pet} />}
          />
        ))}
      </Rows>
    </Box>
  );
}
