import { useTexts } from '#web/texts/texts.ts';
import { useReachable } from '#web/state/network.ts';
import { useWaitingPictures } from '#web/state/waiting-pictures.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Note } from '#web/ui/note.tsx';
import { namedProblem, pictureTypes } from './picture-upload.ts';
import { UploadProgress } from './picture-field.tsx';
import { useAddPictures, type LeftOut as LeftOutFile } from './use-add-pictures.ts';

/** Of 200 files with the same fault, so many are named. */
const SHOWN = 10;

/** Adds pictures of an animal by camera, file or drag and drop, several at once. */
export function AddPictures({ pet }: { pet: { id: number; has_img: 0 | 1 } }) {
  const { pets } = useTexts();
  const { add, sending, leftOut, areOthersTaken } = useAddPictures(pet);
  const isReachable = useReachable();
  const waiting = useWaitingPictures(pet.id).length;
  const [only] = leftOut.length === 1 ? leftOut : [];
  return (
    <div className="stack tight">
      <FileDrop
        label={pets.pictures.add}
        accept={pictureTypes}
        icon="image"
        camera
        multiple
        busy={sending !== null}
        onFiles={(files) => void add(files)}
        hint={pets.pictures.addHint}
        problem={only ? namedProblem(only.why, only.name) : null}
      />
      {sending?.all === 1 && <UploadProgress percent={sending.percent} />}
      {sending && sending.all > 1 && (
        <p role="status">{pets.pictures.sending(sending.done + 1, sending.all)}</p>
      )}
      {waiting > 0 && (
        <p className="small" role="status">
          <Icon name="upload" />{' '}
          {isReachable ? pets.pictures.goingUp(waiting) : pets.pictures.kept(waiting)}
        </p>
      )}
      {leftOut.length > 1 && <LeftOut files={leftOut} areOthersTaken={areOthersTaken} />}
    </div>
  );
}

function LeftOut(props: { files: readonly LeftOutFile[]; areOthersTaken: boolean }) {
  const { files, areOthersTaken } = props;
  const { pets } = useTexts();
  return (
    <Note tone="amber" live>
      <strong>{pets.pictures.leftOut(files.length)}</strong> {pets.pictures.noneStored}
      {areOthersTaken && ` ${pets.pictures.othersTaken}`}
      {[...Map.groupBy(files, ({ why }) => why)].map(([why, those]) => (
        <span key={why} className="left-out">
          {namedProblem(why, ...those.slice(0, SHOWN).map(({ name }) => name))}
          {those.length > SHOWN && ' …'}
        </span>
      ))}
    </Note>
  );
}
