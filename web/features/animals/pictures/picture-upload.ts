import { useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import { useAction } from '#web/lib/action.ts';
import { sendPicture } from '#web/lib/send-picture.ts';
import { shrunk } from '#web/lib/shrink-picture.ts';
import { useToday } from '#web/lib/today.ts';
import { pictureDay } from './picture-day.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';

/** The formats that the server reads. A phone that stores pictures in another format converts them for this list. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif';

/** What is wrong with a file before it is sent, or null. */
export function pictureProblem({ size, type }: File, { pets }: Texts): string | null {
  if (size > limits.pictureBytes) return pets.pictureTooLarge;
  return pictureTypes.split(',').includes(type) ? null : pets.pictureNotReadable;
}

/** Uploads a pet's picture. `percent` is null while nothing is sent, 100 while the server processes it. */
export function usePictureUpload() {
  const texts = useTexts();
  const { pets } = texts;
  const today = useToday();
  const [percent, setPercent] = useState(0);
  const [wrong, setProblem] = useState<string | null>(null);
  const sending = useAction(
    async ({ id, file }: { id: number; file: File }) => {
      const picture = { id, day: await pictureDay(file, today), cover: 1 } as const;
      return sendPicture(picture, await shrunk(file), { onProgress: setPercent });
    },
    { errorTitle: pets.uploadFailed, quiet: true, invalidates: [['pet']] },
  );

  const check = (file: File) => pictureProblem(file, texts);
  /** True when the picture is stored. */
  async function send(id: number, file: File): Promise<boolean> {
    const wrong = check(file);
    setProblem(wrong);
    if (wrong !== null) return false;
    setPercent(0);
    return (await sending.run({ id, file })) !== undefined;
  }
  return {
    send,
    check,
    percent: sending.busy ? percent : null,
    problem: wrong ?? sending.failed?.error ?? null,
    setProblem,
  };
}
