import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import jsQR from 'jsqr';
import { missingTools } from '#root/scripts/browser-tools.ts';
import { temporaryFolder } from '#src/testing/clean-up.ts';

/** A printed page: grey pixels at 300 dpi. */
export type Paper = {
  /** mm, from the PDF */
  width: number;
  height: number;
  /** 0 black to 255 white at a place in mm */
  grey: (x: number, y: number) => number;
  words: Word[];
  /** The code within an area, with the corner of its dark part; all in mm. */
  code: (area: Area) => { text: string; x: number; y: number; edge: number } | null;
};
export type Word = { text: string; x: number; y: number; width: number; height: number };
export type Area = { x: number; y: number; width: number; height: number };

const dpi = 300;
export const pixel = 25.4 / dpi;
const point = 25.4 / 72;

/** Renders the pages of a PDF as a printer at 300 dpi would. */
export async function papersOf(pdf: Uint8Array): Promise<Paper[]> {
  const missing = missingTools();
  if (missing.length) throw new Error(missing.join('\n'));
  const folder = temporaryFolder('paper');
  const file = join(folder, 'labels.pdf');
  writeFileSync(file, pdf);
  await run('pdftoppm', '-r', String(dpi), '-gray', file, join(folder, 'page'));
  const pages = pagesIn(await run('pdftotext', '-bbox', file, '-'));
  const pictures = readdirSync(folder)
    .filter((name) => name.endsWith('.pgm'))
    .toSorted()
    .map((name) => readPgm(readFileSync(join(folder, name))));
  return pages.map((page, at) => {
    const picture = pictures[at];
    if (!picture) throw new Error(`Page ${at + 1} was not drawn`);
    return { ...page, ...looksAt(picture) };
  });
}

type Picture = { width: number; height: number; pixels: Uint8Array };

function looksAt({ width, height, pixels }: Picture): Pick<Paper, 'grey' | 'code'> {
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height
      ? 255
      : (pixels[row * width + column] ?? 255);
  return {
    grey: (x, y) => at(Math.floor(x / pixel), Math.floor(y / pixel)),
    code(area) {
      const left = Math.round(area.x / pixel);
      const top = Math.round(area.y / pixel);
      const columns = Math.round(area.width / pixel);
      const rows = Math.round(area.height / pixel);
      const colours = new Uint8ClampedArray(columns * rows * 4).fill(255);
      let byte = 0;
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++, byte += 4) {
          // one by one: `fill` of three bytes takes as long as all else of a code
          const grey = at(left + column, top + row);
          colours[byte] = grey;
          colours[byte + 1] = grey;
          colours[byte + 2] = grey;
        }
      }
      const found = jsQR(colours, columns, rows, { inversionAttempts: 'dontInvert' });
      if (!found) return null;
      const { topLeftCorner, topRightCorner } = found.location;
      return {
        text: found.data,
        x: (left + topLeftCorner.x) * pixel,
        y: (top + topLeftCorner.y) * pixel,
        edge: (topRightCorner.x - topLeftCorner.x) * pixel,
      };
    },
  };
}

/** 'P5 width height 255' and the bytes. */
function readPgm(file: Uint8Array): Picture {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(
    Buffer.from(file.subarray(0, 40)).toString('latin1'),
  );
  if (!head) throw new Error('This is no grey picture');
  return {
    width: Number(head[1]),
    height: Number(head[2]),
    pixels: file.subarray(head[0].length),
  };
}

function pagesIn(text: string): Pick<Paper, 'width' | 'height' | 'words'>[] {
  const number = (from: string, name: string) =>
    Number(new RegExp(`${name}="([\\d.-]+)"`).exec(from)?.[1]) * point;
  return text
    .split('<page ')
    .slice(1)
    .map((page) => ({
      width: number(page, 'width'),
      height: number(page, 'height'),
      words: [...page.matchAll(/<word ([^>]*)>(.*?)<\/word>/g)].map(([, box = '', word = '']) => ({
        text: word,
        x: number(box, 'xMin'),
        y: number(box, 'yMin'),
        width: number(box, 'xMax') - number(box, 'xMin'),
        height: number(box, 'yMax') - number(box, 'yMin'),
      })),
    }));
}

async function run(...command: string[]): Promise<string> {
  const child = Bun.spawn(command, { stdin: 'ignore', stdout: 'pipe', stderr: 'pipe' });
  const [out, err] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  if ((await child.exited) !== 0) throw new Error(`${command.join(' ')}\n${err}`);
  return out;
}
