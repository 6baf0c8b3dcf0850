import { useEffect } from 'react';
import { afterFrame } from './after-frame.ts';

/** Begins a page at the part that its address names, such as `#animals`: a link to it comes before the part is there. */
export function useBeginAtPart(): void {
  // each new page has begun at its top by then
  useEffect(() => afterFrame(begin), []);
}

function begin(): void {
  const { hash } = window.location;
  if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
}
