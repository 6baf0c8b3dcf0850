import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { SortedLists } from './use-sorting.ts';

type Props = {
  id: number;
  name: string;
  sorting: Pick<SortedLists, 'grip'>;
  /** The list that it is in. */
  order: readonly number[];
  /** What that list is called, where there are several. */
  within?: string;
};

/** What an entry of a list is dragged by; with the focus on it the arrow keys move it. */
export function Grip({ id, name, sorting, order, within }: Props) {
  const { places } = useTexts();
  const [at, of] = [order.indexOf(id) + 1, order.length];
  return (
    <Button
      variant="quiet"
      icon="drag"
      className="grip"
      label={within === undefined ? places.grip(name, at, of) : places.gripIn(name, within, at, of)}
      {...sorting.grip(id)}
    />
  );
}
