import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { cutShapes } from './cut-shapes.ts';

it('contains the shapes that cut-shapes.ts writes', async () => {
  const text = await readFile(new URL('./shapes.ts', import.meta.url), 'utf8');
  expect(text === (await cutShapes()), 'run `node apps/web/src/ui/icon/cut-shapes.ts`').toBe(true);
});
