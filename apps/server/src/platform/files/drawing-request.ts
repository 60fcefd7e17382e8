import type { DrawingRecipe } from './file.table.ts';

/** A message to the drawing thread. */
export interface DrawingRequest {
  id: number;
  recipe: DrawingRecipe;
  width: number;
  height: number;
}

export type DrawingAnswer = { id: number; webp: Uint8Array<ArrayBuffer> } | { id: number; fault: string };
