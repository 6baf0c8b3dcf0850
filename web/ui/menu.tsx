/* oxlint-disable jsx-a11y/role-has-required-aria-props -- a native checkbox says by itself whether it is checked */
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Link } from 'wouter';
import { Button, type ButtonLook } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

export type MenuItem = { label: string; icon?: IconName } & (
  | { kind: 'link'; href: string }
  | { kind: 'action'; onSelect: () => void; danger?: boolean; disabled?: boolean }
  | { kind: 'switch'; checked: boolean; onChange: (checked: boolean) => void }
);

/** A button with a menu below it. Arrow keys move, Escape and a tap elsewhere close it. */
export function Menu({ items, ...look }: ButtonLook & { items: readonly MenuItem[] }) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useCloseOutside(root, open, () => setOpen(false));

  function close() {
    setOpen(false);
    button.current?.focus();
  }
  function keys(event: KeyboardEvent) {
    if (!open) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        setOpen(true);
      }
      return;
    }
    if (event.key === 'Escape') {
      // Inside a dialog Escape closes the menu first, and only the menu.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') setOpen(false);
    else if (move(root.current, event.key)) event.preventDefault();
  }
  return (
    <div className="dropdown" ref={root}>
      <Button
        {...look}
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={keys}
      />
      {open && (
        <div
          className="menu"
          role="menu"
          id={id}
          ref={showMenu}
          tabIndex={-1}
          aria-label={nameOf(look)}
          onKeyDown={keys}
        >
          {items.map((item) => (
            <Entry key={item.label} item={item} close={close} />
          ))}
        </div>
      )}
    </div>
  );
}

function Entry({ item, close }: { item: MenuItem; close: () => void }) {
  const face = (
    <>
      {item.icon !== undefined && <Icon name={item.icon} />}
      <span className="grow">{item.label}</span>
    </>
  );
  if (item.kind === 'link') {
    return (
      <Link role="menuitem" tabIndex={-1} href={item.href} onClick={close}>
        {face}
      </Link>
    );
  }
  if (item.kind === 'switch') {
    return (
      <label className="switch">
        <input
          type="checkbox"
          role="menuitemcheckbox"
          tabIndex={-1}
          checked={item.checked}
          onChange={(event) => item.onChange(event.currentTarget.checked)}
        />
        {face}
      </label>
    );
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={item.disabled}
      className={item.danger ? 'is-danger' : undefined}
      onClick={() => {
        close();
        item.onSelect();
      }}
    >
      {face}
    </button>
  );
}

const ENTRIES = '[role="menuitem"]:not(:disabled), [role="menuitemcheckbox"]:not(:disabled)';

function showMenu(menu: HTMLElement | null) {
  if (menu === null) return;
  // it ends where its button ends, which may be too far left for its width
  const beyond = EDGE - menu.getBoundingClientRect().left;
  if (beyond > 0) menu.style.translate = `${beyond}px`;
  menu.querySelector<HTMLElement>(ENTRIES)?.focus();
}

/** So far from the edge of the screen, in pixels. */
const EDGE = 8;

/** True when the key was one that moves. */
function move(root: HTMLElement | null, key: string): boolean {
  const entries = [...(root?.querySelectorAll<HTMLElement>(ENTRIES) ?? [])];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const to: Record<string, number> = {
    ArrowDown: (at + 1) % entries.length,
    ArrowUp: at <= 0 ? entries.length - 1 : at - 1,
    Home: 0,
    End: entries.length - 1,
  };
  const index = to[key];
  if (index === undefined) return false;
  entries[index]?.focus();
  return true;
}

/** A press elsewhere closes what is open. */
export function useCloseOutside(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
) {
  useEffect(() => {
    if (!open) return;
    function press(event: PointerEvent) {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    }
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  });
}

function nameOf(look: ButtonLook): string | undefined {
  return look.label ?? (typeof look.children === 'string' ? look.children : undefined);
}
