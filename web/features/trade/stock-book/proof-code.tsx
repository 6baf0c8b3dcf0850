import { useState } from 'react';
import { useHandOversOf } from '#web/features/trade/hand-over/hand-overs-of-pet.tsx';
import { api } from '#web/lib/api.ts';
import { useRecord } from '#web/lib/load-record.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Check } from '#web/ui/check.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';

/** The open hand-over of an animal, whose code its proof of origin may carry. */
export function useProofCode(pet: number | null) {
  const { inventory } = useTexts();
  const open = useHandOversOf(pet).find(({ state }) => state === 'open');
  const [wanted, setWanted] = useState(false);
  const { data } = useRecord(
    ['hand_over', 'proof'],
    open && wanted ? open.id : null,
    (id) => api.hand_over.detail({ id }).get(),
    inventory.errorHandOvers,
  );
  return {
    question: open && (
      <div className="no-print">
        <Check checked={wanted} onChange={setWanted}>
          {inventory.proofCode}
        </Check>
        <p className="hint">{inventory.proofCodeHint}</p>
      </div>
    ),
    handOver: wanted && open ? data : undefined,
  };
}

/** On paper: the way to the animal's history, by a scan or by hand. */
export function ProofCode({
  handOver: { link, code },
}: {
  handOver: { link: string; code: string };
}) {
  const { inventory } = useTexts();
  const address = link.replace(/^https?:\/\//, '').replace(/\/[^/]*$/, '');
  return (
    <figure className="proof-code">
      <QrCode text={link} label={inventory.proofCodeOf(link)} />
      <figcaption>
        {inventory.proofHistory}
        <br />
        {address}
        <br />
        <strong>{code}</strong>
      </figcaption>
    </figure>
  );
}
