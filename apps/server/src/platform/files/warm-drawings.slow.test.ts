import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createDrawingStudio } from './drawing-studio.ts';
import { insertDrawings } from './insert-files.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { createLocalFileStore } from './local-file-store.ts';
import { createRenditions } from './renditions.ts';
import { warmDrawings } from './warm-drawings.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('pre-draws pictures for lists in the background, and stops on request', { timeout: 90_000 }, async () => {
  const drawing = () => {
    const id = ulid();
    return { id, recipe: { motif: 'rose', seed: id }, width: 1200, height: 675, alt: '' };
  };
  await insertDrawings(test.db, [drawing(), drawing()]);
  const store = createLocalFileStore(join(test.dataDir, 'files'));
  const studio = createDrawingStudio();
  const renditions = createRenditions({ store, studio, pictureWork: limitConcurrency(2) });
  const deps = { database: test.database, log: pino({ level: 'silent' }), renditions };
  const stop = warmDrawings(deps);
  await vi.waitFor(
    async () => {
      const drawn = await readdir(join(test.dataDir, 'files', 'rendition'), { recursive: true });
      const widths = drawn.map((name) => /-(\d+)\.webp$/.exec(name)?.[1] ?? '').filter(Boolean);
      expect(widths.sort()).toEqual(['320', '320', '640', '640']);
    },
    { timeout: 60_000, interval: 200 },
  );
  await stop();

  const startedAt = performance.now();
  await warmDrawings(deps)();
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  await studio.close();
});
