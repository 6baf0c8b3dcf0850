import { limits } from '#src/domain/limits.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { inSteps } from '#web/lib/ask.ts';
import { undoBy } from '#web/lib/undo.ts';
import { useTexts } from '#web/texts/texts.ts';
import { makePath } from './make-path.ts';
import type { PlaceChoice } from './place-field.tsx';
import { rearranged, type Place } from './use-places.ts';

/** `name`: of the only one. */
export type Move = { ids: readonly number[]; to: PlaceChoice; name?: string | undefined };

/** Moves animals to a place, which is made first where it is new, or to nowhere. */
export function useMove(places: readonly Place[], done: () => void) {
  const { places: words } = useTexts();
  const move = ({ ids, to }: Move) =>
    inSteps(async (step) => {
      const place_id = to.isNew ? await makePath(step, places, to.path) : to.id;
      const parts = [];
      for (let at = 0; at < ids.length; at += limits.idsPerCall) {
        const part = ids.slice(at, at + limits.idsPerCall);
        parts.push(await step(() => api.pet.move.put({ ids: part, place_id })));
      }
      return parts.map(({ moved }) => moved);
    });
  return useAction(move, {
    errorTitle: words.errorMoving,
    invalidates: rearranged,
    success: (parts, { ids, to, name }) => {
      const count = parts.flat().length;
      const only = ids.length === 1 ? name : undefined;
      const isNowhere = to.id === null && !to.isNew;
      if (count === 0) return words.saidThere(ids.length, isNowhere ? null : to.path, only);
      return {
        text: isNowhere ? words.saidNowhere(count, only) : words.saidMoved(count, to.path, only),
        undo: undoBy(
          { errorTitle: words.errorUndo, invalidates: rearranged },
          ...parts.map((moved) => () => api.pet.move_back.put({ moved })),
        ),
      };
    },
    done,
  });
}
