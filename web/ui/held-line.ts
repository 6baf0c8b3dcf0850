/** A line that holds its place while its text loads: otherwise it would push down what is below. */
export const heldLine = (text: string | undefined, loading: boolean): string | undefined =>
  text ?? (loading ? '\u00a0' : undefined);
