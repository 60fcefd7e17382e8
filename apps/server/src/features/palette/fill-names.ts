import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { nameKeys } from './name-keys.ts';
import { paletteNames } from './palette-name.table.ts';

/** Loaded for the first new name only, because its dictionary is large. */
async function loadSpelling() {
  const { pinyin } = await import('pinyin-pro');
  return (text: string): string[] => pinyin(text, { toneType: 'none', type: 'array', v: true });
}

/** Adds the keys of new and changed names. */
export const fillNames = (db: Db): Promise<void> =>
  inBatches(
    db,
    (tx, limit) =>
      tx
        .select()
        .from(paletteNames)
        .where(isNull(paletteNames.keys))
        .orderBy(asc(paletteNames.kind), asc(paletteNames.refId))
        .limit(limit)
        .for('update', { skipLocked: true }),
    async (tx, { kind, refId, names }) => {
      const keys = nameKeys(kind, names, await loadSpelling());
      await tx
        .update(paletteNames)
        .set({ keys: sql`array_to_tsvector(${sql.param(keys)}::text[])` })
        .where(and(eq(paletteNames.kind, kind), eq(paletteNames.refId, refId)));
    },
    ({ kind, refId }) => `${kind} ${refId}`,
  );
