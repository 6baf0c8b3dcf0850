import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';

const red = readFileSync('web/styles/red-lamp.css', 'utf8');

/** Relative luminance (WCAG) of a token of the red lamp. */
function luminance(name: string): number {
  const [, ...parts] = new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(red)!;
  const [light = 0, chroma = 0, hue = 0] = parts.map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const [r = 0, g = 0, blue = 0] = channels.map((one) => Math.min(1, Math.max(0, one)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
}

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const grounds = ['paper', 'sheet', 'well', 'knee-wash', 'moss-wash', 'amber-wash', 'danger-wash'];

test.each(['ink', 'ink-2', 'ink-3'])('--%s is read on every ground in red light', (ink) => {
  for (const ground of grounds) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['ink', 'ink-2'],
  ['ink-2', 'ink-3'],
])('--%s is told from --%s in red light', (one, next) => {
  expect(luminance(one)).toBeGreaterThan(luminance(next));
  expect(contrast(one, next)).toBeGreaterThan(1.1);
});
