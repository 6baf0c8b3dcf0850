// What certificates are written in (X.690, DER): each value is a tag, a length and its bytes.

export type Der = Buffer<ArrayBuffer>;

/** A value of this tag. */
export function der(tag: number, ...parts: (Uint8Array | readonly number[])[]): Der {
  const body = Buffer.concat(parts.map((part) => Uint8Array.from(part)));
  return Buffer.concat([Uint8Array.from([tag, ...lengthOf(body.length)]), body]);
}

export const sequence = (...parts: Uint8Array[]): Der => der(0x30, ...parts);
export const setOf = (...parts: Uint8Array[]): Der => der(0x31, ...parts);
export const octets = (value: Uint8Array): Der => der(0x04, value);
export const utf8 = (text: string): Der => der(0x0c, Buffer.from(text));
export const yes = der(0x01, [0xff]);

/** A positive integer from its bytes, the highest first. */
export function integer(bytes: Uint8Array | readonly number[]): Der {
  const all = [...bytes];
  while (all.length > 1 && all[0] === 0) all.shift();
  return der(0x02, (all[0] ?? 0) > 127 ? [0, ...all] : all); // the first bit would be a sign
}

/** Bits, the last of which may be unused. */
export const bits = (bytes: Uint8Array | readonly number[], unused = 0): Der =>
  der(0x03, [unused], bytes);

/** An object identifier, such as 2.5.29.17. */
export function identifier(dotted: string): Der {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return der(0x06, [first * 40 + second, ...rest.flatMap(base128)]);
}

/** A tag that the structure around it gives a meaning: `[number]`. */
export const tagged = (number: number, ...parts: Uint8Array[]): Der => der(0xa0 | number, ...parts);
export const implicit = (number: number, value: Uint8Array): Der => der(0x80 | number, value);

/** An instant in UTC: with two digits of the year until 2049, as certificates must have it. */
export function time(at: Date): Der {
  const digits = at.toISOString().replace(/\.\d+Z$|[-:T]/g, '');
  return at.getUTCFullYear() < 2050
    ? der(0x17, Buffer.from(`${digits.slice(2)}Z`))
    : der(0x18, Buffer.from(`${digits}Z`));
}

function lengthOf(bytes: number): number[] {
  if (bytes < 0x80) return [bytes];
  return bytes < 0x100 ? [0x81, bytes] : [0x82, bytes >> 8, bytes & 0xff];
}

function base128(number: number): number[] {
  const groups = [number & 0x7f];
  for (let rest = number >> 7; rest > 0; rest >>= 7) groups.unshift((rest & 0x7f) | 0x80);
  return groups;
}
