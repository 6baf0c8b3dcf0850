import { useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import { asFailure } from '#web/lib/failure.ts';
import { invalidate } from '#web/lib/queries.ts';
import { upload } from '#web/lib/upload.ts';
import { useTexts } from '#web/texts/texts.ts';

/** What the server reads. A phone that keeps pictures in another format converts them for this list. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif';

/** Uploads a pet's picture. `percent` is null when nothing is on its way, 100 while the server works on it. */
export function usePictureUpload() {
  const { pets } = useTexts();
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

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
    const form = new FormData();
    form.set('id', String(id));
    form.set('file', file);
    try {
      await upload('/api/picture/upload', form, setPercent);
      await invalidate([['pet']]);
      return true;
    } catch (error) {
      const { error: said, status } = asFailure(error);
      setProblem(said);
      if (status === 404) await invalidate([['pet']]);
      return false;
    } finally {
      setPercent(null);
    }
  }
  return { send, check, percent, problem, setProblem };
}
