/**
 * A port of this machine that nobody listens on. Below those that systems hand out by themselves (from 32768 on): one of
 * these may be taken by any connection in the second that a program takes to start.
 */
export function freePort(): number {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (beyond - lowest));
    try {
      void Bun.serve({ port, hostname: '127.0.0.1', fetch: () => new Response() }).stop(true);
      return port;
    } catch (error) {
      // somebody listens there: another one
      if ((error as { code?: string }).code !== 'EADDRINUSE') throw error;
    }
  }
}

/** Above the last port that browsers refuse to call. */
const lowest = 10_081;
const beyond = 32_768;
