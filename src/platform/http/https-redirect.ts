import { Elysia } from 'elysia';
import { isOverTls } from './over-tls.ts';
import type { Context } from '#src/platform/context.ts';

/**
 * Leads people who come over plain http to https, where this program serves it. Only pages that a browser opens: calls
 * of programs, health checks, pictures and files answer on both ports. At home they come to /trust, which goes on by
 * itself where the device trusts the certificate; elsewhere a warning would be the first that they see.
 */
export const httpsRedirect = (context: Context) =>
  new Elysia({ name: 'https-redirect' }).onRequest(({ request }) => {
    const { config } = context;
    if (config.https === 'off' || isOverTls(request) || !isPage(request)) return;
    const { pathname, search } = new URL(request.url);
    const here = `${pathname}${search}`;
    const location =
      config.https === 'files'
        ? `${config.publicUrl}${here}`
        : `/trust?to=${encodeURIComponent(here)}`;
    // not for good: HTTPS may be turned off again
    return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } });
  });

/** Set by /trust for devices that can't be taught, such as an old tablet on the wall. */
const PLAIN_HTTP = 'exuvia_plain_http';

function isPage({ url, method, headers }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  // browsers ask for a page so, programs do not; such as fetch address bars and curl with */*
  if (!headers.get('accept')?.includes('text/html')) return false;
  if (headers.get('x-forwarded-proto') === 'https') return false; // a proxy beside it, which has its own certificate
  const { hostname, pathname } = new URL(url);
  const isThisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  const isApp = !/\./.test(pathname) && !/^\/(api|uploads|trust|wall)(\/|$)/.test(pathname);
  return isApp && !isThisMachine && !headers.get('cookie')?.includes(`${PLAIN_HTTP}=1`);
}
