import type { Spoken } from '#src/domain/accounts/languages.ts';

/** What a mail says. Each part is plain text; nothing in it is ever read as HTML. */
export type MailContent = {
  subject: string;
  /** Paragraphs before the link. */
  lines: string[];
  link?: { label: string; url: string };
  /** A quoted message, line breaks kept. */
  quote?: string;
  /** Paragraphs after the link and the quote. */
  after?: string[];
};

/**
 * A mail in every language, from the values that are put into it. As in web/texts/de German readers are called neither
 * du nor Sie. None of the account's mails holds the user's name: anybody can register somebody else's address and would
 * else make this server send text of their choice.
 */
export type MailTemplate<Values extends unknown[]> = Record<
  Spoken,
  (...values: Values) => MailContent
>;

/** The plain text part. The link is alone on its line, so that every mail program recognizes it. */
export function asText({ lines, link, quote, after = [] }: MailContent, publicUrl: string): string {
  const quoted = quote
    ?.split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n');
  return [
    ...lines,
    link && `${link.label}:\n${link.url}`,
    quoted,
    ...after,
    `--\nExuvia\n${publicUrl}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The same as simple HTML: no picture, no style sheet, nothing loaded from elsewhere. */
export function asHtml(
  { subject, lines, link, quote, after = [] }: MailContent,
  publicUrl: string,
  language: Spoken,
): string {
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escaped(line)}</p>`;
  const parts = [
    ...lines.map(paragraph),
    link &&
      `<p style="margin:0 0 16px"><a href="${escaped(link.url)}" style="color:#a63c06">${escaped(link.label)}</a></p>`,
    link &&
      `<p style="margin:0 0 16px;font-size:14px;color:#5c5647;word-break:break-all">${escaped(link.url)}</p>`,
    quote &&
      `<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #d95f0e;white-space:pre-wrap">${escaped(quote)}</blockquote>`,
    ...after.map(paragraph),
    `<p style="margin:24px 0 0;padding:8px 0 0;border-top:1px solid #d8d2c2;font-size:14px;color:#5c5647">Exuvia, ${escaped(publicUrl)}</p>`,
  ].filter(Boolean);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;color:#23201a;max-width:36em">${parts.join('')}</body></html>`;
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
