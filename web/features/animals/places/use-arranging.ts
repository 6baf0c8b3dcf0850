import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { undoBy } from '#web/lib/undo.ts';
import { useTexts } from '#web/texts/texts.ts';
import { rearranged } from './use-places.ts';

/** Stores the order of the places that stand in one place, or at the top for null. `before`: the order until now. */
export function useArrangePlaces(parent_id: number | null, before: readonly number[]) {
  const { places } = useTexts();
  return useAction((ids: number[]) => api.place.arrange.put({ parent_id, ids }), {
    errorTitle: places.errorArranging,
    invalidates: rearranged,
    success: () => ({
      text: places.saidArranged,
      undo: undoBy({ errorTitle: places.errorUndo, invalidates: rearranged }, () =>
        api.place.arrange.put({ parent_id, ids: [...before] }),
      ),
    }),
  });
}

/** The same for the animals of a place. */
export function useOrderPets(id: number, before: readonly number[]) {
  const { places } = useTexts();
  return useAction((pet_ids: number[]) => api.place.order.put({ id, pet_ids }), {
    errorTitle: places.errorArranging,
    invalidates: rearranged,
    success: () => ({
      text: places.saidArranged,
      undo: undoBy({ errorTitle: places.errorUndo, invalidates: rearranged }, () =>
        api.place.order.put({ id, pet_ids: [...before] }),
      ),
    }),
  });
}
