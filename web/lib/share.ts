import { saveFile } from './save-file.ts';

/** Whether this device hands links to other apps; browsers do so only on https and localhost. */
export const sharesLinks = () => 'share' in navigator;

/** Whether it hands on a file of this type, too. */
export function sharesFiles(type: string): boolean {
  const sample = new File([], 'sample', { type });
  return sharesLinks() && Boolean(navigator.canShare?.({ files: [sample] }));
}

/** Hands a link to the device's share sheet. */
export function shareLink(link: { url: string; title: string; text: string }): Promise<boolean> {
  return isShared(navigator.share(link));
}

/** Hands a file to the device's share sheet, or saves it where that takes none of its kind. */
export async function shareFile(file: File): Promise<void> {
  const content = { files: [file] };
  if (navigator.canShare?.(content) && (await isShared(navigator.share(content)))) return;
  saveFile(file.name, file);
}

/** Somebody who closes the sheet has changed their mind: that is no failure. */
async function isShared(sheet: Promise<void>): Promise<boolean> {
  try {
    await sheet;
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
