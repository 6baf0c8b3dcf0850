import { daysBetween, type Day } from '#src/domain/days.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { isFreshMolt } from '#src/domain/animal/molt.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Tag } from '#web/ui/tag.tsx';
import { wordsFor } from './words-for.ts';

type MoltTagProps = {
  mmt: Day | null;
  /** The last feeding: the highlight ends with the first meal after the molt. */
  date_f: Day | null;
  today: Day;
  /** On a card only a fresh molt is worth a tag. */
  onlyFresh?: boolean;
  /** '4d' instead of 'molted 4d ago', under a heading that says the rest. */
  brief?: boolean;
  an_type?: AnimalType;
};

/** The last molt, with the double outline of a fresh skin within 7 days and until it ate. */
export function MoltTag(props: MoltTagProps) {
  const { mmt, date_f, today, onlyFresh = false, brief = false, an_type } = props;
  const fresh = isFreshMolt(mmt, date_f, today);
  if (mmt === null || (onlyFresh && !fresh)) return null;
  return <Molted {...{ mmt, today, fresh, brief, an_type }} />;
}

function Molted(props: {
  mmt: Day;
  today: Day;
  fresh: boolean;
  brief: boolean;
  an_type: AnimalType | undefined;
}) {
  const { mmt, today, fresh, brief, an_type } = props;
  const animals = wordsFor(an_type, useTexts().animals);
  const age = daysBetween(mmt, today);
  const long = age === 0 ? animals.moltedToday : animals.moltedAgo(age);
  const short = age === 0 ? animals.today : animals.days(age);
  return (
    <Tag tone={fresh ? 'molt' : 'plain'} icon="molt" title={mmt}>
      {brief ? short : long}
    </Tag>
  );
}
