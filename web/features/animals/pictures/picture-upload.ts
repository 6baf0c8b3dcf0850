import { useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import { PICTURE_START, pictureKind } from '#src/domain/pictures/kind.ts';
import { useAction } from '#web/lib/action.ts';
import { sendPicture } from '#web/lib/send-picture.ts';
import { shrunk } from '#web/lib/shrink-picture.ts';
import { useToday } from '#web/lib/today.ts';
import { pictureDay } from './picture-day.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';

/** The formats that the server reads. A phone that stores pictures in another format converts them for this list. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif';

/** What is wrong with a file before it is sent, or null. Its type comes from its name alone, so its first bytes tell. */
export async function pictureProblem(file: File, { pets }: Texts): Promise<string | null> {
  if (file.size > limits.pictureBytes) return pets.pictureTooLarge;
  const start = await file
    .slice(0, PICTURE_START)
    .arrayBuffer()
    // it is gone meanwhile
    .catch(() => new ArrayBuffer(0));
  return pictureKind(new Uint8Array(start)) ? null : pets.pictureNotReadable;
}

/** 'Pictures must be JPEG, PNG, WebP or GIF: b.heic'. */
export const namedProblem = (why: string, ...names: readonly string[]): string =>
  `${why.replace(/\.$/, '')}: ${names.join(', ')}`;

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

  async function check(file: File): Promise<string | null> {
    const why = await pictureProblem(file, texts);
    return why && namedProblem(why, file.name);
  }
  /** True when the picture is stored. */
  async function send(id: number, file: File): Promise<boolean> {
    const wrong = await check(file);
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
