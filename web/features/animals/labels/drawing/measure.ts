import type { Measure } from '#src/domain/labels/label-text.ts';

const widths = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;
let families: { sans: string; serif: string } | undefined;

/** The width of text in this browser's own fonts, in em. Widths are cached: the same names come up repeatedly. */
export const measure: Measure = (text, { italic, bold }) => {
  const font = `${italic ? 'italic ' : ''}${bold ? '700' : '400'} 100px ${family(italic)}`;
  const key = `${font}|${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    if (widths.size > 20_000) widths.clear();
    width = measured(text, font);
    widths.set(key, width);
  }
  return width;
};

function measured(text: string, font: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  // Without a canvas a generous guess keeps text within its label.
  if (!context) return [...text].length * 0.62;
  context.font = font;
  return context.measureText(text).width / 100;
}

function family(italic: boolean): string {
  if (!families) {
    const style = getComputedStyle(document.documentElement);
    families = {
      sans: style.getPropertyValue('--sans').trim() || 'sans-serif',
      serif: style.getPropertyValue('--serif').trim() || 'serif',
    };
  }
  return italic ? families.serif : families.sans;
}
