import { parentPort } from 'node:worker_threads';
import { findMotif, illustrate, isPalette } from '@portal/illustration';
import sharp from 'sharp';
import type { DrawingAnswer, DrawingRequest } from './drawing-request.ts';

sharp.cache(false);
sharp.concurrency(1);

async function draw({ recipe, width, height }: DrawingRequest): Promise<Uint8Array<ArrayBuffer>> {
  const motif = findMotif(recipe.motif);
  if (!motif) throw new RangeError(`unknown motif: ${recipe.motif}`);
  const palette = recipe.palette && isPalette(recipe.palette) ? recipe.palette : undefined;
  const svg = illustrate({ seed: recipe.seed, motif, width, height, palette, tone: recipe.tone });
  const { buffer, byteOffset, byteLength } = await sharp(Buffer.from(svg))
    .webp({ quality: 78, effort: 6 })
    .toBuffer();
  return new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
}

const answer = (content: DrawingAnswer) => parentPort?.postMessage(content);

parentPort?.on('message', (request: DrawingRequest) => {
  const { id } = request;
  draw(request).then(
    (webp) => answer({ id, webp }),
    (error: unknown) => answer({ id, fault: String(error) }),
  );
});
