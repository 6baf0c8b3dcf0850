import { api } from '#web/lib/api.ts';
import { useRecord } from '#web/lib/load-record.ts';
import { useTexts } from '#web/texts/texts.ts';

/** One place with what was noted of it. */
export const usePlace = (id: number | null) =>
  useRecord(
    ['place', 'detail'],
    id,
    (place) => api.place.detail({ id: place }).get(),
    useTexts().places.loading,
  );

export type PlaceDetail = NonNullable<ReturnType<typeof usePlace>['data']>;

/** The same by the tag of its label. */
export const usePlaceOfTag = (tag: string | null) =>
  useRecord(
    ['place', 'of_tag'],
    tag,
    (one) => api.place.of_tag({ tag: one }).get(),
    useTexts().places.loading,
  );
