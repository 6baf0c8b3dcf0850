/** A tag without its prefix, or the text between two. An empty element opens and closes. */
type XmlPart =
  | { kind: 'open'; name: string; attributes: string }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** What a well-formed document consists of, in its order; comments and declarations are passed over. */
export function* xmlParts(xml: string): Generator<XmlPart> {
  let at = 0;
  while (at < xml.length) {
    const start = xml.indexOf('<', at);
    if (start < 0) return;
    if (start > at) yield { kind: 'text', text: decoded(xml.slice(at, start)) };
    if (xml.startsWith('<![CDATA[', start)) {
      const end = endOf(xml, ']]>', start);
      yield { kind: 'text', text: xml.slice(start + 9, end) };
      at = end + 3;
    } else if (xml.startsWith('<!--', start)) {
      at = endOf(xml, '-->', start) + 3;
    } else {
      const end = endOf(xml, '>', start);
      at = end + 1;
      if (xml[start + 1] !== '?' && xml[start + 1] !== '!') yield* tag(xml.slice(start + 1, end));
    }
  }
}

function endOf(xml: string, what: string, from: number): number {
  const end = xml.indexOf(what, from);
  return end < 0 ? xml.length : end;
}

function* tag(text: string): Generator<XmlPart> {
  if (text.startsWith('/')) return yield { kind: 'close', name: localName(text.slice(1).trim()) };
  const isEmpty = text.endsWith('/');
  const inside = isEmpty ? text.slice(0, -1) : text;
  const space = inside.search(/\s/);
  const name = localName(space < 0 ? inside : inside.slice(0, space));
  yield { kind: 'open', name, attributes: space < 0 ? '' : inside.slice(space) };
  if (isEmpty) yield { kind: 'close', name };
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** The value of an attribute, with its prefix if it has one; '' where it is missing. */
export function attribute(attributes: string, name: string): string {
  const from = attributes.search(new RegExp(`\\s${name}\\s*=`));
  if (from < 0) return '';
  const quote = attributes.slice(from).search(/["']/) + from;
  if (quote < from) return '';
  const end = attributes.indexOf(attributes[quote] ?? '"', quote + 1);
  return end < 0 ? '' : decoded(attributes.slice(quote + 1, end));
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x?[\da-f]{1,6}|\w{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? whole;
    const code =
      name[1] === 'x' || name[1] === 'X' ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}
