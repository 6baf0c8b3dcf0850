import { Line } from '#src/domain/paste/line-taken.ts';
import { readSizes } from '#src/domain/paste/sizes.ts';
import { readSaidValue } from './said-value.ts';

// Apart from the other cells of an animal: the pages that measure one load nothing else of them.

/** '4,5', '4.5 cm', '45 mm', '2 in', '1.75"' in cm, to two decimals; null when it is no size, or may be two. */
export function readCentimetres(text: string): number | null {
  const [, minus = '', length = ''] = /^(-?)(.*)$/s.exec(text.trim()) ?? [];
  const said = readSaidValue('length', length);
  if (said && 'many' in said) return null;
  if (said && 'value' in said) return minus ? -said.value : said.value;
  return saidSize(text);
}

/** 'KL 5': the body in German, which is told in cm. */
const BODY = /^KL[.:]?\s*(\d+(?:[.,]\d+)?)$/i;

/** 'ca. 5 cm', '4" DLS', '1 1/2"', 'KL 5': one length with its unit; a range is none. */
function saidSize(text: string): number | null {
  const length = text.trim().replace(/^(?:ca\.?|circa|about|approx\.?|~|±)\s*/i, '');
  const line = new Line(length.replace(BODY, '$1 cm'));
  const [size, ...others] = readSizes(line);
  if (!size?.sure || others.length > 0 || line.rest().length > 0) return null;
  return size.value.min === size.value.max ? size.value.min : null;
}
