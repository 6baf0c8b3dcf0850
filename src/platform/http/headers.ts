import { Elysia } from 'elysia';
import type { Context } from '#src/platform/context.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

// What the product does not use: pictures are chosen or taken by a form's field, which needs none of it.
const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Headers of every answer. The product needs nothing from elsewhere, so the policy allows nothing from elsewhere. */
export const headers = (context: Context) =>
  new Elysia({ name: 'headers' }).onRequest(({ set, request }) => {
    set.headers['content-security-policy'] = policy;
    set.headers['x-content-type-options'] = 'nosniff';
    set.headers['referrer-policy'] = 'same-origin';
    set.headers['cross-origin-resource-policy'] = 'same-origin';
    set.headers['permissions-policy'] = permissions;
    if (context.config.publicUrl.startsWith('https:')) {
      set.headers['strict-transport-security'] = 'max-age=31536000';
      // over plain HTTP browsers ignore it, and complain about it on every page
      set.headers['cross-origin-opener-policy'] = 'same-origin';
    }
    if (/^[^/]*\/\/[^/]*\/api\//.test(request.url)) set.headers['cache-control'] = 'no-store';
  });
