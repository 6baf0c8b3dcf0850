import { useState } from 'react';
import type { Day } from '#src/domain/days.ts';
import { failureOf, networkFailure } from '#web/lib/failure.ts';
import { invalidate } from '#web/lib/queries.ts';
import { picturesLeft, sendPicture } from '#web/lib/send-picture.ts';
import { shrunk } from '#web/lib/shrink-picture.ts';
import { useToday } from '#web/lib/today.ts';
import { isReachable } from '#web/state/network.ts';
import { notify } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';
import { pictureDay } from './picture-day.ts';
import { pictureProblem } from './picture-upload.ts';

type Notes = { day?: Day; molt?: Day };
type How = {
  notes: Notes;
  isFirst: boolean;
  later: boolean;
  say: (percent: number) => void;
};
export type LeftOut = { name: string; why: string };

/** One picture is sent at once: the server says whether there is room. */
const unknownRoom = { left: Number.POSITIVE_INFINITY, max: 0 };

const nothing = { files: [], all: 0 };

/** Adds pictures of an animal, one after another. What can't be taken is left out, and said. */
export function useAddPictures(pet: { id: number; has_img: 0 | 1 }) {
  const texts = useTexts();
  const today = useToday();
  const [sending, setSending] = useState<{ done: number; all: number; percent: number } | null>(
    null,
  );
  const [leftOut, setLeftOut] = useState<{ files: LeftOut[]; all: number }>(nothing);

  async function add(files: readonly File[], notes: Notes = {}): Promise<void> {
    if (sending || files.length === 0) return;
    const left: LeftOut[] = [];
    const taken: File[] = [];
    let added = 0;
    setSending({ done: 0, all: files.length, percent: 0 });
    for (const file of files) {
      const why = await pictureProblem(file, texts);
      if (why === null) taken.push(file);
      else left.push({ name: file.name, why });
    }
    // before the others are sent, which may take minutes
    setLeftOut({ files: [...left], all: files.length });
    const { left: room, max } = taken.length > 1 ? await picturesLeft() : unknownRoom;
    for (const [done, file] of taken.entries()) {
      const say = (percent: number) => setSending({ done, all: taken.length, percent });
      say(0);
      const why =
        (added >= room ? texts.problems.too_many_pictures({ max }) : null) ??
        (await send(file, { notes, isFirst: added === 0, later: taken.length > 1, say }));
      if (why === null) added += 1;
      else left.push({ name: file.name, why });
    }
    setSending(null);
    setLeftOut({ files: left, all: files.length });
    const { pictures } = texts.pets;
    if (added > 0) notify(isReachable() ? pictures.added(added) : pictures.kept(added));
    await invalidate([['pet'], ['picture']]);
  }

  /** Why it was not taken; null when it was. Several go up in the background. */
  async function send(file: File, { notes, isFirst, later, say }: How): Promise<string | null> {
    const cover = isFirst && !pet.has_img ? ({ cover: 1 } as const) : {};
    const picture = { id: pet.id, day: await pictureDay(file, today), ...notes, ...cover };
    const { error } = await sendPicture(picture, await shrunk(file), { onProgress: say, later });
    if (!error) return null;
    const status = Number(error.status);
    return (status === 0 ? networkFailure() : failureOf(status, error.value)).error;
  }

  return {
    add,
    sending,
    leftOut: leftOut.files,
    areOthersTaken: sending === null && leftOut.files.length < leftOut.all,
  };
}
