import { loadSharp } from './load-sharp.ts';

const secondsAtMost = 20;

/** Scales one of our stored pictures to WebP of the given width in pixels. */
export async function scalePicture(content: Buffer, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(content, { limitInputPixels: false, sequentialRead: true })
    .timeout({ seconds: secondsAtMost })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 76 })
    .toBuffer();
}
