import type { OfferedAnimal } from '#src/domain/trade/hand-over.ts';
import { formatDay } from '#web/lib/format.ts';
import { formatPartialDay } from '#web/lib/format-partial-day.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';

/** What comes along with an animal, and under which tag. */
export function OfferedFacts({ animal, from }: { animal: OfferedAnimal; from: string }) {
  const { takeOver } = useTexts();
  const { first, picture, hatched, kept_since, parent_name, document_no, notes, tag } = animal;
  const origin = [
    animal.bred === 1 && (from ? takeOver.bredBy(from) : takeOver.bred),
    parent_name && `${takeOver.parent}: ${parent_name}`,
  ].filter(Boolean);
  return (
    <Box title={takeOver.alongOne}>
      <Facts>
        {first !== null && (
          <Fact label={takeOver.history}>
            {historyOf(animal, takeOver)}{' '}
            <span className="muted">{takeOver.since(formatDay(first))}</span>
          </Fact>
        )}
        {picture === 1 && <Fact label={takeOver.picture}>{takeOver.pictureComes}</Fact>}
        {hatched && <Fact label={takeOver.hatched}>{formatPartialDay(hatched)}</Fact>}
        {kept_since && <Fact label={takeOver.kept}>{formatDay(kept_since)}</Fact>}
        {origin.length > 0 && <Fact label={takeOver.origin}>{origin.join(', ')}</Fact>}
        {document_no && <Fact label={takeOver.papers}>{document_no}</Fact>}
        {notes && (
          <Fact label={takeOver.notes}>
            <span className="pre-line offered-notes">{notes}</span>
          </Fact>
        )}
        <Fact label={takeOver.tag}>{tag ? takeOver.tagStays(tag) : takeOver.newTag}</Fact>
      </Facts>
    </Box>
  );
}

function historyOf({ feedings, refused, molts }: OfferedAnimal, words: Texts['takeOver']) {
  return [
    words.meals(feedings),
    refused > 0 && words.refusals(refused),
    molts.length > 0 && words.molts(molts.length),
  ]
    .filter(Boolean)
    .join(', ');
}
