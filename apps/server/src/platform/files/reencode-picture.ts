import sharp, { type Sharp } from 'sharp';
import type { PictureKind } from './accepted-kinds.ts';
import { hasTooManyPixels } from './picture-limits.ts';

// Memory over speed: a picture's operations are not kept, and each takes one thread.
sharp.cache(false);
sharp.concurrency(1);

/** WebP ends at 16,383 pixels a side; long pictures keep their width. */
const largest = { width: 4_096, height: 16_000 };
const secondsAtMost = 20;
const formats: Record<PictureKind, string> = { jpg: 'jpeg', png: 'png', webp: 'webp' };

function encode(picture: Sharp, kind: PictureKind): Sharp {
  switch (kind) {
    case 'jpg':
      return picture.jpeg({ quality: 88 });
    case 'png':
      return picture.png({ compressionLevel: 9 });
    case 'webp':
      return picture.webp({ quality: 88 });
  }
}

/**
 * Decodes a picture and writes it anew, upright, in sRGB: what was hidden in or behind it (place, camera,
 * scripts, other files) does not survive. Null for one that is damaged or too large to be decoded.
 */
export async function reencodePicture(
  source: string,
  kind: PictureKind,
  target: string,
): Promise<{ width: number; height: number; bytes: number } | null> {
  try {
    const options = { limitInputPixels: false, failOn: 'error', sequentialRead: true } as const;
    const found = await sharp(source, options).metadata();
    if (found.format !== formats[kind] || hasTooManyPixels(found)) return null;
    const picture = sharp(source, options)
      .timeout({ seconds: secondsAtMost })
      .autoOrient()
      .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const { width, height, size } = await encode(picture, kind).toFile(target);
    return { width, height, bytes: size };
  } catch {
    return null;
  }
}
