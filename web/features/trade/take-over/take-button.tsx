import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { HandOver } from './use-hand-over.ts';

/** One tap, and what is offered stands in the keeper's collection, on whose page they then are. */
export function TakeButton({ offer }: { offer: HandOver }) {
  const { takeOver } = useTexts();
  const { code, animals } = offer;
  const [only] = animals;
  const name = animals.length === 1 && only ? only.name : null;
  const take = useAction(() => api.hand_over.take.post({ code }), {
    errorTitle: takeOver.taking,
    success: name === null ? takeOver.takenOverMany(animals.length) : takeOver.takenOver(name),
    to: ({ ids }) => (ids[0] && ids.length === 1 ? paths.petDetails(ids[0]) : paths.pets()),
    // Not the offer itself, which has ended now. When it fails all of the slice is loaded, and the page says so.
    invalidates: [['pet'], ['plan'], ['data'], ['purchases'], ['hand_over', 'list']],
  });
  return (
    <Button variant="primary" large icon="check" busy={take.busy} onClick={() => void take.run()}>
      {name === null ? takeOver.takeMany(animals.length) : takeOver.take}
    </Button>
  );
}
