import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '#web/lib/api.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#web/state/notices.ts';
import { endSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { ProofDialog } from '#web/features/accounts/second-factors/proof-dialog.tsx';

/** Deletes the account, after listing what is deleted with it. */
export function DeleteAccount({ pets, pictures }: { pets: number; pictures: number }) {
  const { data } = useTexts();
  const [, navigate] = useLocation();
  const [open, setOpen] = useState(false);
  function leave() {
    endSession();
    notify(data.deleted);
    navigate(paths.home());
  }
  return (
    <Box title={data.away}>
      <div className="stack tight">
        <p className="muted">{data.awayText}</p>
        <p className="muted">{data.awayFirst}</p>
        <div>
          <Button variant="dangerQuiet" icon="trash" onClick={() => setOpen(true)}>
            {data.awayButton}
          </Button>
        </div>
      </div>
      {open && (
        <ProofDialog
          title={data.awayAsk}
          text={data.awayGoes(pets, pictures)}
          save={data.awayButton}
          danger
          errorTitle={data.errorDeleting}
          call={(step, proof) => step(() => api.user.delete.delete(proof))}
          done={leave}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}
