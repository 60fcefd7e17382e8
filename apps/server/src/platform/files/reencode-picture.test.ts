import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reencodePicture } from './reencode-picture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

const greys = (path: string, upright: boolean) =>
  (upright ? sharp(path) : sharp(path).autoOrient()).greyscale().raw().toBuffer();

it.each([1, 2, 3, 4, 5, 6, 7, 8])('turns orientation %i upright', async (orientation) => {
  const [source, target] = [join(folder, 'source.jpg'), join(folder, 'target.jpg')];
  // Six different greys, so that every rotation and reflection looks different.
  await sharp(Buffer.from([0, 80, 160, 40, 120, 240]), { raw: { width: 3, height: 2, channels: 1 } })
    .resize(48, 32, { kernel: 'nearest' })
    .jpeg({ quality: 100 })
    .withMetadata({ orientation })
    .toFile(source);
  const isTurned = orientation > 4;
  expect(await reencodePicture(source, 'jpg', target)).toMatchObject(
    isTurned ? { width: 32, height: 48 } : { width: 48, height: 32 },
  );
  const [expected, found] = [await greys(source, false), await greys(target, true)];
  expect(Math.max(...found.map((grey, at) => Math.abs(grey - (expected[at] ?? 999))))).toBeLessThan(4);
});

it('keeps the width of long pictures, and no more pixels than pages need', async () => {
  const [source, target] = [join(folder, 'long.png'), join(folder, 'long-target.png')];
  const draw = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#eee' } })
      .png()
      .toFile(source);
  await draw(800, 12_000);
  expect(await reencodePicture(source, 'png', target)).toMatchObject({ width: 800, height: 12_000 });
  await draw(5_120, 100);
  expect(await reencodePicture(source, 'png', target)).toMatchObject({ width: 2_560, height: 50 });
});
