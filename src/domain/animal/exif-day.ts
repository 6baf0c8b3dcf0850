import { isDay, type Day } from '../days.ts';

// When a photograph was taken, as the camera noted it: the EXIF of a JPEG, of which this reads one field and trusts
// nothing.

const TAKEN = 0x9003;
const DETAILS = 0x8769;
const FIRST_BYTES = 128 * 1024;

/** The bytes of a file in which the day is looked for. */
export const exifBytes = FIRST_BYTES;

/** The day on which a JPEG was taken; null where it does not say so. */
export function exifDay(bytes: Uint8Array): Day | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, FIRST_BYTES));
  try {
    const start = exifStart(view);
    return start === null ? null : dayIn(view, start);
  } catch {
    return null; // it ends amid a field
  }
}

/** Where the TIFF of the EXIF begins. */
function exifStart(view: DataView): number | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 4 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff || view.getUint8(at + 1) === 0xda) return null;
    if (view.getUint16(at) === 0xffe1 && view.getUint32(at + 4) === 0x45786966) return at + 10;
  }
  return null;
}

function dayIn(view: DataView, start: number): Day | null {
  const little = view.getUint16(start) === 0x4949;
  const valueOf = (folder: number, tag: number): number | null => {
    const count = view.getUint16(folder, little);
    for (let entry = folder + 2; entry < folder + 2 + count * 12; entry += 12)
      if (view.getUint16(entry, little) === tag) return view.getUint32(entry + 8, little);
    return null;
  };
  const details = valueOf(start + view.getUint32(start + 4, little), DETAILS);
  const taken = details === null ? null : valueOf(start + details, TAKEN);
  if (taken === null) return null;
  const text = Array.from({ length: 10 }, (_, at) =>
    String.fromCharCode(view.getUint8(start + taken + at)),
  ).join('');
  const day = text.replaceAll(':', '-');
  return isDay(day) ? day : null;
}
