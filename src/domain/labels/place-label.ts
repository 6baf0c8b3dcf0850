import type { LabelLine } from './label-content.ts';

/** A place as the call for labels returns it. `path`: the names from the top, with its own at the end. */
export type LabelPlace = { id: number; tag: string; name: string; path: string };

/** The URL in a place's code: it opens what stands there. */
export const placeAddress = (publicUrl: string, tag: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/l/${tag}`;

/** The lines of a place's label: what it is called, what it stands in, and what a scan is for. */
export function placeLabelLines(place: LabelPlace, above: string, hint: string): LabelLine[] {
  const line = (style: LabelLine['style'], text: string): LabelLine => ({
    style,
    fields: style === 'name' ? ['name'] : ['words'],
    items: [[{ text, taxon: false }]],
  });
  return [
    line('name', place.name),
    ...(above ? [line('plain', above)] : []),
    line('facts', `L ${place.tag} · ${hint}`),
  ];
}
