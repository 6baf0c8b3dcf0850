import { Link } from 'wouter';
import { sizeKind, type LengthKind } from '#src/domain/animal/measurements.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { paths } from '#web/paths.ts';
import { useSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { GapsChart } from './gaps-chart.tsx';
import { GrowthByAge } from './growth-by-age.tsx';
import type { Species } from './use-species.ts';
import { UsualCare } from './usual-care.tsx';
import { useClubNumbers, type Club, type Numbers } from './use-club-numbers.ts';

/** What only a club can say of a species, beside the keeper's own animals. It names nobody. */
export function ClubNumbers({ of }: { of: Species }) {
  const load = useClubNumbers(of.sc_id);
  return (
    <Loaded load={load} skeleton={<SkeletonRows count={4} />}>
      {(numbers) => <All numbers={numbers} kind={sizeKind(of.an_type)} />}
    </Loaded>
  );
}

function All({ numbers: data, kind }: { numbers: Numbers; kind: LengthKind }) {
  const { club } = data;
  return (
    <div className="stack">
      <GapsChart numbers={data} kind={kind} />
      {club && <GapsInWords numbers={data} club={club} />}
      <GrowthByAge numbers={data} kind={kind} />
      {club && <UsualCare club={club} />}
      <From club={club} />
    </div>
  );
}

/** Where nobody measures, days alone are known. */
function GapsInWords({ numbers: { gaps }, club }: { numbers: Numbers; club: Club }) {
  const { clubNumbers } = useTexts();
  const [all, ...bySize] = club.molts;
  if (!all || bySize.length > 0 || gaps.some(({ size }) => size !== null)) return null;
  return (
    <Box title={clubNumbers.gaps}>
      <Facts>
        <Fact label={clubNumbers.animals(all.animals)}>
          {clubNumbers.fastDays(all.low, all.high)}
        </Fact>
      </Facts>
    </Box>
  );
}

function From({ club }: { club: Club | null }) {
  const { clubNumbers } = useTexts();
  const [takesPart] = useSetting('club_numbers');
  return (
    <p className="note club-from">
      <Icon name="info" />
      <span>
        {club
          ? `${clubNumbers.from(club.keepers, club.animals, club.gaps)} ${clubNumbers.leftOut} ${clubNumbers.nobody}`
          : clubNumbers.tooFew}{' '}
        <span className="no-print">
          {takesPart ? clubNumbers.takePart : clubNumbers.stayOut}{' '}
          <Link href={paths.settings('club')}>{clubNumbers.inSettings}</Link>
        </span>
      </span>
    </p>
  );
}
