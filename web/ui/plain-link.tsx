import type { MouseEvent, ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';

/** A link that does not listen to the address, as the router's own do: lists have many. */
export function PlainLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} onClick={(event) => follow(event, href)}>
      {children}
    </a>
  );
}

/** With a key or another button the browser opens it elsewhere. */
function follow(event: MouseEvent, href: string): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0)
    return;
  event.preventDefault();
  navigate(href);
}
