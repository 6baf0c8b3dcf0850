/** What can follow the password: a code of an authenticator app, a passkey, a recovery code. */
export type SecondFactor = 'app' | 'passkey' | 'recovery';

export const RECOVERY_CODES = 10;
export const MOST_PASSKEYS = 20;
export const PASSKEY_NAME_LENGTH = 60;

const transports = ['usb', 'nfc', 'ble', 'internal', 'hybrid', 'smart-card', 'cable'] as const;

/** The ways to reach a passkey that browsers know, each once: the rest of what a client says is not kept. */
export const knownTransports = (said: readonly string[]) =>
  transports.filter((way) => said.includes(way));

/** Digits in one code of an authenticator app. */
export const CODE_DIGITS = 6;

/** A code as it is compared: people type blanks, dashes and capitals as they like. */
export const tidyCode = (typed: string) => typed.toLowerCase().replace(/[\s-]/g, '');

export const isAppCode = (typed: string) => /^\d{6}$/.test(tidyCode(typed));

/**
 * The name that passkeys of an installation are bound to, from its PUBLIC_URL; null where browsers offer none: without
 * https, but for this machine itself, and at an address of numbers.
 */
export function passkeyHost(publicUrl: string): string | null {
  const { protocol, hostname } = new URL(publicUrl);
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return hostname;
  const isNumbers = /^[\d.]+$|^\[/.test(hostname);
  return protocol === 'https:' && !isNumbers ? hostname : null;
}
