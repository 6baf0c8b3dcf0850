import type { Json } from '#src/testing/test-app.ts';
import type { Session } from './browser.ts';

/** The server's calls as a keeper's own program would make them, to set up and to verify. */
export function apiOf(origin: string, keeper: Session) {
  const call =
    (method: string) =>
    async (path: string, body?: unknown): Promise<Json> => {
      const response = await fetch(`${origin}/api/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${keeper.token}`,
          'content-type': 'application/json',
          'x-today': berlinDay(),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const data = await response.json();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${data.error}`);
      return data;
    };
  return { get: call('GET'), post: call('POST'), put: call('PUT'), delete: call('DELETE') };
}

/** The calendar day in the time zone of the tests' browser. */
export function berlinDay(ahead = 0): string {
  const then = new Date(Date.now() + ahead * 86_400_000);
  return new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(then);
}
