/** The results of one round of requests: per second, and each one's milliseconds. */
export type Round = { perSecond: number; median: number; p99: number };

export type Ask = (turn: number) => Promise<Response>;

/**
 * Sends `total` requests over `connections` at once and reads every response in full. Bounded, and to this machine
 * only. @throws when a response is no success: a fast failure would look like speed
 */
export async function load(ask: Ask, total: number, connections: number): Promise<Round> {
  const times: number[] = [];
  let next = 0;
  const start = performance.now();
  const worker = async () => {
    while (next < total) {
      const turn = next++;
      const begin = performance.now();
      const response = await ask(turn);
      const text = await response.text();
      if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 200)}`);
      times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - start) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { perSecond: total / seconds, median: at(0.5), p99: at(0.99) };
}

/** The median of several rounds, by throughput. */
export function middle(rounds: Round[]): Round {
  const sorted = rounds.toSorted((a, b) => a.perSecond - b.perSecond);
  return sorted[Math.floor(sorted.length / 2)] as Round;
}
