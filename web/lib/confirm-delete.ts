import { confirm, type Instead } from '#web/state/dialogs.ts';
import { useTexts } from '#web/texts/texts.ts';

/**
 * Asks before something is deleted for good; the title names it, `text` lists what is deleted with it, `instead` is a
 * way that keeps it. True when confirmed.
 */
export function useConfirmDelete() {
  const { common } = useTexts();
  return (
    title: string,
    text: string = common.canNotRestore,
    button: string = common.delete,
    instead?: Instead,
  ): Promise<boolean> => confirm({ title, text, button, style: 'danger', instead });
}
