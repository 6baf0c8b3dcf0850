import { useTexts } from '#web/texts/texts.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

/** In place of a page whose code is still loading. */
export function Waiting() {
  const { layout } = useTexts();
  return (
    <main className="page" id="main" aria-busy="true" aria-label={layout.loading}>
      <SkeletonRows count={6} />
    </main>
  );
}
