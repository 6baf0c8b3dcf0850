/**
 * Where to go after login: the decoded `redirect` when it is a path of this site, else '/'. Browsers read '//x', '/\x'
 * and '/<tab>/x' as another host, so these are refused.
 */
export function safeRedirect(text: string | null): string {
  if (text === null || !text.startsWith('/') || FORBIDDEN.test(text)) return '/';
  const path = text.split(/[?#]/, 1)[0] ?? '';
  return path.includes('//') ? '/' : text;
}

const FORBIDDEN = /[\\\p{Cc}\p{Cs}]/u;
