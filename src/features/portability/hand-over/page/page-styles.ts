import { markup } from './markup.ts';

/** The colours of web/styles/tokens.css, by day and by night; paper is printed by day. */
export const styles = markup`
:root {
  color-scheme: light;
  --paper: oklch(0.962 0.010 96); --sheet: oklch(0.988 0.006 96); --plate: oklch(0.892 0.026 104);
  --ink: oklch(0.235 0.018 72); --ink-2: oklch(0.415 0.020 82); --ink-3: oklch(0.485 0.020 88);
  --rule: oklch(0.862 0.018 102); --knee: oklch(0.715 0.178 50); --moss: oklch(0.500 0.090 135);
  --amber: oklch(0.610 0.122 78);
  --sans: system-ui, -apple-system, Roboto, sans-serif; --serif: Palatino, Georgia, serif; --mono: ui-monospace, monospace;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --paper: oklch(0.176 0.014 112); --sheet: oklch(0.220 0.016 110); --plate: oklch(0.362 0.022 110);
    --ink: oklch(0.925 0.016 92); --ink-2: oklch(0.782 0.016 96); --ink-3: oklch(0.690 0.016 98);
    --rule: oklch(0.306 0.014 110); --knee: oklch(0.735 0.160 54); --moss: oklch(0.672 0.104 134);
    --amber: oklch(0.730 0.128 86);
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; padding: clamp(1rem, 4vw, 2.5rem); max-width: 60rem; background: var(--paper); color: var(--ink); font: 1rem/1.55 var(--sans); overflow-wrap: anywhere; }
header, footer { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; justify-content: space-between; color: var(--ink-2); font-size: 0.875rem; }
header { padding-bottom: 0.75rem; border-bottom: 2px solid var(--ink); }
footer { margin-top: 2rem; padding-top: 0.75rem; border-top: 1px solid var(--rule); }
header p, footer p { margin: 0; }
footer p:first-child { flex: 1 1 24rem; max-width: 42rem; }
.logo { height: 2rem; color: var(--ink); }
.code { font-family: var(--mono); color: var(--ink); letter-spacing: 0.04em; white-space: nowrap; }
h1, h2, h3, p, dl, ol { margin: 0; }
h1.all { padding-top: 1.5rem; font-size: 1.375rem; line-height: 1.15; }
article { padding-top: 1.75rem; }
article + article { margin-top: 2rem; border-top: 2px solid var(--ink); }
.who { display: grid; grid-template-columns: minmax(12rem, 22rem) minmax(0, 1fr); gap: 1.25rem 2rem; align-items: start; }
.who.alone { grid-template-columns: minmax(0, 1fr); }
.who img { display: block; width: 100%; max-height: 26rem; object-fit: cover; background: var(--plate); border-radius: 6px; }
.name { font-size: clamp(1.625rem, 1.4rem + 0.9vw, 2.125rem); line-height: 1.15; font-weight: 700; }
.sex { font-size: 0.55em; font-weight: 400; color: var(--ink-2); white-space: nowrap; }
.species { padding-top: 0.25rem; color: var(--ink-2); }
.species i { font-family: var(--serif); font-size: 1.125rem; color: var(--ink); margin-right: 0.35rem; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr)); gap: 0.75rem 1.5rem; padding-top: 1rem; }
dt { font-size: 0.8125rem; color: var(--ink-3); }
dd { margin: 0; }
section { margin-top: 1.75rem; padding: 1rem 1.25rem 1.25rem; background: var(--sheet); border: 1px solid var(--rule); border-radius: 6px; }
section :is(h2, h3) { padding-bottom: 0.5rem; font-size: 1.125rem; line-height: 1.35; break-after: avoid; }
ol { padding: 0; list-style: none; }
li { break-inside: avoid; }
.scale { display: grid; grid-template-columns: minmax(0, 1fr) 4.5rem; gap: 0.75rem; align-items: center; padding-top: 0.25rem; }
.scale span { height: 0.5rem; min-width: 3px; border: solid var(--ink); border-width: 0 1px 2px; }
.scale b { font-weight: 600; white-space: nowrap; text-align: right; font-variant-numeric: tabular-nums; }
.molts li { display: flex; flex-wrap: wrap; gap: 0 0.75rem; align-items: center; padding: 0.125rem 0; }
.molts li > span { flex: 0 0 6.6rem; }
.molts .scale { flex: 1 1 9rem; padding: 0; }
.molts .scale span { border-color: var(--knee); }
.molts li > span, .offers span, .events span { color: var(--ink-2); font-size: 0.875rem; font-variant-numeric: tabular-nums; }
.offers { columns: 19rem; column-gap: 2rem; font-size: 0.875rem; }
.offers li { position: relative; padding: 0.2rem 0 0.2rem 1.3rem; border-bottom: 1px solid var(--rule); }
.offers li::before { content: ''; position: absolute; left: 0.1rem; top: 0.62rem; width: 0.55rem; height: 0.55rem; border: 2px solid var(--moss); border-radius: 50%; background: var(--moss); print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.offers .p1::before { border-color: var(--ink-3); background: none; }
.offers .p2::before { border-color: var(--amber); background: none; border-radius: 0; }
.offers span { display: inline-block; min-width: 6.8rem; white-space: nowrap; }
.offers b { font-weight: 600; }
.more { padding-top: 0.5rem; font-size: 0.875rem; color: var(--ink-3); }
.events li { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: 1rem; align-items: baseline; padding: 0.25rem 0; }
.notes { white-space: pre-line; unicode-bidi: isolate; }
@media (max-width: 40rem) {
  .who { grid-template-columns: minmax(0, 1fr); }
  .scale { grid-template-columns: minmax(0, 1fr) 4rem; gap: 0.5rem; }
  .events li { grid-template-columns: minmax(0, 1fr); gap: 0; }
  section { padding: 0.75rem 1rem 1rem; }
}
@media print {
  @page { margin: 15mm; }
  :root { --paper: #fff; --sheet: #fff; }
  body { padding: 0; max-width: none; font-size: 10pt; }
  article + article { break-before: page; margin-top: 0; border-top: 0; }
  .who { grid-template-columns: 60mm minmax(0, 1fr); }
  .who img { max-height: 60mm; }
  section { margin-top: 5mm; padding: 3mm 4mm; }
  footer { break-inside: avoid; }
}
`;
