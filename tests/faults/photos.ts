import sharp from 'sharp';

/** Noise as a camera sees it, which packs badly: a square of it, repeated, as drawing each pixel takes seconds. */
export async function noisyPhoto(width: number, height: number) {
  const edge = 500;
  const noise = { type: 'gaussian', mean: 128, sigma: 25 } as const;
  const create = { width: edge, height: edge, channels: 3, background: '#543', noise } as const;
  const square = await sharp({ create }).raw().toBuffer();
  const over = { right: width - edge, bottom: height - edge, extendWith: 'repeat' } as const;
  return sharp(square, { raw: { width: edge, height: edge, channels: 3 } }).extend(over);
}
