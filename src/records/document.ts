import { documentKinds } from '#src/domain/documents/kind.ts';
import { limits } from '#src/domain/limits.ts';
import type { Fields } from './fields.ts';

// What is noted of a paper, besides its file.

export const documentFields = {
  name: { kind: 'name', max: limits.document_name },
  kind: { kind: 'choice', of: documentKinds },
  created: { kind: 'instant', empty: undefined },
} as const satisfies Fields;
