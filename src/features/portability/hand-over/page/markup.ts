import { escapeHtml } from '#src/platform/http/escape-html.ts';

/** HTML that is written already; everything else is escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = string | number | Markup | readonly Markup[];

/** A template of HTML: texts in it are escaped, for elements and for attributes in quotes alike. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(String.raw({ raw: strings }, ...parts.map(written)));

function written(part: Part): string {
  if (part instanceof Markup) return part.text;
  return Array.isArray(part)
    ? part.map(({ text }: Markup) => text).join('')
    : escapeHtml(String(part));
}
