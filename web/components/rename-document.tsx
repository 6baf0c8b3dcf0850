import { limits } from '#src/domain/limits.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useDraft } from '#web/lib/draft.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Paper } from './documents.tsx';

export function RenameDocument({ document, onClose }: { document: Paper; onClose: () => void }) {
  const { pets } = useTexts();
  const t = pets.papers;
  const [draft, change] = useDraft({ name: document.name });
  const rename = useAction(
    () => api.document.rename.put({ id: document.id, name: draft.name.trim() }),
    {
      errorTitle: t.errorSaving,
      success: t.renamed,
      invalidates: [['document']],
      done: onClose,
    },
  );
  return (
    <Dialog
      title={t.renameTitle}
      onClose={onClose}
      onSubmit={() => void rename.run()}
      actions={<DialogEnd save={t.save} icon="check" busy={rename.busy} onClose={onClose} />}
    >
      <TextField
        label={t.name}
        value={draft.name}
        onChange={(name) => change({ name })}
        maxLength={limits.document_name}
        required
        problem={rename.problems['name']}
      />
    </Dialog>
  );
}
