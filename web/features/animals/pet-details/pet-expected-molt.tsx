import { refusedSinceMolt, suggestsPreMolt } from '#src/domain/animal/expected-molt.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { rulerDays, Spans } from '#web/components/spans.tsx';
import { usePreMolt } from '#web/features/animals/records/records.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Pet } from './use-pet.ts';

/**
 * When the animal is expected to molt next, and why; nothing where its records don't say. `onlySuggested`: where it asks
 * to note pre-molt.
 */
export function PetExpectedMolt(props: { pet: Pet; onlySuggested?: boolean }) {
  const { pet, onlySuggested = false } = props;
  const molting = wordsFor(pet.an_type, useTexts().plans.molting);
  const today = useToday();
  const expected = pet.expected_molt;
  if (!expected) return null;
  const suggests = pet.own === 1 && suggestsPreMolt(pet, expected, today);
  if (onlySuggested && !suggests) return null;
  const end = suggests && <Suggestion pet={pet} refused={refusedSinceMolt(expected)} />;
  return (
    <Box title={molting.expected}>
      <Spans
        rows={[{ id: pet.id, an_type: pet.an_type, title: null, end, expected }]}
        days={rulerDays(expected, today)}
      />
    </Box>
  );
}

/** Pre-molt looks likely, and is noted with one tap. */
function Suggestion({ pet, refused }: { pet: Pet; refused: number }) {
  const molting = wordsFor(pet.an_type, useTexts().plans.molting);
  const today = useToday();
  const preMolt = usePreMolt(pet);
  return (
    <div className="between">
      <p>{molting.suggest(refused)}</p>
      <Button icon="premolt" busy={preMolt.busy} onClick={() => void preMolt.run(today)}>
        {molting.notePreMolt}
      </Button>
    </div>
  );
}
