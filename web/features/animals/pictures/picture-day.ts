import { exifBytes, exifDay } from '#src/domain/animal/exif-day.ts';
import { dayOf, type Day } from '#src/domain/days.ts';

/** When a photograph was taken: what it says itself, else when its file was written, at most today. */
export async function pictureDay(file: File, today: Day): Promise<Day> {
  const bytes = new Uint8Array(await file.slice(0, exifBytes).arrayBuffer());
  const day = exifDay(bytes) ?? dayOf(new Date(file.lastModified));
  return day > today ? today : day;
}
