import type { Spoken } from '#src/domain/accounts/languages.ts';
import { escapeHtml } from '#src/platform/http/escape-html.ts';

/** What a mail says. Each part is plain text; nothing in it is ever read as HTML. */
export type MailContent = {
  subject: string;
  /** Paragraphs before the link. */
  lines: string[];
  link?: { label: string; url: string };
  /** Lists under a heading, after the link; an entry may lead somewhere, by its `text`. */
  groups?: { title: string; entries: { text: string; more?: string; url?: string }[] }[];
  /** A quoted message, line breaks kept. */
  quote?: string;
  /** Paragraphs after the link and the quote. */
  after?: string[];
  /** How mails of this kind are stopped. */
  stop?: { label: string; url: string };
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
export function asText(content: MailContent, publicUrl: string): string {
  const { lines, link, groups = [], quote, after = [], stop } = content;
  const quoted = quote
    ?.split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n');
  return [
    ...lines,
    link && `${link.label}:\n${link.url}`,
    ...groups.map(({ title, entries }) =>
      [`${title}:`, ...entries.map(({ text, more }) => `- ${text}${more ? `: ${more}` : ''}`)].join(
        '\n',
      ),
    ),
    quoted,
    ...after,
    stop && `${stop.label}:\n${stop.url}`,
    `--\nExuvia\n${publicUrl}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The same as simple HTML: no picture, no style sheet, nothing loaded from elsewhere. */
export function asHtml(
  { subject, lines, link, groups = [], quote, after = [], stop }: MailContent,
  publicUrl: string,
  language: Spoken,
): string {
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`;
  const parts = [
    ...lines.map(paragraph),
    link &&
      `<p style="margin:0 0 8px"><a href="${escapeHtml(link.url)}" style="${BUTTON}">${escapeHtml(link.label)}</a></p>`,
    link &&
      `<p style="margin:0 0 16px;font-size:14px;color:#5c5647;word-break:break-all">${escapeHtml(link.url)}</p>`,
    ...groups.map(groupHtml),
    quote &&
      `<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #d95f0e;white-space:pre-wrap">${escapeHtml(quote)}</blockquote>`,
    ...after.map(paragraph),
    stop &&
      `<p style="margin:0 0 16px;font-size:14px"><a href="${escapeHtml(stop.url)}" style="color:#5c5647">${escapeHtml(stop.label)}</a></p>`,
    `<p style="margin:24px 0 0;padding:8px 0 0;border-top:1px solid #d8d2c2;font-size:14px;color:#5c5647">Exuvia, ${escapeHtml(publicUrl)}</p>`,
  ].filter(Boolean);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;color:#23201a;max-width:36em">${parts.join('')}</body></html>`;
}

/** Without a colour behind it, so that mail programs can turn it dark. */
const BUTTON =
  'display:inline-block;padding:10px 16px;border:2px solid;border-radius:4px;color:#a63c06;font-weight:600;text-decoration:none';

const groupHtml = ({ title, entries }: NonNullable<MailContent['groups']>[number]) => {
  const entry = ({ text, more, url }: (typeof entries)[number]) => {
    const head = url
      ? `<a href="${escapeHtml(url)}" style="color:#a63c06">${escapeHtml(text)}</a>`
      : escapeHtml(text);
    return more ? `<strong>${head}</strong>: ${escapeHtml(more)}` : head;
  };
  const items = entries.map((one) => `<li style="margin:0 0 8px">${entry(one)}</li>`).join('');
  return `<h2 style="margin:24px 0 12px;padding:0 0 4px;border-bottom:2px solid;font-size:18px;line-height:1.3">${escapeHtml(title)}</h2><ul style="margin:0 0 16px;padding:0 0 0 20px">${items}</ul>`;
};
