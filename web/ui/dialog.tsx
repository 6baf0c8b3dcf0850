/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a tap on the shade is a second way out, Escape the first */
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
import { placesChanged } from './second-tap.ts';
import { asks, guard, type Guard } from './way-back.ts';

export type DialogProps = {
  title: string;
  /** Asked to go: Escape, Back, or a tap beside it where nothing can be lost. */
  onClose: () => void;
  /** Makes it a form; its submit button stands in `actions`. */
  onSubmit?: () => void;
  actions?: ReactNode;
  /** error: the red edge and sign; menu: links that rise from the lower edge, title for readers only. */
  variant?: 'plain' | 'error' | 'menu';
  /** A question or bad news, read out at once. */
  alert?: boolean;
  children?: ReactNode;
};

/**
 * A native modal dialog, open as long as it is mounted. It takes the focus (an element with
 * `data-autofocus`, else the first one) and gives it back to where it came from.
 */
export function Dialog(props: DialogProps) {
  const { title, onClose, onSubmit, actions, variant = 'plain', alert = false, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(dialog);
  const own = useGuard(onClose);

  function clickBeside(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === dialog.current && onSubmit === undefined && !alert) onClose();
  }
  const inner = (
    <>
      <h2 id={`${id}-title`} className={variant === 'menu' ? 'visually-hidden' : undefined}>
        {variant === 'error' && <Icon name="stop" />}
        {title}
      </h2>
      {children && (
        <div id={`${id}-text`} className="dialog-body">
          {children}
        </div>
      )}
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
      )}
      role={alert || variant === 'error' ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={alert || variant === 'error' ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        if (!asks(own.current)) onClose();
      }}
      onClose={() => {
        // A browser may close it in spite of a prevented cancel; the state follows.
        if (dialog.current?.open !== false) return;
        if (asks(own.current)) dialog.current.showModal();
        else onClose();
      }}
      onClick={clickBeside}
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

function useModal(ref: RefObject<HTMLDialogElement | null>) {
  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    if (dialog === null) return;
    dialog.showModal();
    placesChanged();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog.close();
      placesChanged();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [ref]);
}

/** Back closes it, and stays on the page. */
function useGuard(onClose: () => void): RefObject<Guard> {
  const own = useRef<Guard>({ back: onClose });
  useLayoutEffect(() => {
    own.current.back = onClose;
  });
  useLayoutEffect(() => guard(own.current), []);
  return own;
}
