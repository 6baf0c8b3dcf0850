import { closeDialog, useDialogs } from '#web/state/dialogs.ts';
import type { GlobalDialog } from '#web/state/dialogs.ts';
import { useTexts } from '#web/texts/texts.ts';
import { VersionsDialog } from '#web/components/versions-dialog.tsx';
import { ConfirmDialog, ErrorDialog } from '#web/ui/dialog-kinds.tsx';

/** The dialogs of `state/dialogs.ts`, stacked. */
export function DialogHost() {
  return useDialogs().map((dialog) => <OneDialog key={dialog.id} dialog={dialog} />);
}

function OneDialog({ dialog }: { dialog: GlobalDialog }) {
  const { common } = useTexts();
  switch (dialog.kind) {
    case 'error': {
      const status = dialog.status === undefined ? undefined : common.status(dialog.status);
      const server = [dialog.server, status].filter(Boolean).join('\n');
      return (
        <ErrorDialog
          title={dialog.title}
          text={dialog.text}
          others={dialog.others}
          server={server}
          onClose={() => closeDialog()}
        />
      );
    }
    case 'versions':
      return <VersionsDialog dialog={dialog} onAnswer={closeDialog} />;
    case 'confirm':
      return (
        <ConfirmDialog
          title={dialog.title}
          text={dialog.text}
          confirm={dialog.button}
          cancel={dialog.cancel}
          instead={dialog.instead}
          variant={dialog.style}
          icon={dialog.style === 'danger' ? 'trash' : undefined}
          onAnswer={closeDialog}
        />
      );
  }
}
