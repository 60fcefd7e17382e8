import { openThread } from '../thread/thread.ts';
import type { DrawingTasks } from './drawing-thread.ts';
import type { DrawingRecipe } from './file.table.ts';

/** Draws pictures from recipes in a separate thread, which exists only while there is work. */
export interface DrawingStudio {
  /** Renders WebP of the given size in pixels. */
  draw(recipe: DrawingRecipe, width: number, height: number): Promise<Buffer>;
  close(): Promise<void>;
}

export function createDrawingStudio(): DrawingStudio {
  const thread = openThread<DrawingTasks>(new URL('./drawing-thread.ts', import.meta.url));
  return {
    close: () => thread.close(),
    draw: async (recipe, width, height) => Buffer.from(await thread.run('draw', { recipe, width, height })),
  };
}
