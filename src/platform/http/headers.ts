import { Elysia } from 'elysia';
import { isOverTls } from './over-tls.ts';
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

// The camera is the product's own, for pictures and labels; the rest nobody has a use for.
const unused = ['microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];
const permissions = ['camera=(self)', ...unused.map((feature) => `${feature}=()`)].join(', ');

/** What another installation asks for in the browser of its keeper: the file of a hand-over, and to say that it came. */
const FROM_ELSEWHERE = /^[^/]*\/\/[^/]*\/api\/hand_over\/(file|taken)\b/;

const IS_ASSET = /^[^/]*\/\/[^/]*\/assets\//;
/** A sheet or a drawing does nothing by itself: it needs a tenth of the policy, and the first screen has four of them. */
const IS_INERT = /^[^/]*\/\/[^/]*\/assets\/[\w.-]+\.(?:css|svg)$/;

/** What taught devices to trust this installation asks its own https address whether they do, from a page of http. */
const IS_TRUST = /^http:\/\/[^/]*\/trust(?:\?|$)/;
const TRUST_CALL = /^[^/]*\/\/[^/]*\/api\/trust\/?(?:\?|$)/;

/** Headers of every answer. The product needs nothing from elsewhere, so the policy allows nothing else but on two pages. */
export const headers = (context: Context) => {
  const { https, publicUrl, port: plainPort } = context.config;
  const { protocol, origin, port, hostname } = new URL(publicUrl);
  const isStrict = protocol === 'https:' && https !== 'home' && port === '';
  const trustPolicy = policyOf(`'self' ${origin} http://${hostname}:${plainPort}`);
  return new Elysia({ name: 'headers' }).onRequest(({ set, request }) => {
    const { url } = request;
    const isTrust = https === 'home' && !isOverTls(request) && IS_TRUST.test(url);
    set.headers['content-security-policy'] = TAKE_IN.test(url)
      ? takeInPolicy
      : isTrust
        ? trustPolicy
        : IS_INERT.test(url)
          ? "default-src 'none'; sandbox"
          : policy;
    set.headers['x-content-type-options'] = 'nosniff';
    set.headers['referrer-policy'] = 'same-origin';
    set.headers['cross-origin-resource-policy'] = 'same-origin';
    // read with documents only, and the first screen is made of many small files
    if (!IS_ASSET.test(url)) set.headers['permissions-policy'] = permissions;
    // It would hold for every port of the name, and for good: never at home, nor where http answers beside https.
    if (isStrict) set.headers['strict-transport-security'] = 'max-age=31536000';
    // over plain HTTP browsers ignore it, and complain about it on every page
    if (https === 'off' ? protocol === 'https:' : isOverTls(request))
      set.headers['cross-origin-opener-policy'] = 'same-origin';
    if (FROM_ELSEWHERE.test(url)) {
      set.headers['access-control-allow-origin'] = '*';
      set.headers['access-control-expose-headers'] = 'content-disposition';
    }
    if (TRUST_CALL.test(url)) set.headers['access-control-allow-origin'] = '*';
    if (/^[^/]*\/\/[^/]*\/api\//.test(url)) set.headers['cache-control'] = 'no-store';
  });
};
