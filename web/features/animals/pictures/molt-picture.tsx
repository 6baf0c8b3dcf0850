import { useState } from 'react';
import type { Day } from '#src/domain/days.ts';
import { PictureField } from './picture-field.tsx';
import { namedProblem, pictureProblem } from './picture-upload.ts';
import { useAddPictures } from './use-add-pictures.ts';
import { useTexts } from '#web/texts/texts.ts';

/** The picture of a molt that is being recorded: chosen with it, and sent once the molt is stored. */
export function useMoltPicture(pet: { id: number; has_img: 0 | 1 }) {
  const texts = useTexts();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { add } = useAddPictures(pet);
  async function choose(chosen: File | null) {
    const wrong = chosen && (await pictureProblem(chosen, texts));
    setProblem(wrong && namedProblem(wrong, chosen.name));
    setFile(wrong ? null : chosen);
  }
  return {
    field: (
      <PictureField
        file={file}
        onFile={(chosen) => void choose(chosen)}
        percent={null}
        problem={problem}
        isCover={pet.has_img === 0}
      />
    ),
    send: (day: Day) => (file ? add([file], { day, molt: day }) : Promise.resolve()),
  };
}
