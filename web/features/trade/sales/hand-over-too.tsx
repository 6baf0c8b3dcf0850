import { isNew } from '#src/domain/sync/ids.ts';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#web/paths.ts';
import { useReachable } from '#web/state/network.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Check } from '#web/ui/check.tsx';

/** The question of a sale whether the animal's history goes along, and the way there once it is sold. */
export function useHandOverToo(
  pet: { id: number },
  otherwise: () => void,
): { question: ReactNode; sold: (sale: { slid: number }) => void } {
  const { inventory } = useTexts();
  const [, navigate] = useLocation();
  const [wanted, setWanted] = useState(false);
  // the code of a hand-over is the server's
  const isReachable = useReachable();
  return {
    question: isReachable && (
      <Check checked={wanted} onChange={setWanted}>
        {inventory.handOverToo}
      </Check>
    ),
    sold({ slid }) {
      if (wanted && !isNew(slid))
        navigate(paths.handOver({ ids: String(pet.id), slid }), { replace: true });
      else otherwise();
    },
  };
}
