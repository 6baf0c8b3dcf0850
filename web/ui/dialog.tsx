/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a tap on the backdrop is a second way to close it, Escape the first */
import {
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { classes } from './classes.ts';
import { submitForm } from './form.tsx';
import { Icon } from './icon.tsx';
import { suppressGhostClicks } from './ghost-click.ts';
import type { HistoryBlocker } from './leave-guard.ts';
import { asksAboutUnsaved, blockHistory } from './history-blocker.ts';
import { dialogOpened } from './topmost-dialog.ts';

type DialogProps = {
  title: string;
  /** Called on Escape, Back, or a tap on the backdrop where nothing can be lost. */
  onClose: () => void;
  /** Makes it a form; its submit button is in `actions`. */
  onSubmit?: () => void;
  actions?: ReactNode;
  /**
   * error: the red edge and icon; menu: links that rise from the lower edge; palette: a field with what it finds. The
   * last two have a title for screen readers only.
   */
  variant?: 'plain' | 'error' | 'menu' | 'palette';
  /** A question or an error, announced immediately. */
  alert?: boolean;
  children?: ReactNode;
};

/**
 * A native modal dialog, open as long as it is mounted. It takes the focus (an element with `data-autofocus`, else the
 * first one) and returns it to where it came from.
 */
export function Dialog(props: DialogProps) {
  const { title, onClose, onSubmit, actions, variant = 'plain', alert = false, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(dialog);
  const own = useHistoryBlocker(onClose);

  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === dialog.current && onSubmit === undefined && !alert) onClose();
  }
  const inner = (
    <>
      <h2 id={`${id}-title`} className={hasHiddenTitle(variant) ? 'visually-hidden' : undefined}>
        {variant === 'error' && <Icon name="stop" />}
        {title}
      </h2>
      {children && (
        <div id={`${id}-text`} className="dialog-body">
          {children}
        </div>
      )}
      {!alert && <p className="dialog-said" role="status" />}
      {actions !== undefined && <div className="dialog-actions">{actions}</div>}
    </>
  );
  return (
    <dialog
      ref={dialog}
      className={classes(
        'dialog',
        variant === 'error' && 'error',
        variant === 'menu' && 'sheet-menu',
        variant === 'palette' && 'palette',
      )}
      role={alert || variant === 'error' ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={alert || variant === 'error' ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        if (!asksAboutUnsaved(own.current)) onClose();
      }}
      onClose={() => {
        // A browser may close it in spite of a prevented cancel; the state follows.
        if (dialog.current?.open !== false) return;
        if (asksAboutUnsaved(own.current)) dialog.current.showModal();
        else onClose();
      }}
      onClick={closeOnBackdrop}
    >
      {onSubmit === undefined ? (
        <div className="dialog-in">{inner}</div>
      ) : (
        <form className="dialog-in" noValidate onSubmit={(event) => submitForm(event, onSubmit)}>
          {inner}
        </form>
      )}
    </dialog>
  );
}

const hasHiddenTitle = (variant: DialogProps['variant']) =>
  variant === 'menu' || variant === 'palette';

function useModal(ref: RefObject<HTMLDialogElement | null>) {
  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    if (dialog === null) return;
    dialog.showModal();
    const closed = dialogOpened(dialog);
    suppressGhostClicks();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      closed();
      dialog.close();
      suppressGhostClicks();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [ref]);
}

/** Back closes it, and stays on the page. */
function useHistoryBlocker(onClose: () => void): RefObject<HistoryBlocker> {
  const own = useRef<HistoryBlocker>({ back: onClose });
  useLayoutEffect(() => {
    own.current.back = onClose;
  });
  useLayoutEffect(() => blockHistory(own.current), []);
  return own;
}
