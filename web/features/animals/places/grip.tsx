import type { useSorting } from './use-sorting.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';

type Props = { id: number; name: string; sorting: ReturnType<typeof useSorting> };

/** What an entry of a list is dragged by; with the focus on it the arrow keys move it. */
export function Grip({ id, name, sorting }: Props) {
  const { places } = useTexts();
  const { order, grip } = sorting;
  return (
    <Button
      variant="quiet"
      icon="drag"
      className="grip"
      label={places.grip(name, order.indexOf(id) + 1, order.length)}
      {...grip(id)}
    />
  );
}
