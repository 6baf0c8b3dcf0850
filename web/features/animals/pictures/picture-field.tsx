import { useEffect, useMemo } from 'react';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { pictureTypes } from './picture-upload.ts';

/** Chooses a picture by camera, file or drag and drop, with a preview before it is sent. */
export function PictureField(props: {
  file: File | null;
  onFile: (file: File | null) => void;
  percent: number | null;
  problem: string | null;
  /** Of an animal without one: the first picture is its cover. */
  isCover: boolean;
}) {
  const { file, onFile, percent, problem, isCover } = props;
  const { pets, ui } = useTexts();
  const preview = usePreview(file);
  return (
    <fieldset className="field">
      <legend>{pets.picture}</legend>
      <FileDrop
        label={pets.picture}
        accept={pictureTypes}
        icon="image"
        camera
        busy={percent !== null}
        onFile={onFile}
        hint={isCover ? `${pets.pictureHint} ${pets.coverHint}` : pets.pictureHint}
        problem={problem}
      >
        {preview && (
          <span className="plate picture-preview">
            <img src={preview} alt={file?.name ?? ''} />
          </span>
        )}
      </FileDrop>
      {percent !== null && <UploadProgress percent={percent} />}
      {file && percent === null && (
        <Button variant="quiet" icon="x" onClick={() => onFile(null)}>
          {ui.remove}
        </Button>
      )}
    </fieldset>
  );
}

export function UploadProgress({ percent }: { percent: number }) {
  const { pets } = useTexts();
  const text = percent < 100 ? pets.uploading(percent) : pets.preparing;
  return (
    <div role="status" className="stack close">
      <Progress inline label={text} value={percent < 100 ? percent : undefined} />
      <p className="small muted">{text}</p>
    </div>
  );
}

function usePreview(file: File | null): string | null {
  const url = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url);
  }, [url]);
  return url;
}
