import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import type { PictureKind } from './accepted-kinds.ts';
import { loadSharp } from './load-sharp.ts';
import { hasTooManyPixels } from './picture-limits.ts';

/** Keeps scanned pages readable. Up to this height, near the limit of WebP (16,383), long pictures keep their width. */
const largest = { width: 2_560, height: 16_000 };
/** Only cameras write rotated pictures; rotating needs the whole picture in memory. */
const largestTurned = { width: 2_560, height: 5_120 };
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

const turns: Record<number, { angle: number; mirrored: boolean }> = {
  2: { angle: 0, mirrored: true },
  3: { angle: 180, mirrored: false },
  4: { angle: 180, mirrored: true },
  5: { angle: 270, mirrored: true },
  6: { angle: 90, mirrored: false },
  7: { angle: 90, mirrored: true },
  8: { angle: 270, mirrored: false },
};

function boxOf(angle: number) {
  if (angle === 0) return largest;
  const { width, height } = largestTurned;
  return angle === 180 ? largestTurned : { width: height, height: width };
}

/** Scales before rotating: otherwise sharp keeps the full-size picture in memory. */
function scaleUpright(picture: Sharp, orientation = 1): Sharp {
  const { angle, mirrored } = turns[orientation] ?? { angle: 0, mirrored: false };
  return picture
    .resize({ ...boxOf(angle), fit: 'inside', withoutEnlargement: true })
    .rotate(angle)
    .flop(mirrored);
}

const endOfJpeg = Buffer.from('ffd9', 'hex');
/** Share of the height that a cut picture may lack: what is missing is filled with one colour. */
const bottomShare = 16;

/** Whether a JPEG lost no more than its last bytes on its way: its lowest strip still shows something. */
async function lacksOnlyItsEnd(source: string, { width, height }: { width: number; height: number }) {
  const content = await readFile(source);
  if (content.subarray(-2).equals(endOfJpeg)) return false;
  const sharp = await loadSharp();
  const strip = Math.max(1, Math.floor(height / bottomShare));
  const lowest = await sharp(content, { limitInputPixels: false, failOn: 'none' })
    .timeout({ seconds: secondsAtMost })
    .extract({ left: 0, top: height - strip, width, height: strip })
    .png()
    .toBuffer();
  const { channels } = await sharp(lowest).stats();
  return channels.some(({ stdev }) => stdev > 0.5);
}

/**
 * Decodes a picture and encodes it again, upright and in sRGB, so that nothing hidden in it (location, camera, scripts,
 * other files) survives. Null for a picture that is damaged or too large to decode.
 */
export async function reencodePicture(
  source: string,
  kind: PictureKind,
  target: string,
): Promise<{ width: number; height: number; bytes: number } | null> {
  try {
    const options = { limitInputPixels: false, failOn: 'error', sequentialRead: true } as const;
    const sharp = await loadSharp();
    const found = await sharp(source, options).metadata();
    if (found.format !== formats[kind] || hasTooManyPixels(found)) return null;
    const write = async (failOn: 'error' | 'none') => {
      const picture = scaleUpright(sharp(source, { ...options, failOn }), found.orientation)
        .timeout({ seconds: secondsAtMost })
        .toColourspace('srgb');
      const { width, height, size } = await encode(picture, kind).toFile(target);
      return { width, height, bytes: size };
    };
    try {
      return await write('error');
    } catch (error) {
      if (kind !== 'jpg' || !(await lacksOnlyItsEnd(source, found))) throw error;
      return await write('none');
    }
  } catch {
    return null;
  }
}
