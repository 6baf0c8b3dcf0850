// What a paper of an animal may be, told by how its file begins: a name or a type that is sent may say anything.

export const documentKinds = ['pdf', 'jpeg', 'png'] as const;
export type DocumentKind = (typeof documentKinds)[number];

const beginnings: Record<DocumentKind, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** What a file is by its first bytes; null for anything else. */
export const documentKind = (bytes: Uint8Array): DocumentKind | null =>
  documentKinds.find((kind) => beginnings[kind].every((byte, at) => bytes[at] === byte)) ?? null;

const endings: Record<DocumentKind, string> = { pdf: 'pdf', jpeg: 'jpg', png: 'png' };
export const documentEnding = (kind: DocumentKind): string => endings[kind];

/** The name that a document is saved under: its own, with the ending of what it is. */
export function documentFileName(name: string, kind: DocumentKind): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\w .()-]+/g, '')
    .trim()
    .replace(/\.(pdf|jpe?g|png)$/i, '')
    .slice(0, 80);
  return `${plain || 'document'}.${endings[kind]}`;
}
