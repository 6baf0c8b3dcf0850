import { create } from 'qrcode';

// Level M: readable with a scratch, and still coarse. All codes of a sheet have one size, so that they look alike.

const paths = new Map<string, string>();

/** The version (size) that fits an address; 40, which no label has, when it is longer than any code. */
export function codeVersion(address: string): number {
  try {
    return create(address, { errorCorrectionLevel: 'M' }).version;
  } catch {
    return 40;
  }
}

/** Modules along the edge, without the quiet zone. */
export const codeSize = (version: number) => 17 + 4 * version;

/** The dark modules as one path, one unit per module: seamless on paper at any size. */
export function codePath(address: string, version: number): string {
  const key = `${version} ${address}`;
  let path = paths.get(key);
  if (path === undefined) {
    const { modules } = create(address, { errorCorrectionLevel: 'M', version });
    path = rowsOf(modules.size, (x, y) => Boolean(modules.get(y, x)));
    if (paths.size > 2000) paths.clear();
    paths.set(key, path);
  }
  return path;
}

function rowsOf(size: number, isDark: (x: number, y: number) => boolean): string {
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!isDark(x, y)) continue;
      const from = x;
      while (x + 1 < size && isDark(x + 1, y)) x++;
      path += `M${from} ${y}h${x + 1 - from}v1h${from - x - 1}z`;
    }
  }
  return path;
}
