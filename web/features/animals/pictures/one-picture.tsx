import { useId } from 'react';
import { limits } from '#src/domain/limits.ts';
import { wordsFor } from '#web/components/words-for.ts';
import type { Pet } from '#web/features/animals/pet-details/use-pet.ts';
import { DeleteButton } from '#web/components/delete-button.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { bindFields } from '#web/lib/bind-fields.ts';
import { useDraft } from '#web/lib/draft.ts';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { formatDay } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { PictureTools } from './picture-tools.tsx';
import type { AnimalPicture } from './use-pictures.ts';

type Props = { pet: Pick<Pet, 'id' | 'name' | 'an_type'>; picture: AnimalPicture };

/** What is noted of a picture, and what can be done with it. */
export function OnePicture({ pet, picture }: Props) {
  const { pets } = useTexts();
  const t = pets.pictures;
  const today = useToday();
  const form = useId();
  const { day, caption, molt_id } = picture;
  const [draft, change, saved] = useDraft(
    { day: day ?? '', caption, molt: String(molt_id ?? '') },
    `picture ${picture.id}`,
  );
  const save = useAction(
    () =>
      api.picture.update.put({
        id: picture.id,
        day: draft.day || null,
        caption: draft.caption,
        molt_id: draft.molt === '' ? null : Number(draft.molt),
      }),
    { errorTitle: t.errorSaving, success: t.saved, done: saved, invalidates: [['pet']] },
  );
  const bind = bindFields({ draft, change, problems: save.problems });
  // What is done with it stands outside of the form: the dialog that crops has a form of its own.
  return (
    <div className="stack tight">
      <form
        id={form}
        className="stack tight"
        onSubmit={(event) => {
          event.preventDefault();
          void save.run();
        }}
      >
        <div className="fields">
          <DateField label={t.day} max={today} {...bind('day')} />
          <MoltField pet={pet} {...bind('molt')} />
        </div>
        <TextField label={t.caption} {...bind('caption', limits.caption)} />
      </form>
      <div className="cluster">
        <Button type="submit" form={form} icon="check" busy={save.busy}>
          {t.save}
        </Button>
        <PictureTools picture={picture} />
        <DeleteButton
          label={t.remove}
          ask={t.removeAsk}
          call={() => api.picture.delete.delete({ id: pet.id, picture: picture.id })}
          errorTitle={pets.errorDeletingPicture}
          invalidates={[['pet'], ['picture']]}
          success={t.removed}
        />
      </div>
      <p className="hint">{t.fileHint(formatBytes(picture.bytes))}</p>
    </div>
  );
}

type MoltFieldProps = { pet: Props['pet']; value: string; onChange: (molt: string) => void };

/** The molt that a picture belongs to; nothing where the animal has none. */
function MoltField({ pet, ...field }: MoltFieldProps) {
  const { pets } = useTexts();
  const t = wordsFor(pet.an_type, pets.pictures);
  const { data } = useLoad(
    ['pet', 'molts', pet.id],
    () => api.pet.molt.list.get({ query: { id: pet.id, limit: 100 } }),
    { errorTitle: pets.loadingHistory, quiet: true },
  );
  const molts = data?.rows ?? [];
  if (molts.length === 0) return null;
  const options = molts.map(({ id, date_mt }) => ({
    value: String(id),
    label: formatDay(date_mt),
  }));
  return (
    <SelectField
      label={t.ofMolt}
      {...field}
      options={[{ value: '', label: t.ofNoMolt }, ...options]}
    />
  );
}
