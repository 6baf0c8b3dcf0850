import { Unzip, UnzipInflate } from 'fflate';
import { WorkbookProblem } from './problem.ts';

/** Unpacked, all wanted parts together: a list of animals has a hundredth of it. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Packed bytes that are given to the reader at once, so that a bomb is noticed before it is unpacked. */
const AT_ONCE = 16 * 1024;

/** The wanted parts of a zip archive as texts, by name. @throws WorkbookProblem */
export function unzipTexts(
  bytes: Uint8Array,
  wants: (name: string) => boolean,
): Map<string, string> {
  const texts = new Map<string, string>();
  let left = MOST_BYTES;
  const unzip = new Unzip((file) => {
    if (!wants(file.name)) return;
    const decoder = new TextDecoder();
    const pieces: string[] = [];
    file.ondata = (error, data, isLast) => {
      if (error) throw left < 0 ? new WorkbookProblem('tooLarge') : error;
      left -= data.length;
      if (left < 0) throw new WorkbookProblem('tooLarge');
      pieces.push(decoder.decode(data, { stream: !isLast }));
      if (isLast) texts.set(file.name, pieces.join(''));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += AT_ONCE)
      unzip.push(bytes.subarray(at, at + AT_ONCE), at + AT_ONCE >= bytes.length);
  } catch (error) {
    throw error instanceof WorkbookProblem ? error : new WorkbookProblem('unreadable');
  }
  return texts;
}
