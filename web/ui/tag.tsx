import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';

export type TagTone =
  | 'plain'
  | 'fresh'
  | 'overdue'
  | 'molt'
  | 'premolt'
  | 'archived'
  | 'fed'
  | 'attempt'
  | 'refused'
  | 'unread'
  | 'waits'
  | 'danger';

/** One state in a word. Never by colour alone: give it an icon, too. */
export function Tag({
  tone = 'plain',
  icon,
  title,
  children,
}: {
  tone?: TagTone;
  icon?: IconName;
  title?: string;
  children: ReactNode;
}) {
  return (
    <span className={classes('tag', tone !== 'plain' && tone)} title={title}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </span>
  );
}

export function Tags({ children }: { children: ReactNode }) {
  return <div className="tags">{children}</div>;
}
