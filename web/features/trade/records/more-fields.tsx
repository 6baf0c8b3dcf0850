import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';

/** Fields that most entries don't need: collapsed unless one of them has a value. */
export function MoreFields(props: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details className="more-fields" open={props.open || undefined}>
      <summary>
        {props.title}
        <Icon name="down" />
      </summary>
      <div className="form">{props.children}</div>
    </details>
  );
}
