import { useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Skeleton, SkeletonRows, SkeletonText } from '#web/ui/skeleton.tsx';

/** Skeleton of a species' page, with everything in its final place. */
export function SpeciesSkeleton() {
  const { species } = useTexts();
  const session = useSession();
  return (
    <div className={session ? 'split own-first' : 'split'}>
      {session && (
        <div className="stack">
          <Box title={species.yours}>
            <SkeletonRows count={1} />
          </Box>
        </div>
      )}
      <div className="stack">
        {session && <SkeletonRows count={4} />}
        <div className="env" aria-hidden>
          {[0, 1, 2, 3].map((fact) => (
            <div key={fact} className="is-loading">
              <Skeleton width={50} />
              <Skeleton index={fact} />
            </div>
          ))}
        </div>
        <Box title={species.careSheet}>
          <SkeletonText />
        </Box>
      </div>
    </div>
  );
}

/** In place of its name, which has two words. */
export function SpeciesNameSkeleton() {
  const { species } = useTexts();
  return (
    <>
      <span className="visually-hidden">{species.title}</span>
      <Skeleton width={48} />
    </>
  );
}
