import { useLocation } from 'wouter';
import { NetLine } from '#web/components/net-line.tsx';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { Page } from '#web/layout/page.tsx';
import { weightText } from '#web/lib/size.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sums } from '#web/ui/facts.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';
import { useWayOut } from './use-way-out.ts';
import type { WeighRound } from './use-weigh-round.ts';

/** All had their turn: what they weigh, and who was skipped. */
export function WeighSummary({ round }: { round: WeighRound }) {
  const { weigh } = useTexts().pets;
  const [, navigate] = useLocation();
  const wayOut = useWayOut();
  const weighed = round.pets.filter(({ id }) => round.isDone(id));
  const skipped = round.pets.filter(({ id }) => round.turnOf(id)?.weighed === null);
  return (
    <Page title={weigh.done} narrow className="page round-summary">
      <div className="stack">
        <div>
          <NetLine />
          <Sums
            sums={[
              { label: weigh.weighed, value: weighed.length },
              ...(skipped.length > 0 ? [{ label: weigh.skipped, value: skipped.length }] : []),
            ]}
          />
        </div>
        <Rows label={weigh.weighed}>
          {weighed.map((pet) => (
            <Row
              key={pet.id}
              href={paths.petDetails(pet.id)}
              title={pet.name}
              line={<SpeciesName name={pet.sc_name} />}
              plate={<PetPicture pet={pet} />}
              end={
                <strong className="num">
                  {weightText(round.turnOf(pet.id)?.weighed?.value ?? pet.weight ?? 0)}
                </strong>
              }
            />
          ))}
        </Rows>
        {skipped.length > 0 && (
          <Box title={weigh.skipped}>
            <Rows label={weigh.skipped}>
              {skipped.map((pet) => (
                <Row
                  key={pet.id}
                  href={paths.petDetails(pet.id)}
                  title={pet.name}
                  line={<SpeciesName name={pet.sc_name} />}
                />
              ))}
            </Rows>
          </Box>
        )}
        <div className="cluster">
          {round.last && (
            <Button icon="undo" large busy={round.isBusy} onClick={round.undo}>
              {weigh.undo(round.last.name)}
            </Button>
          )}
          <Button icon="scale" large onClick={round.again}>
            {skipped.length > 0 ? weigh.againSkipped : weigh.again}
          </Button>
        </div>
        <div className="summary-end">
          <Button variant="primary" icon="check" large wide onClick={() => navigate(wayOut)}>
            {weigh.finish}
          </Button>
        </div>
      </div>
    </Page>
  );
}
