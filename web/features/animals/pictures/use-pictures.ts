import type { AnimalType } from '#src/domain/enums.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { prefetch } from '#web/lib/prefetch.ts';
import { formatDay } from '#web/lib/format.ts';
import { lengthText } from '#web/lib/size.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';

const picturesOf = (id: number) =>
  [['pet', 'pictures', id], () => api.picture.list.get({ query: { id } })] as const;

/** Asks for them before there is a screen. */
export const prefetchPictures = (id: number): void => prefetch(...picturesOf(id));

/** The pictures of an animal, oldest first. */
export function usePictures(id: number, options: { quiet?: true; enabled?: boolean } = {}) {
  const { pets } = useTexts();
  return useLoad(...picturesOf(id), {
    errorTitle: pets.pictures.errorLoading,
    mayBeMissing: true,
    ...options,
  });
}

export type AnimalPicture = NonNullable<ReturnType<typeof usePictures>['data']>['rows'][number];

/** The address of a picture, which nobody else is told. What is there never changes. */
export const addressOf = ({ key }: AnimalPicture, size: 'thumb' | 'mobile' | 'large'): string =>
  `/uploads/${size}/pic_${key}.webp`;

/** When it was taken, in words. */
export const dayText = ({ day }: Pick<AnimalPicture, 'day'>, texts: Texts): string =>
  day === null ? texts.pets.pictures.noDay : formatDay(day);

/** What it shows: its caption, else its molt, and the size at that time. */
export function shownText(
  { caption, date_mt, size }: AnimalPicture,
  an_type: AnimalType,
  { pets }: Texts,
): string {
  const what = caption || (date_mt === null ? '' : wordsFor(an_type, pets.pictures).molt);
  return [what, size === null ? '' : lengthText(size)].filter(Boolean).join(', ');
}
