import type { OfferedAnimal } from '#src/domain/trade/hand-over.ts';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { formatDay } from '#web/lib/format.ts';
import { formatPartialDay } from '#web/lib/format-partial-day.ts';
import { useSizes } from '#web/lib/size.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { wordsFor } from './words-for.ts';
import { Box } from '#web/ui/box.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';

/** What comes along with an animal, and under which tag. */
export function OfferedFacts({ animal, from }: { animal: OfferedAnimal; from: string }) {
  const { takeOver } = useTexts();
  const { weightText } = useSizes();
  const {
    first,
    weight,
    pictures,
    papers,
    hatched,
    kept_since,
    parent_name,
    document_no,
    notes,
    tag,
  } = animal;
  const origin = [
    animal.bred === 1 && (from ? takeOver.bredBy(from) : takeOver.bred),
    parent_name && `${takeOver.parent}: ${parent_name}`,
  ].filter(Boolean);
  return (
    <Box title={takeOver.alongOne}>
      <Facts>
        {first !== null && (
          <Fact label={takeOver.history}>
            {historyOf(animal, wordsFor(animal.an_type, takeOver))}{' '}
            <span className="muted">{takeOver.since(formatDay(first))}</span>
          </Fact>
        )}
        {weight !== null && <Fact label={takeOver.weight}>{weightText(weight)}</Fact>}
        {pictures > 0 && (
          <Fact label={takeOver.picture(pictures)}>{takeOver.pictureComes(pictures)}</Fact>
        )}
        {hatched && <Fact label={takeOver.hatched}>{formatPartialDay(hatched)}</Fact>}
        {kept_since && <Fact label={takeOver.kept}>{formatDay(kept_since)}</Fact>}
        {origin.length > 0 && <Fact label={takeOver.origin}>{origin.join(', ')}</Fact>}
        {document_no && <Fact label={takeOver.papers}>{document_no}</Fact>}
        {papers.length > 0 && (
          <Fact label={takeOver.files}>
            <ul className="offered-papers">
              {papers.map(({ name, kind, bytes }, at) => (
                <li key={at}>
                  {name}{' '}
                  <span className="muted">
                    {kind.toUpperCase()}, {formatBytes(bytes)}
                  </span>
                </li>
              ))}
            </ul>
          </Fact>
        )}
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
