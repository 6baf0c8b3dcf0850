/** What responses held that the document of all calls does not say. */
const mismatches: string[] = [];

export const noteMismatch = (text: string): void => void mismatches.push(text);

/** Fails with what was noted since the last call. */
export function expectNoMismatches(): void {
  const found = mismatches.splice(0);
  if (found.length > 0) throw new Error(`Not as /api/openapi.json says:\n${found.join('\n')}`);
}
