import { isOnlyLocal } from '#src/domain/labels/label-content.ts';
import { GenderSum } from '#web/components/gender-count.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { useTexts } from '#web/texts/texts.ts';
import { Note } from '#web/ui/note.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import type { HandOver } from './use-hand-over.ts';

/** The animals by name, and the code to scan or to read out. */
export function CodeCard({ handOver: { animals, link, code } }: { handOver: HandOver }) {
  const { handOver } = useTexts();
  const [only] = animals;
  const isOne = animals.length === 1;
  return (
    <div className="code-card">
      <h1>
        {isOne ? only?.name : handOver.animalCount(animals.reduce((n, one) => n + one.an_count, 0))}{' '}
        <GenderSum list={animals} />
      </h1>
      {isOne && only && (
        <p className="title-sci">
          <SpeciesName name={only.sc_name} />
        </p>
      )}
      <QrCode text={link} label={handOver.codeOf(link)} />
      <p className="code-words">{code.replace('-', ' ')}</p>
      <p className="small muted">{handOver.scan(addressOf(link))}</p>
      {isOnlyLocal(link) && (
        <Note tone="amber">{handOver.onlyLocal(link.replace(/\/t\/.*$/, ''))}</Note>
      )}
    </div>
  );
}

/** 'keep.example.org/t': where the code can be typed. */
const addressOf = (link: string) => link.replace(/^https?:\/\//, '').replace(/\/[^/]*$/, '');
