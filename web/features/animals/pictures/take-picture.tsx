import { FileButton } from '#web/ui/file-drop.tsx';
import { useTexts } from '#web/texts/texts.ts';
import { namedProblem, pictureTypes } from './picture-upload.ts';
import { useAddPictures } from './use-add-pictures.ts';

/** One tap to a picture of an animal, taken now: it is kept and sent in the background. */
export function TakePicture({ pet, brief }: { pet: { id: number; has_img: 0 | 1 }; brief?: true }) {
  const { ui, pets } = useTexts();
  const { add, sending, leftOut } = useAddPictures(pet);
  return (
    <>
      <FileButton
        accept={pictureTypes}
        icon="camera"
        capture
        busy={sending !== null}
        label={brief && pets.pictures.take}
        onFiles={(files) => void add(files)}
      >
        {brief ? undefined : ui.takePicture}
      </FileButton>
      {leftOut.map(({ name, why }) => (
        <p key={name} className="problem" role="alert">
          {namedProblem(why, name)}
        </p>
      ))}
    </>
  );
}
