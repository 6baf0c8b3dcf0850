import sharp from 'sharp';

export type PictureOptions = {
  /** As stored, in pixels; 4000 x 3000 is what a phone takes. */
  width?: number;
  height?: number;
  /** EXIF orientation: 6 is a phone held upright, to be turned by 90 degrees to the right. */
  orientation?: number;
  /** Writes a location into the file's metadata; must never be served. */
  gps?: boolean;
};

/** The location in the metadata: Nuremberg. */
const place = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '49/1 27/1 8/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '11/1 4/1 39/1',
};

/**
 * A real JPEG as a phone makes it, noisy so that it is as large as a photograph. The top left corner is red when the
 * orientation 6 is applied.
 */
export async function photograph(options: PictureOptions = {}): Promise<Buffer> {
  const { width = 4000, height = 3000, orientation = 6, gps = true } = options;
  const ground = await sharp({
    create: {
      width: Math.ceil(width / 4),
      height: Math.ceil(height / 4),
      channels: 3,
      background: '#6b5a45',
      noise: { type: 'gaussian', mean: 110, sigma: 45 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const side = Math.round(Math.min(width, height) / 5);
  const corner = await sharp({
    create: { width: side, height: side, channels: 3, background: '#ff0000' },
  })
    .png()
    .toBuffer();
  const exif = { IFD0: { Make: 'Exuvia', Model: 'Test' }, ...(gps && { IFD3: place }) };
  return await sharp(ground)
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .composite([{ input: corner, left: 0, top: height - side }])
    .withExif(exif)
    .withMetadata({ orientation })
    .jpeg({ quality: 88 })
    .toBuffer();
}
