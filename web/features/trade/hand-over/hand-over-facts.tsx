import { formatInstantDay } from '#web/lib/format.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { historyLine } from './offered.ts';
import type { HandOver } from './use-hand-over.ts';

/** Who goes, what travels, and until when the code is valid. */
export function HandOverFacts({ handOver: shown }: { handOver: HandOver }) {
  const { handOver } = useTexts();
  const { animals, expires, fetched } = shown;
  return (
    <Facts>
      {animals.length > 1 && (
        <Fact label={handOver.animals}>{animals.map(({ name }) => name).join(', ')}</Fact>
      )}
      <Fact label={handOver.travels}>
        <Travels handOver={shown} />
      </Fact>
      <Fact label={handOver.valid}>{handOver.validUntil(formatInstantDay(expires))}</Fact>
      {fetched && (
        <Fact label={handOver.fetched}>{handOver.fetchedOn(formatInstantDay(fetched))}</Fact>
      )}
    </Facts>
  );
}

function Travels({ handOver: shown }: { handOver: HandOver }) {
  const { handOver } = useTexts();
  const history = shown.history === 1 && historyLine(shown.animals, handOver);
  const also = (['pictures', 'notes', 'origin'] as const)
    .filter((tick) => shown[tick] === 1)
    .map((tick) => handOver.also[tick]);
  const papers = shown.animals.flatMap((animal) => animal.papers.map(({ name }) => name));
  if (!history && also.length + papers.length === 0) return handOver.onlyWho;
  return (
    <>
      {history && <p>{history}</p>}
      {also.length > 0 && <p className="travels-also">{also.join(', ')}</p>}
      {papers.length > 0 && <p>{handOver.paperNames(papers.join(', '))}</p>}
    </>
  );
}
