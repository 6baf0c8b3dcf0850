import { inside } from '#src/domain/places/tree.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { undoBy } from '#web/lib/undo.ts';
import { useTexts } from '#web/texts/texts.ts';
import { rearranged, type Place } from './use-places.ts';

/** `from`: what the places stand in now; `to`: what they stand in afterwards, in the order of `ids`. Null: in nothing. */
type Arranged = { from: number | null; to: number | null; ids: number[] };

/** Stores the order of the places that stand in one place, of which one may come from another place. */
export function useArrangePlaces(all: readonly Place[], done?: () => void) {
  const { places } = useTexts();
  return useAction(({ to, ids }: Arranged) => api.place.arrange.put({ parent_id: to, ids }), {
    errorTitle: places.errorArranging,
    invalidates: rearranged,
    ...(done && { done }),
    success: (_answer, { from, to, ids }) => {
      const before = inside(all, from).map(({ id }) => id);
      const name = all.find(
        ({ id }) => from !== to && before.includes(id) && ids.includes(id),
      )?.name;
      return {
        text: name ? places.saidPut(name, nameOf(all, to)) : places.saidArranged,
        undo: undoBy({ errorTitle: places.errorUndo, invalidates: rearranged }, () =>
          api.place.arrange.put({ parent_id: from, ids: before }),
        ),
      };
    },
  });
}

const nameOf = (all: readonly Place[], id: number | null): string | null =>
  all.find((place) => place.id === id)?.name ?? null;

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
