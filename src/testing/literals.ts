/**
 * The texts in a file's code, without comments. A template's expressions are replaced by '¤'. Only strings are parsed:
 * a regular expression with an unpaired quote would mislead it.
 */
export function literalsOf(code: string): string[] {
  const found: string[] = [];
  readCode(code, 0, found);
  return found.filter((text) => text !== '');
}

/** Reads to the end, or to the brace that closes a template's `${`. Returns where it stopped. */
function readCode(code: string, from: number, found: string[]): number {
  let depth = 0;
  for (let at = from; at < code.length; at++) {
    const sign = code[at];
    if (code.startsWith('//', at)) at = until(code, '\n', at);
    else if (code.startsWith('/*', at)) at = until(code, '*/', at) + 1;
    else if (sign === "'" || sign === '"') at = readString(code, at, found);
    else if (sign === '`') at = readTemplate(code, at, found);
    else if (sign === '{') depth += 1;
    else if (sign === '}' && depth-- === 0) return at;
  }
  return code.length;
}

function readString(code: string, from: number, found: string[]): number {
  let at = from + 1;
  while (at < code.length && code[at] !== code[from] && code[at] !== '\n')
    at += code[at] === '\\' ? 2 : 1;
  found.push(plain(code.slice(from + 1, at)));
  return at;
}

function readTemplate(code: string, from: number, found: string[]): number {
  let text = '';
  let at = from + 1;
  for (; at < code.length && code[at] !== '`'; at++) {
    if (code[at] === '\\') text += code.slice(at, ++at + 1);
    else if (code.startsWith('${', at)) {
      at = readCode(code, at + 2, found);
      text += '¤';
    } else text += code[at];
  }
  found.push(plain(text));
  return at;
}

const until = (code: string, end: string, from: number) => {
  const at = code.indexOf(end, from);
  return at < 0 ? code.length : at;
};

const plain = (text: string) => text.replace(/\\n/g, '\n').replace(/\\(.)/g, '$1');
