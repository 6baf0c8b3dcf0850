import { limits } from '#src/domain/limits.ts';

/**
 * What keeps a text from being one plain address, as a sentence, or null. Strict, because it ends up
 * in a mail's header: no list, no display name, no line break, no quoted local part.
 */
export function emailProblem(text: string): string | null {
  if (text === '') return 'Enter E-Mail address';
  if (text.length > limits.email)
    return `The E-Mail address is longer than ${limits.email} characters`;
  const at = text.lastIndexOf('@');
  const isAddress = at > 0 && isLocalPart(text.slice(0, at)) && isDomain(text.slice(at + 1));
  return isAddress ? null : 'This is not an E-Mail address';
}

/** Blanks around go, the domain gets small letters. The local part is its mail server's business. */
export function tidyEmail(text: string): string {
  const email = text.trim();
  const at = email.lastIndexOf('@');
  if (at < 0) return email;
  return email.slice(0, at + 1) + email.slice(at + 1).toLowerCase();
}

function isLocalPart(text: string): boolean {
  return text.length <= 64 && /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(text);
}

/** Names with dots whose last part has a letter, umlauts included; no bare host, no number of an address. */
function isDomain(text: string): boolean {
  const labels = text.split('.');
  return labels.length > 1 && labels.every(isLabel) && /\p{L}/u.test(labels.at(-1) ?? '');
}

function isLabel(label: string): boolean {
  return label.length <= 63 && /^[\p{L}\p{N}]([\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u.test(label);
}
