import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** What stands below the first screen: drawn, and its code fetched, when one scrolls to it. */
export function Near({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(() => !('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (near || !place.current) return undefined;
    // The lowest fifth of the window does not count: what only peeks in belongs to no first screen.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '0px 0px -20% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return near ? children : <div ref={place} className="near" />;
}
