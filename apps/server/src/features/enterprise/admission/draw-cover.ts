import type { ChainStage } from '@portal/contract/enterprise/public';
import type { Picture } from '@portal/contract/fields';
import { and, eq, isNull } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { insertDrawings } from '../../../platform/files/insert-files.ts';
import { enterprises } from '../enterprise.table.ts';

const motifs: Record<ChainStage, string> = {
  SEED: 'seedling-trays',
  GROW: 'greenhouse',
  POSTHARVEST: 'cold-chain',
  LOGISTICS: 'delivery',
  SALES: 'market-stall',
  FLORAL: 'bouquet',
  RESEARCH: 'laboratory',
  MATERIAL: 'tools',
};

const [width, height] = [1600, 900];

interface Covered {
  id: string;
  chainStages: readonly ChainStage[];
}

/** Generates a picture of each enterprise's supply-chain stage, and returns them in their order. */
export const drawCovers = (tx: Db, given: readonly Covered[], now: Date): Promise<Picture[]> =>
  insertDrawings(
    tx,
    given.map(({ id: seed, chainStages }) => {
      const recipe = { motif: motifs[chainStages[0] ?? 'FLORAL'], seed };
      return { id: ulid(now.getTime()), recipe, width, height, alt: '' };
    }),
  );

/** Gives an admitted enterprise without a picture a generated one for its supply-chain stage. */
export async function drawCover(tx: Db, enterpriseId: string, now: Date): Promise<void> {
  const isWithout = and(eq(enterprises.id, enterpriseId), isNull(enterprises.cover));
  const [enterprise] = await tx
    .select({ chainStages: enterprises.chainStages })
    .from(enterprises)
    .where(isWithout);
  if (!enterprise) return;
  const [cover] = await drawCovers(tx, [{ id: enterpriseId, ...enterprise }], now);
  await tx.update(enterprises).set({ cover }).where(isWithout);
}
