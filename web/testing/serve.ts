import './dom.ts';

let visit = 0;

/** From now on no call of the screen so far hears anything: what it stored is not the next one's. */
export function endVisit(): void {
  visit += 1;
}

/** Responds to the client's requests; tests of faults pass a response of their own, or a throw. */
export function serve(respond: (request: Request) => Response | Promise<Response>): void {
  const fetcher = async (input: string | URL | Request, init: RequestInit = {}) => {
    // The timeout's signal is the page's, which the server's Request doesn't know.
    const { signal: _, ...rest } = init;
    const from = visit;
    const never = new Promise<Response>(() => {});
    try {
      const request = new Request(new URL(String(input), window.location.href), rest);
      const response = await respond(request);
      return await (from === visit ? response : never);
    } catch (error) {
      if (from === visit) throw error;
      return never;
    }
  };
  globalThis.fetch = fetcher as typeof fetch;
}
