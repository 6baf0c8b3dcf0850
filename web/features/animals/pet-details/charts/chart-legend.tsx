import type { AnimalType } from '#src/domain/enums.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { useTexts } from '#web/texts/texts.ts';
import { classes } from '#web/ui/classes.ts';

const words = { fed: 'keyFed', refused: 'keyRefused', molt: 'keyMolt', event: 'keyEvent' } as const;

type Mark = keyof typeof words;

/** The legend of a chart, each mark drawn as it is in the chart; `ticks`: meals are lines in it. */
export function ChartLegend(props: {
  marks: readonly Mark[];
  an_type: AnimalType;
  ticks?: boolean;
}) {
  const { marks, an_type, ticks } = props;
  const pets = wordsFor(an_type, useTexts().pets);
  return (
    <p className="key">
      {marks.map((mark) => (
        <span key={mark}>
          <i className={classes(`k-${mark}`, mark === 'fed' && ticks && 'tick')} />
          {pets[words[mark]]}
        </span>
      ))}
    </p>
  );
}
