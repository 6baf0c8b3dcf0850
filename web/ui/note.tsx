import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon, type IconName } from './icon.tsx';

type Tone = 'info' | 'moss' | 'amber' | 'danger';

const ICONS: Record<Tone, IconName> = {
  info: 'info',
  moss: 'check',
  amber: 'warn',
  danger: 'stop',
};

/** A message to the reader that stays on the page. `live` announces it when it appears. */
export function Note({
  tone = 'info',
  icon = ICONS[tone],
  live = false,
  children,
}: {
  tone?: Tone;
  icon?: IconName;
  live?: boolean;
  children: ReactNode;
}) {
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div className={tone === 'info' ? 'note' : `note ${tone}`} role={role}>
      <Icon name={icon} />
      <span>{children}</span>
    </div>
  );
}

/** A note that is a link, such as to unread messages. */
export function Callout(props: { href: string; icon: IconName; children: ReactNode }) {
  return (
    <Link className="callout" href={props.href}>
      <Icon name={props.icon} />
      <span>{props.children}</span>
      <Icon name="right" />
    </Link>
  );
}
