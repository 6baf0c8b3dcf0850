import { useEffect, useState } from 'react';

/** The part that is being read: the last one that begins in the upper half of the window. */
export function useCurrentPart(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const names = ids.join();
  useEffect(() => {
    const all = names.split(',');
    function look() {
      const begun = all.filter((id) => {
        const part = document.getElementById(id);
        return part !== null && part.getBoundingClientRect().top < window.innerHeight / 2;
      });
      setCurrent(begun.at(-1) ?? all[0] ?? '');
    }
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [names]);
  return current;
}
