import { limits } from '#src/domain/limits.ts';
import { issue, type Issue } from '#src/domain/problems/codes.ts';

/**
 * Why a text is not one plain address, or null. Strict, because it ends up in a mail's header: no list, no display
 * name, no line break, no quoted local part.
 */
export function emailProblem(text: string): Issue | null {
  if (text === '') return issue('email_missing');
  if (text.length > limits.email) return issue('email_too_long', { max: limits.email });
  const at = text.lastIndexOf('@');
  const isAddress = at > 0 && isLocalPart(text.slice(0, at)) && isDomain(text.slice(at + 1));
  return isAddress ? null : issue('not_an_email');
}

/** Trims spaces and lowercases the domain. The local part is up to its mail server. */
export function tidyEmail(text: string): string {
  const email = text.trim();
  const at = email.lastIndexOf('@');
  if (at < 0) return email;
  return email.slice(0, at + 1) + email.slice(at + 1).toLowerCase();
}

function isLocalPart(text: string): boolean {
  return text.length <= 64 && /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(text);
}

/** Names with dots whose last part has a letter, umlauts included; no bare host, no IP address. */
function isDomain(text: string): boolean {
  const labels = text.split('.');
  return labels.length > 1 && labels.every(isLabel) && /\p{L}/u.test(labels.at(-1) ?? '');
}

function isLabel(label: string): boolean {
  return label.length <= 63 && /^[\p{L}\p{N}]([\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u.test(label);
}
