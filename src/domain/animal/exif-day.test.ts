import { describe, expect, test } from 'bun:test';
import sharp from 'sharp';
import { exifDay } from './exif-day.ts';

const photo = (exif: object) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#888' } })
    .withExif(exif)
    .jpeg()
    .toBuffer();

describe('the day of a photograph', () => {
  test.each([
    ['2021:03:04 10:11:12', '2021-03-04'],
    ['0000:00:00 00:00:00', null],
    ['2021:02:31 10:11:12', null],
    ['yesterday, at ten o’clock', null],
  ])('that says %p is %p', async (DateTimeOriginal, day) => {
    expect(exifDay(await photo({ IFD2: { DateTimeOriginal } }))).toBe(day);
  });

  test('is not known of one without it, of another kind, and of nothing', async () => {
    expect(exifDay(await photo({ IFD0: { Make: 'Camera' } }))).toBeNull();
    expect(exifDay(new TextEncoder().encode('\x89PNG once upon a time'))).toBeNull();
    expect(exifDay(new Uint8Array())).toBeNull();
  });

  test('is none, and no fault, wherever the file ends or is spoilt', async () => {
    const whole = await photo({ IFD2: { DateTimeOriginal: '2021:03:04 10:11:12' } });
    for (let end = 0; end < Math.min(whole.length, 400); end += 1) {
      const day = exifDay(whole.subarray(0, end));
      expect([null, '2021-03-04']).toContain(day);
      const spoilt = Uint8Array.from(whole);
      spoilt[end] = 0xff;
      expect(() => exifDay(spoilt)).not.toThrow();
    }
  });
});
