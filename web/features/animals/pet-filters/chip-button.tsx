import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';

/** What narrows a list down; a tap takes it away. */
export function ChipButton(props: { remove: string; onClick: () => void; children: ReactNode }) {
  const { remove, onClick, children } = props;
  return (
    <button type="button" className="button filter-chip" aria-label={remove} onClick={onClick}>
      <span>{children}</span>
      <Icon name="x" />
    </button>
  );
}
