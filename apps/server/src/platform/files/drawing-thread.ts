import { findMotif, illustrate, isPalette } from '@portal/illustration';
import sharp from 'sharp';
import { answerTasks } from '../thread/answer-tasks.ts';
import type { DrawingRecipe } from './file.table.ts';

sharp.cache(false);
sharp.concurrency(1);

interface Drawing {
  recipe: DrawingRecipe;
  width: number;
  height: number;
}

function draw({ recipe, width, height }: Drawing): Promise<Buffer> {
  const motif = findMotif(recipe.motif);
  if (!motif) throw new RangeError(`unknown motif: ${recipe.motif}`);
  const palette = recipe.palette && isPalette(recipe.palette) ? recipe.palette : undefined;
  const svg = illustrate({ seed: recipe.seed, motif, width, height, palette, tone: recipe.tone });
  return sharp(Buffer.from(svg)).webp({ quality: 78, effort: 6 }).toBuffer();
}

const tasks = { draw };
export type DrawingTasks = typeof tasks;
answerTasks(tasks);
