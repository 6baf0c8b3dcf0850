import { sheds } from '#src/domain/animal/molt.ts';
import { useSkins } from '#web/components/skins.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { inSteps, type CallResult } from '#web/lib/ask.ts';
import type { MoltDetails } from '#src/domain/sync/collection.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { MoltDialog } from '#web/features/animals/records/molt-dialog.tsx';
import type { MoltDraft } from '#web/features/animals/records/use-molt-form.ts';
import { recorded, undo } from '#web/features/animals/records/undo.ts';
import type { BulkProps } from './bulk-actions.tsx';
import { useTypesOf } from './use-types-of.ts';

/** One molt for all selected pets, such as slings that molted in the same night. */
export function BulkMolt({ ids, onClose, onDone }: BulkProps) {
  const { pets } = useTexts();
  const selected = useTypesOf(ids);
  const { ofMany } = useSkins(selected);
  const an_type = selected.every((one) => sheds(one.an_type)) ? selected[0]?.an_type : undefined;
  const today = useToday();
  const add = useAction((draft: MoltDraft) => addMolts(ids, draft), {
    errorTitle: pets.errorMolt,
    invalidates: recorded,
    success: (molts) => ({
      text: pets.fedMany(molts.length),
      undo: undo(...molts.toReversed().flatMap(undoCalls)),
    }),
    done: onDone,
  });
  return (
    <MoltDialog
      title={ofMany(ids.length)}
      an_type={an_type}
      start={{ date_mt: today, size: null, gender: null }}
      asksDetails
      save={add}
      onClose={onClose}
    />
  );
}

const addMolts = (ids: readonly number[], draft: MoltDraft) =>
  inSteps(async (step) => {
    const { date_mt, size, outcome, molt_no, note } = draft;
    const said = {
      ...(outcome && { outcome }),
      ...(molt_no && { molt_no }),
      ...(note && { note }),
    };
    const added = [];
    for (const pet of ids) {
      const molt = await step(() => api.pet.molt.add.post({ id: pet, date_mt, size, ...said }));
      added.push({ pet, ...molt });
    }
    return added;
  });

type Added = { pet: number; id: number; rev: number; cleared: string | null } & {
  was: ({ size: number | null } & Partial<MoltDetails>) | null;
};

/** A new molt is deleted, what one that was there said restored, and a pre-molt that it ended is back. */
function undoCalls({ pet, id, rev, cleared, was }: Added): (() => CallResult<unknown>)[] {
  const back = was
    ? () => api.pet.molt.update.put({ ...was, id, if_rev: rev })
    : () => api.pet.molt.delete.delete({ id });
  return cleared ? [back, () => api.pet.pre_molt.put({ id: pet, pre_molt: cleared })] : [back];
}
