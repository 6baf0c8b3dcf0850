import { tagLetters } from '#src/domain/animal/tag.ts';

/** The letters of a hand-over's code: those of a tag. */
export const codeLetters = tagLetters;
export const codeLength = 8;

/**
 * The code that a text means, as it is stored: whatever its case, with spaces and dashes anywhere, O for 0, I or L for
 * 1; also out of a link. Null when it means none.
 */
export function readHandOverCode(text: string): string | null {
  const typed = readHandOverLink(text)?.code ?? text;
  const code = typed
    .replace(/[\s\p{Dash}]/gu, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const isCode = code.length === codeLength && [...code].every((one) => codeLetters.includes(one));
  return isCode ? code : null;
}

/** As people read it: K7M2-9QXD. */
export const shownCode = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`;

export type HandOverLink = { origin: string; code: string };

/** What a link of any installation names, also without its https://; null for every other address. */
export function readHandOverLink(text: string): HandOverLink | null {
  const address = text.trim();
  if (!address.includes('/')) return null;
  const url = parseUrl(/^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  const [, named = ''] = /^\/t\/([^/]+)\/?$/.exec(url.pathname) ?? [];
  const code = named && !named.includes('%') ? readHandOverCode(named) : null;
  return code ? { origin: url.origin, code } : null;
}

// URL.parse is too new for many a phone.
function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
