import { readFile } from 'node:fs/promises';
import decode from 'heic-decode';
import sharp from 'sharp';
import { answerTasks } from '../thread/answer-tasks.ts';

sharp.cache(false);
sharp.concurrency(1);

/** Decoded in one piece, with four bytes per pixel. */
const maxPixels = 25_000_000;

/** The most pixels of any picture that the file says it holds, by its boxes of sizes (ISO 23008-12, 6.5.3). */
function declaredPixels(file: Buffer): number {
  let most = 0;
  for (let at = file.indexOf('ispe'); at >= 0 && at + 16 <= file.length; at = file.indexOf('ispe', at + 4))
    most = Math.max(most, file.readUInt32BE(at + 8) * file.readUInt32BE(at + 12));
  return most;
}

/** Writes the picture as a JPEG; the decoder has turned it upright. */
async function convert({ source, target }: { source: string; target: string }): Promise<void> {
  const buffer = await readFile(source);
  if (declaredPixels(buffer) > maxPixels) throw new RangeError('too many pixels');
  const { width, height, data } = await decode({ buffer });
  await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 92 })
    .toFile(target);
}

const tasks = { convert };
export type HeicTasks = typeof tasks;
answerTasks(tasks);
