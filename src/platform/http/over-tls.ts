const arrived = new WeakSet<Request>();

/**
 * A request that came over the port with https. Elysia finds the path in an address that begins with http:// alone (it
 * looks for the first slash after seven characters, so that hosts may have short names), so it gets such a one.
 */
export function overTls(request: Request): Request {
  Object.defineProperty(request, 'url', { value: request.url.replace(/^https:/, 'http:') });
  arrived.add(request);
  return request;
}

export const isOverTls = (request: Request): boolean => arrived.has(request);
