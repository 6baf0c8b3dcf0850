import { useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Skeleton, SkeletonRows, SkeletonText } from '#web/ui/skeleton.tsx';

/** The page of a species that is on its way: what comes stands where this stood. */
export function SpeciesWaiting() {
  const { species } = useTexts();
  const session = useSession();
  return (
    <div className="split">
      <div className="stack">
        <div className="env" aria-hidden>
          {[0, 1, 2, 3].map((fact) => (
            <div key={fact} className="is-waiting">
              <Skeleton width={50} />
              <Skeleton index={fact} />
            </div>
          ))}
        </div>
        <Box title={species.careSheet}>
          <SkeletonText />
        </Box>
      </div>
      {session && (
        <div className="stack">
          <Box title={species.yours}>
            <SkeletonRows count={1} />
          </Box>
        </div>
      )}
    </div>
  );
}

/** In place of its name, which stands there in two words. */
export function SpeciesNameWaiting() {
  const { species } = useTexts();
  return (
    <>
      <span className="visually-hidden">{species.title}</span>
      <Skeleton width={48} />
    </>
  );
}
