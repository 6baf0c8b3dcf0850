import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** Content below the first screen: rendered, and its code loaded, when it is scrolled into view. */
export function RenderWhenVisible({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [visible, setVisible] = useState(() => !('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (visible || !place.current) return undefined;
    // The lowest fifth of the window does not count: what only peeks in is not part of the first screen.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setVisible(true);
      },
      { rootMargin: '0px 0px -20% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [visible]);
  return visible ? children : <div ref={place} className="lazy-placeholder" />;
}
