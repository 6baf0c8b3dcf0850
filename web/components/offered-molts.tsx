import { Ruler } from './ruler.tsx';
import { wordsFor } from './words-for.ts';
import type { OfferedAnimal } from '#src/domain/trade/hand-over.ts';
import { formatDay } from '#web/lib/format.ts';
import { rulerFor } from '#web/lib/size.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';

/** As many as show how it grows; the others open below them. */
const SHOWN = 8;

/** The molts of an animal, newest first, each with its size on the same ruler. */
export function OfferedMolts({ animal }: { animal: OfferedAnimal }) {
  const words = wordsFor(animal.an_type, useTexts().takeOver);
  const { molts } = animal;
  if (molts.length === 0) return null;
  const older = molts.slice(SHOWN);
  const of = rulerFor(Math.max(...molts.map(({ size }) => size ?? 0)));
  return (
    <Box title={words.molts(molts.length)}>
      <Molts molts={molts.slice(0, SHOWN)} of={of} />
      {older.length > 0 && (
        <details>
          <summary className="older-molts">{words.earlierMolts(older.length)}</summary>
          <Molts molts={older} of={of} />
        </details>
      )}
    </Box>
  );
}

function Molts({ molts, of }: { molts: OfferedAnimal['molts']; of: number }) {
  return (
    <ol className="molt-sizes">
      {molts.map(({ date_mt, size }) => (
        <li key={date_mt}>
          <time dateTime={date_mt}>{formatDay(date_mt)}</time>
          {size !== null && <Ruler size={size} of={of} />}
        </li>
      ))}
    </ol>
  );
}
