import './dom.ts';

/** Responds to the client's requests; tests of faults pass a response of their own, or a throw. */
export function serve(answer: (request: Request) => Response | Promise<Response>): void {
  const fetcher = async (input: string | URL | Request, init: RequestInit = {}) => {
    // The timeout's signal is the page's, which the server's Request doesn't know.
    const { signal: _, ...rest } = init;
    return answer(new Request(new URL(String(input), window.location.href), rest));
  };
  globalThis.fetch = fetcher as typeof fetch;
}
