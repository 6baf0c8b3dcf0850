import { documentEnding, type DocumentKind } from '#src/domain/documents/kind.ts';

/** The name of a paper's file in a ZIP. */
export const paperName = (no: number, kind: DocumentKind): string =>
  `papers/${no}.${documentEnding(kind)}`;
