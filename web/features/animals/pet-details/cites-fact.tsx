import { citesPaper } from '#src/domain/documents/cites.ts';
import { useOpenPaper, usePapers, type Paper } from '#web/components/documents.tsx';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Fact } from '#web/ui/facts.tsx';

/** That its paper is here, and the paper itself. Only of one's own animals: nobody else's papers are listed. */
export function CitesFact({ pet_id }: { pet_id: number }) {
  const { data } = usePapers({ pet_id });
  const paper = citesPaper(data?.rows ?? []);
  return paper && <PaperFact paper={paper} />;
}

function PaperFact({ paper }: { paper: Paper }) {
  const { pets } = useTexts();
  const open = useOpenPaper(paper);
  return (
    <Fact label={pets.papers.cites}>
      <span className="paper-fact">
        <Button variant="quiet" icon="paper" busy={open.busy} onClick={() => void open.run()}>
          {paper.name}
        </Button>
      </span>
    </Fact>
  );
}
