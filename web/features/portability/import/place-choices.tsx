import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import type { PlaceQuestions } from './use-place-questions.ts';

/** Whether what is called so in the other language is a place that the keeper has: nothing is guessed. */
export function PlaceChoices(props: {
  asked: PlaceQuestions;
  /** `path` is empty for a new place. */
  onAnswer: (said: string, path: string) => void;
}) {
  const { asked, onAnswer } = props;
  const { petImport } = useTexts();
  if (asked.length === 0) return null;
  return (
    <Box title={petImport.stands}>
      <div className="stack">
        {asked.map(({ said, path, answer }) => (
          <Segmented
            key={said}
            label={petImport.isPlace(said, path)}
            legend
            value={answer}
            choices={[
              { value: path, label: petImport.isThatPlace },
              { value: '', label: petImport.isNewPlace },
            ]}
            onChange={(chosen) => onAnswer(said, chosen)}
          />
        ))}
      </div>
    </Box>
  );
}
