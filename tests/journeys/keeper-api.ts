import type { Json } from '#src/testing/test-app.ts';
import type { Session } from './browser.ts';
import { browserDay } from './zone.ts';

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
          'x-today': browserDay(),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const data = await response.json();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${data.error}`);
      return data;
    };
  return { get: call('GET'), post: call('POST'), put: call('PUT'), delete: call('DELETE') };
}
