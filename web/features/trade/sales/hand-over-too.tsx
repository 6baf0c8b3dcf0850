import { isNew } from '#src/domain/sync/ids.ts';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#web/paths.ts';
import { useReachable } from '#web/state/network.ts';
import { Check } from '#web/ui/check.tsx';

/** The question of a sale whether the animal's history goes along, and the way there once it is sold. */
export function useHandOverToo(
  pet_id: number | null,
  { label, otherwise }: { label: string; otherwise: () => void },
): { question: ReactNode; sold: (sale: { slid: number | null }) => void } {
  const [, navigate] = useLocation();
  const [wanted, setWanted] = useState(false);
  // the code of a hand-over is the server's
  const isReachable = useReachable();
  return {
    question: isReachable && (
      <Check checked={wanted} onChange={setWanted}>
        {label}
      </Check>
    ),
    sold({ slid }) {
      if (wanted && slid !== null && !isNew(slid))
        navigate(paths.handOver({ ids: String(pet_id), slid }), { replace: true });
      else otherwise();
    },
  };
}
