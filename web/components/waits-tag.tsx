import { useReachable } from '#web/state/network.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Tag } from '#web/ui/tag.tsx';

/**
 * That something of this animal, or this record, waits for the network: `waits` is in the device's own answers. While
 * the server answers it would only flicker.
 */
export function WaitsTag({ of }: { of: object }) {
  return 'waits' in of ? <Waits /> : null;
}

function Waits() {
  const { animals } = useTexts();
  const isReachable = useReachable();
  if (isReachable) return null;
  return (
    <Tag tone="waits" icon="tray">
      {animals.waits}
    </Tag>
  );
}
