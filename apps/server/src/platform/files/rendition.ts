import { createHash } from 'node:crypto';
import type { DrawingRecipe } from './file.table.ts';

const renditionWidths = [160, 320, 480, 640, 768, 960, 1280, 1440, 1600, 1920] as const;
const widest = renditionWidths[renditionWidths.length - 1] ?? 1920;

/** Incremented when the drawings of a recipe change, so that stored renditions are not mixed with new ones. */
const drawingRevision = 2;

/** A picture from which renditions are made. */
export interface RenditionSource {
  sha256: string;
  storageKey: string | null;
  recipe: DrawingRecipe | null;
  width: number;
  height: number;
}

/** The smallest supported width with at least `wanted` pixels, but never wider than the picture. */
export function chooseWidth(wanted: number, width: number): number {
  return Math.min(renditionWidths.find((allowed) => allowed >= wanted) ?? widest, width);
}

function fingerprint({ recipe, sha256, width, height }: RenditionSource): string {
  if (recipe === null) return sha256;
  const { motif, seed, palette, tone } = recipe;
  const drawn = JSON.stringify([drawingRevision, motif, seed, palette, tone, width, height]);
  return createHash('sha256').update(drawn).digest('hex');
}

/** Storage key of a rendition; also its ETag for browsers. */
export function renditionKey(source: RenditionSource, width: number): string {
  const print = fingerprint(source);
  return `rendition/${print.slice(0, 2)}/${print}-${width}.webp`;
}
