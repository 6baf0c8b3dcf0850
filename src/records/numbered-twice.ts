/** The numbers that a list gives to several animals, each with where these stand in it. */
export function numberedTwice(
  numbers: readonly (string | null)[],
): { number: string; at: number[] }[] {
  const places = new Map<string, { number: string; at: number[] }>();
  for (const [at, number] of numbers.entries()) {
    if (number === null) continue;
    const key = number.replace(/^#/, '').toLowerCase();
    const one = places.get(key) ?? { number, at: [] };
    one.at.push(at);
    places.set(key, one);
  }
  return [...places.values()].filter(({ at }) => at.length > 1);
}
