import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';

export type ButtonVariant =
  'plain' | 'primary' | 'moss' | 'danger' | 'quiet' | 'dangerQuiet' | 'onInk';

/** `label` names a button that shows only its icon; `brief` drops the label on a phone. */
export type ButtonLook = {
  variant?: ButtonVariant;
  icon?: IconName;
  label?: string;
  /** `label` sets it; beside `label` it would be lost. */
  'aria-label'?: never;
  large?: boolean;
  tall?: boolean;
  wide?: boolean;
  brief?: boolean;
  className?: string;
  children?: ReactNode;
};

export type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, keyof ButtonLook> & { busy?: boolean };

/** A busy button keeps its place and the focus, and does nothing until the work is done. */
export function Button(props: ButtonProps) {
  const { look, rest } = takeLook(props);
  const { busy = false, onClick, type = 'button', ...attributes } = rest;
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...attributes}
      type={type}
      className={buttonClass(look)}
      aria-label={look.label}
      aria-busy={busy || undefined}
      onClick={click}
    >
      <ButtonFace {...look} />
    </button>
  );
}

type ButtonLinkProps = ButtonLook &
  Omit<ComponentProps<'a'>, keyof ButtonLook | 'href'> & { href: string; replace?: boolean };

/** A link inside the product that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { look, rest } = takeLook(props);
  return (
    <Link {...rest} className={buttonClass(look)} aria-label={look.label}>
      <ButtonFace {...look} />
    </Link>
  );
}

function buttonClass(look: ButtonLook): string {
  const { variant = 'plain', icon, children, large, tall, wide, brief, className } = look;
  return classes(
    'button',
    VARIANTS[variant],
    icon !== undefined && children === undefined && 'icon-only',
    large && 'large',
    tall && 'tall',
    wide && 'wide',
    brief && 'brief',
    className,
  );
}

const VARIANTS: Record<ButtonVariant, string> = {
  plain: '',
  primary: 'primary',
  moss: 'moss',
  danger: 'danger',
  quiet: 'quiet',
  dangerQuiet: 'danger quiet',
  onInk: 'on-ink',
};

function ButtonFace({ icon, children }: ButtonLook) {
  return (
    <>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </>
  );
}

function takeLook<Props extends ButtonLook>(props: Props) {
  const { variant, icon, label, large, tall, wide, brief, className, children, ...rest } = props;
  const look: ButtonLook = { variant, icon, label, large, tall, wide, brief, className, children };
  return { look, rest };
}
