import { useRef, useState } from 'react';
import { act } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { inSteps } from '#web/lib/ask.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';
import { addingChanges, type AddedAnimals } from './use-add-animals.ts';

/** The animals that were added from this page, the newest first, each of which can be taken back. */
export function useJustAdded() {
  const { addForm } = useTexts().pets;
  const [entries, setEntries] = useState<readonly AddedAnimals[]>([]);
  const gone = useRef(new Set<AddedAnimals>());
  /** Whether it is gone. */
  async function takeBack(entry: AddedAnimals): Promise<boolean> {
    if (gone.current.has(entry)) return true;
    const done = await act(() => removeAll(entry), {
      errorTitle: addForm.errorTakingBack,
      invalidates: addingChanges,
    });
    if (!done) return false;
    gone.current.add(entry);
    setEntries((all) => all.filter((one) => one !== entry));
    return true;
  }
  return { entries, add: (entry: AddedAnimals) => setEntries((all) => [entry, ...all]), takeBack };
}

const removeAll = ({ ids, purchase }: AddedAnimals) =>
  inSteps(async (step) => {
    if (purchase !== null) await step(() => api.purchases.delete.delete({ id: purchase }));
    for (const id of ids) await step(() => api.pet.delete.delete({ id }));
    return true;
  });

type Props = Pick<ReturnType<typeof useJustAdded>, 'entries' | 'takeBack'>;

export function JustAdded({ entries, takeBack }: Props) {
  const { addForm } = useTexts().pets;
  if (entries.length === 0) return null;
  return (
    <aside>
      <Box title={addForm.just} end={<span className="small muted">{addForm.justHint}</span>}>
        <Rows label={addForm.just}>
          {entries.map((entry) => {
            const { ids, names } = entry;
            const [first = ''] = names;
            const title = names.length === 1 ? first : addForm.from(first, names.at(-1) ?? '');
            return (
              <Row
                key={ids[0]}
                title={title}
                href={ids.length === 1 ? paths.petDetails(ids[0] ?? 0) : undefined}
                end={
                  <Button
                    variant="quiet"
                    icon="undo"
                    label={addForm.takeBack(title)}
                    onClick={() => void takeBack(entry)}
                  />
                }
              />
            );
          })}
        </Rows>
      </Box>
    </aside>
  );
}
