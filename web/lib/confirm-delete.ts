import { confirm } from '#web/state/dialogs.ts';
import { useTexts } from '#web/texts/texts.ts';

/** Asks before something goes for good; the title names it, `text` what goes with it. True for yes. */
export function useConfirmDelete() {
  const { common } = useTexts();
  return (title: string, text: string = common.canNotRestore): Promise<boolean> =>
    confirm({ title, text, button: common.delete, style: 'danger' });
}
