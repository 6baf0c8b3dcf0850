import { Elysia } from 'elysia';
import type { Context } from '#src/platform/context.ts';

const policyOf = (connect: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');

const policy = policyOf("'self'");

/**
 * Takes an animal in: the keeper's browser, and it alone, fetches the file of the link that the keeper pasted, from the
 * installation of who gave the animal.
 */
const TAKE_IN = /^[^/]*\/\/[^/]*\/pets\/take_in(?:\?|$)/;
const takeInPolicy = policyOf("'self' https: http:");

// What the product does not use: pictures are chosen or taken by a form's field, which needs none of it.
const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** What another installation asks for in the browser of its keeper: the file of a hand-over, and to say that it came. */
const FROM_ELSEWHERE = /^[^/]*\/\/[^/]*\/api\/hand_over\/(file|taken)\b/;

const IS_ASSET = /^[^/]*\/\/[^/]*\/assets\//;

/** Headers of every answer. The product needs nothing from elsewhere, so the policy allows nothing else but on one page. */
export const headers = (context: Context) =>
  new Elysia({ name: 'headers' }).onRequest(({ set, request }) => {
    const isTakeIn = TAKE_IN.test(request.url);
    set.headers['content-security-policy'] = isTakeIn ? takeInPolicy : policy;
    set.headers['x-content-type-options'] = 'nosniff';
    set.headers['referrer-policy'] = 'same-origin';
    set.headers['cross-origin-resource-policy'] = 'same-origin';
    // read with documents only, and the first screen is made of many small files
    if (!IS_ASSET.test(request.url)) set.headers['permissions-policy'] = permissions;
    if (context.config.publicUrl.startsWith('https:')) {
      set.headers['strict-transport-security'] = 'max-age=31536000';
      // over plain HTTP browsers ignore it, and complain about it on every page
      set.headers['cross-origin-opener-policy'] = 'same-origin';
    }
    if (FROM_ELSEWHERE.test(request.url)) {
      set.headers['access-control-allow-origin'] = '*';
      set.headers['access-control-expose-headers'] = 'content-disposition';
    }
    if (/^[^/]*\/\/[^/]*\/api\//.test(request.url)) set.headers['cache-control'] = 'no-store';
  });
