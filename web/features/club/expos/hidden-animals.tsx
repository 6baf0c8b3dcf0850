import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { inSteps } from '#web/lib/ask.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

/** Says of how many animals on the list visitors see no picture and no page, and makes all of them public. */
export function HiddenAnimals({ hidden }: { hidden: readonly number[] }) {
  const { expos } = useTexts();
  const publish = useAction(
    () =>
      inSteps(async (step) => {
        for (const id of hidden) {
          const { rev } = await step(() => api.pet.detail({ id }).get());
          await step(() => api.pet.update.put({ id, is_public: 1, if_rev: rev }));
        }
      }),
    {
      errorTitle: expos.publishing(hidden.length),
      success: expos.published(hidden.length),
      invalidates: [['pet'], ['expo']],
    },
  );
  if (hidden.length === 0) return null;
  return (
    <div className="stack close">
      <Note>{expos.hidden(hidden.length)}</Note>
      <div className="cluster">
        <Button icon="eye" busy={publish.busy} onClick={() => void publish.run()}>
          {expos.publish(hidden.length)}
        </Button>
      </div>
    </div>
  );
}
