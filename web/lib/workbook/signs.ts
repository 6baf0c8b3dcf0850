import { pictureKind } from '#src/domain/pictures/kind.ts';

/**
 * What a file is by how it begins: a workbook is a zip archive; old ones, and those with a password, are in a container that
 * is not read. Null for a text and everything else.
 */
export function workbookKind(bytes: Uint8Array): 'zip' | 'container' | null {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return 'zip';
  return startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]) ? 'container' : null;
}

/** A picture, whatever its name says: PNG, JPEG, GIF, WebP, or what phones take. */
export const isPicture = (bytes: Uint8Array): boolean =>
  pictureKind(bytes) !== null || startsWith(bytes.subarray(4), [0x66, 0x74, 0x79, 0x70]);

const startsWith = (bytes: Uint8Array, signs: readonly number[]) =>
  signs.every((sign, at) => bytes[at] === sign);
