import { loadSharp } from './load-sharp.ts';

const secondsAtMost = 20;

/** Our own stored picture as WebP of that width in pixels. */
export async function scalePicture(content: Buffer, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(content, { limitInputPixels: false, sequentialRead: true })
    .timeout({ seconds: secondsAtMost })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 76 })
    .toBuffer();
}
