/** The digits of a count in threes: 2,068 where the mark is a comma. */
export const groupDigits = (count: number, mark: string): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, mark);
