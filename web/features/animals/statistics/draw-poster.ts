import type { CollectionStatistics } from '#src/domain/statistics/collection.ts';
import { formatMonthShort } from '#web/lib/format.ts';
import { BARCODE, barcodeOf, quartersOf } from './barcode.ts';
import type { PosterFact } from './poster-facts.ts';

type PosterTexts = {
  year: CollectionStatistics;
  over: string;
  number: string;
  skins: string;
  facts: readonly PosterFact[];
};

/** Square, as it is posted. */
const SIZE = 1080;
const MARGIN = 80;
// Always the dark sheet, whatever the theme: a picture is seen elsewhere.
const colours = { ground: '#211d17', ink: '#f3f0e6', quiet: '#cbc6b6', knee: '#ff8b3d' };
const SANS = 'system-ui, sans-serif';

/** The year in review as a PNG; null where the browser can't draw. */
export function drawPoster({
  year,
  over,
  number,
  skins,
  facts,
}: PosterTexts): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIZE, SIZE];
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = colours.ground;
  pen.fillRect(0, 0, SIZE, SIZE);
  const write = (text: string, x: number, y: number, font: string, colour: string) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, x, y, SIZE - MARGIN - x);
    return pen.measureText(text).width;
  };
  write(over, MARGIN, 140, `400 36px ${SANS}`, colours.quiet);
  const width = write(number, MARGIN, 290, `700 150px ${SANS}`, colours.knee);
  write(skins, MARGIN + width + 36, 290, `700 150px ${SANS}`, colours.ink);
  drawBarcode(pen, year);
  for (const [at, { label, value }] of facts.entries()) {
    const [x, y] = [MARGIN + (at % 2) * 470, 770 + Math.floor(at / 2) * 130];
    write(value, x, y, `700 52px ${SANS}`, colours.ink);
    write(label, x, y + 44, `400 30px ${SANS}`, colours.quiet);
  }
  write('exuvia', MARGIN, SIZE - 50, `600 34px ${SANS}`, colours.quiet);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function drawBarcode(pen: CanvasRenderingContext2D, year: CollectionStatistics): void {
  const scale = { x: (SIZE - 2 * MARGIN) / BARCODE.days, y: 290 / BARCODE.height };
  const path = new Path2D();
  path.addPath(new Path2D(barcodeOf(year)), new DOMMatrix([scale.x, 0, 0, scale.y, MARGIN, 370]));
  pen.strokeStyle = colours.knee;
  pen.lineWidth = 2.4;
  pen.stroke(path);
  pen.fillStyle = colours.ink;
  pen.fillRect(MARGIN, 370 + 290, SIZE - 2 * MARGIN, 4);
  pen.fillStyle = colours.quiet;
  pen.font = `400 26px ${SANS}`;
  for (const { day, at } of quartersOf(year.year))
    pen.fillText(formatMonthShort(day), MARGIN + at * (SIZE - 2 * MARGIN), 370 + 290 + 38);
}
