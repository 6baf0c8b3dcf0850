// What a picture is, told by how its file begins: a name or a type may say anything.

type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp';
type Sign = readonly [from: number, bytes: readonly number[]];

const beginnings: readonly (readonly [kind: PictureKind, signs: readonly Sign[]])[] = [
  ['jpeg', [[0, [0xff, 0xd8, 0xff]]]],
  ['png', [[0, [0x89, 0x50, 0x4e, 0x47]]]],
  ['gif', [[0, [0x47, 0x49, 0x46, 0x38]]]],
  [
    'webp',
    [
      [0, [0x52, 0x49, 0x46, 0x46]],
      [8, [0x57, 0x45, 0x42, 0x50]],
    ],
  ],
];

/** How many bytes of a file tell. */
export const PICTURE_START = 16;

/** The format of a picture that the server reads, by its first bytes; null for anything else. */
export const pictureKind = (bytes: Uint8Array): PictureKind | null =>
  beginnings.find(([, signs]) =>
    signs.every(([from, sign]) => sign.every((byte, at) => bytes[from + at] === byte)),
  )?.[0] ?? null;
