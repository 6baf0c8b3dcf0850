import { limits } from '#src/domain/limits.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useToday } from '#web/lib/today.ts';
import { undo, recorded } from '#web/features/animals/records/undo.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';

/** Notes of all at once that somebody looked. */
export function SeenAll({ pets }: { pets: readonly { id: number }[] }) {
  const { feeding, pets: words } = useTexts();
  const today = useToday();
  const ids = pets.map(({ id }) => id).slice(0, limits.idsPerCall);
  const seen = useAction(
    () => api.pet.events.add_many.post({ ids, date_ev: today, event: feeding.today.seen }),
    {
      errorTitle: words.errorEvent,
      invalidates: recorded,
      success({ rows }) {
        const added = rows.filter(({ known }) => !known).map(({ id }) => id);
        const text = feeding.today.saidSeenAll(ids.length);
        if (added.length === 0) return text;
        return { text, undo: undo(() => api.pet.events.delete_many.delete({ ids: added })) };
      },
    },
  );
  return (
    <Button variant="quiet" icon="check" busy={seen.busy} onClick={() => void seen.run()}>
      {feeding.today.seenAll(ids.length)}
    </Button>
  );
}
