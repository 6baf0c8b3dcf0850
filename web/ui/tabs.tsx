import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'wouter';

/** Links between sibling pages. */
export function TabLinks(props: {
  label: string;
  tabs: readonly { href: string; label: ReactNode; current: boolean }[];
}) {
  return (
    <nav className="tabs" aria-label={props.label}>
      {props.tabs.map((tab) => (
        <Link key={tab.href} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}

/** Several views in one place. Arrow keys move between them. */
export function Tabs<Value extends string>(props: {
  label: string;
  tabs: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  children: ReactNode;
}) {
  const { label, tabs, value, onChange, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  function keys(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === value);
    const to: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const index = to[event.key];
    const next = index === undefined ? undefined : tabs[index];
    if (index === undefined || next === undefined) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  }
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={keys}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
