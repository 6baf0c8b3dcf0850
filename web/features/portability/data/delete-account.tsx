import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#web/state/notices.ts';
import { endSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

/** Deletes the account, after listing what is deleted with it. */
export function DeleteAccount(goes: { pets: number; pictures: number }) {
  const { data } = useTexts();
  const [open, setOpen] = useState(false);
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
      {open && <DeleteDialog {...goes} onClose={() => setOpen(false)} />}
    </Box>
  );
}

function DeleteDialog(props: { pets: number; pictures: number; onClose: () => void }) {
  const { pets, pictures, onClose } = props;
  const { data } = useTexts();
  const [, navigate] = useLocation();
  const [upw, setUpw] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const remove = useAction(() => api.user.delete.delete({ upw }), {
    errorTitle: data.errorDeleting,
    done() {
      endSession();
      notify(data.deleted);
      navigate(paths.home());
    },
  });

  function submit() {
    setProblem(upw === '' ? data.passwordMissing : null);
    if (upw !== '') void remove.run();
  }
  return (
    <Dialog
      title={data.awayAsk}
      onClose={onClose}
      onSubmit={submit}
      actions={<DialogEnd save={data.awayButton} danger busy={remove.busy} onClose={onClose} />}
    >
      <div className="form">
        <p>{data.awayGoes(pets, pictures)}</p>
        <PasswordField
          label={data.password}
          autoComplete="current-password"
          data-autofocus
          value={upw}
          onChange={setUpw}
          problem={problem ?? remove.problems['upw']}
        />
      </div>
    </Dialog>
  );
}
