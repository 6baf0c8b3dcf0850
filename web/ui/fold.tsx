import { useState, type ReactNode } from 'react';

/** A part of a form that is closed at first; its line says what is inside. A problem in it opens it. */
export function Fold(props: {
  title: string;
  said?: string;
  hasProblem?: boolean;
  /** It is open at first, where there is room. */
  open?: boolean;
  children: ReactNode;
}) {
  const { title, said, hasProblem = false, open = false, children } = props;
  const [isOpen, setOpen] = useState(open);
  return (
    <details
      className="fold"
      open={isOpen || hasProblem}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {title} <span className="said">{said}</span>
      </summary>
      <div className="fold-body">{children}</div>
    </details>
  );
}
