import { Link } from 'wouter';
import { sizeKind } from '#src/domain/animal/measurements.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { wordsFor } from '#web/components/words-for.ts';
import { paths } from '#web/paths.ts';
import { useSetting } from '#web/state/settings.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { GapsChart } from './gaps-chart.tsx';
import { GrowthByAge } from './growth-by-age.tsx';
import type { Species } from './use-species.ts';
import { UsualCare } from './usual-care.tsx';
import { useClubNumbers, type Club, type Numbers } from './use-club-numbers.ts';

type Words = Texts['clubNumbers'];

/** What only a club can say of a species, beside the keeper's own animals. It names nobody. */
export function ClubNumbers({ of }: { of: Species }) {
  const load = useClubNumbers(of.sc_id);
  return (
    <Loaded load={load} skeleton={<SkeletonRows count={4} />}>
      {(numbers) => <All numbers={numbers} an_type={of.an_type} />}
    </Loaded>
  );
}

function All({ numbers: data, an_type }: { numbers: Numbers; an_type: AnimalType }) {
  const { club } = data;
  const kind = sizeKind(an_type);
  const words = wordsFor(an_type, useTexts().clubNumbers);
  return (
    <div className="stack">
      <GapsChart numbers={data} kind={kind} words={words} />
      {club && <GapsInWords numbers={data} club={club} words={words} />}
      <GrowthByAge numbers={data} kind={kind} />
      {club && <UsualCare club={club} words={words} />}
      <From club={club} words={words} />
    </div>
  );
}

/** Where nobody measures, days alone are known. */
function GapsInWords(props: { numbers: Numbers; club: Club; words: Words }) {
  const { numbers, club, words } = props;
  const { gaps } = numbers;
  const [all, ...bySize] = club.molts;
  if (!all || bySize.length > 0 || gaps.some(({ size }) => size !== null)) return null;
  return (
    <Box title={words.gaps}>
      <Facts>
        <Fact label={words.animals(all.animals)}>{words.fastDays(all.low, all.high)}</Fact>
      </Facts>
    </Box>
  );
}

function From({ club, words }: { club: Club | null; words: Words }) {
  const [takesPart] = useSetting('club_numbers');
  return (
    <p className="note club-from">
      <Icon name="info" />
      <span>
        {club
          ? `${words.from(club.keepers, club.animals, club.gaps)} ${words.leftOut} ${words.nobody}`
          : words.tooFew}{' '}
        <span className="no-print">
          {takesPart ? words.takePart : words.stayOut}{' '}
          <Link href={paths.settings('club')}>{words.inSettings}</Link>
        </span>
      </span>
    </p>
  );
}
