import { genderCount, sumGenderCounts } from '#src/domain/animal/gender.ts';
import type { Gender } from '#src/domain/enums.ts';
import { useTexts } from '#web/texts/texts.ts';

/** '1.0', '0.1', '0.0.3': males, females, unsexed. Screen readers get the words. */
export function GenderCount({ gender, count }: { gender: Gender; count: number }) {
  const { animals } = useTexts();
  const words = { m: animals.males, f: animals.females, other: animals.unsexed }[gender](count);
  return <Sex text={genderCount(gender, count)} words={words} />;
}

/** '1.1.3' for several records. */
export function GenderSum({ list }: { list: readonly { gender: Gender; an_count: number }[] }) {
  return <Sex text={sumGenderCounts(list)} />;
}

function Sex({ text, words }: { text: string; words?: string }) {
  if (words === undefined) return <span className="sex">{text}</span>;
  return (
    <span className="sex" title={words}>
      <span aria-hidden>{text}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
