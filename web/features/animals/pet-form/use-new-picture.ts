import { useState } from 'react';
import { usePictureUpload } from '#web/features/animals/pictures/picture-upload.ts';
import { showError } from '#web/state/dialogs.ts';
import { useTexts } from '#web/texts/texts.ts';

/** The picture that a new animal comes with: chosen before the animal is stored, sent after it. */
export function useNewPicture() {
  const { pets } = useTexts();
  const [file, setFile] = useState<File | null>(null);
  const { percent, problem, setProblem, check, send } = usePictureUpload();
  return {
    file,
    percent,
    problem,
    async choose(chosen: File | null) {
      const wrong = chosen && (await check(chosen));
      setProblem(wrong);
      setFile(wrong ? null : chosen);
    },
    /** The animal is stored: a failure is reported, and the picture can be sent again from its page. */
    async send(id: number) {
      if (file && !(await send(id, file))) showError({ title: pets.uploadFailed });
    },
  };
}
