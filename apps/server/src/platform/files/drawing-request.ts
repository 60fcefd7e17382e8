import type { DrawingRecipe } from './file.table.ts';

/** What the drawing thread is asked, and what it answers. */
export interface DrawingRequest {
  id: number;
  recipe: DrawingRecipe;
  width: number;
  height: number;
}

export type DrawingAnswer = { id: number; webp: Uint8Array<ArrayBuffer> } | { id: number; fault: string };
