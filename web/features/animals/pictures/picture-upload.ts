import { useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import { useAction } from '#web/lib/action.ts';
import { sendPicture } from '#web/lib/send-picture.ts';
import { useTexts } from '#web/texts/texts.ts';

/** The formats that the server reads. A phone that stores pictures in another format converts them for this list. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif';

/** Uploads a pet's picture. `percent` is null while nothing is sent, 100 while the server processes it. */
export function usePictureUpload() {
  const { pets } = useTexts();
  const [percent, setPercent] = useState(0);
  const [wrong, setProblem] = useState<string | null>(null);
  const sending = useAction(
    ({ id, file }: { id: number; file: File }) => sendPicture(id, file, setPercent),
    { errorTitle: pets.uploadFailed, quiet: true, invalidates: [['pet']] },
  );

  /** What is wrong with the file before it is sent, or null. */
  function check(file: File): string | null {
    if (file.size > limits.pictureBytes) return pets.pictureTooLarge;
    return pictureTypes.split(',').includes(file.type) ? null : pets.pictureNotReadable;
  }
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
