import { setTimeout as pause } from 'node:timers/promises';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { fileGroups, fileItems } from './file.table.ts';
import { chooseWidth } from './rendition.ts';
import type { Renditions } from './renditions.ts';

const warmedPictures = 150;
const warmedWidths = [320, 640];
const startDelayMs = 3_000;
/** Pauses for as long as it worked, so that it never uses more than half of one processor. */
const restRatio = 1;
const visitorsFirstMs = 200;

type WarmDeps = Pick<Deps, 'database' | 'log'> & { renditions: Renditions };

function listNewestDrawings({ database }: WarmDeps) {
  const { recipe, sha256, storageKey, width, height } = fileItems;
  return database.db
    .select({ recipe, sha256, storageKey, width, height })
    .from(fileItems)
    .innerJoin(fileGroups, eq(fileGroups.id, fileItems.fileId))
    .where(and(isNotNull(recipe), isNotNull(width), isNotNull(height)))
    .orderBy(desc(fileGroups.createdAt), desc(fileGroups.id))
    .limit(warmedPictures);
}

async function warm(deps: WarmDeps, signal: AbortSignal): Promise<void> {
  await pause(startDelayMs, undefined, { signal });
  const drawings = await listNewestDrawings(deps);
  for (const wanted of warmedWidths) {
    for (const { width, height, ...drawing } of drawings) {
      if (width === null || height === null) continue;
      while (deps.renditions.pending() > 0) await pause(visitorsFirstMs, undefined, { signal });
      signal.throwIfAborted();
      const startedAt = performance.now();
      const source = { ...drawing, width, height };
      if (!(await deps.renditions.prepare(source, chooseWidth(wanted, width)))) continue;
      await pause((performance.now() - startedAt) * restRatio, undefined, { signal });
    }
  }
}

/**
 * Draws the newest pictures in the widths that lists use, in the background, so that first visitors do not wait.
 * @returns a function that stops it
 */
export function warmDrawings(deps: WarmDeps): () => Promise<void> {
  const stopping = new AbortController();
  const done = warm(deps, stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) deps.log.warn({ err: error }, 'drawing pictures in advance failed');
  });
  return () => {
    stopping.abort();
    return done;
  };
}
