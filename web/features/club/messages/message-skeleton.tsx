import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { SkeletonFacts, SkeletonRows, SkeletonText } from '#web/ui/skeleton.tsx';

/** Skeleton of a message: its text, its replies, and a number of facts. */
export function MessageSkeleton({ facts }: { facts: number }) {
  const { messages } = useTexts();
  return (
    <div className="split">
      <div className="stack">
        <SkeletonText lines={4} ruled />
        <Box title={messages.replies}>
          <SkeletonRows count={1} />
        </Box>
      </div>
      <SkeletonFacts count={facts} />
    </div>
  );
}
