import { and, asc, gt, inArray } from 'drizzle-orm';
import type { SearchSource } from '../../feature/search-source.ts';
import { farmBatches } from './farm.table.ts';
import { isPublic, selectBatches } from './read-batch.public.ts';

export const farmSearch: SearchSource = {
  kind: 'FARM_BATCH',

  async listIds(tx, after, limit) {
    const rows = await tx
      .select({ id: farmBatches.id })
      .from(farmBatches)
      .where(gt(farmBatches.id, after))
      .orderBy(asc(farmBatches.id))
      .limit(limit);
    return rows.map(({ id }) => id);
  },

  async readDocuments(tx, ids) {
    const rows = await selectBatches(tx)
      .where(and(inArray(farmBatches.id, [...ids]), isPublic))
      .for('share', { of: farmBatches });
    return rows.map(({ batch, growerName }) => ({
      kind: 'FARM_BATCH',
      refId: batch.id,
      lang: 'zh',
      title: `${batch.variety} ${batch.batchNo}`,
      summary: [growerName, batch.place].join(' '),
      text: batch.batchNo,
      publishedAt: batch.publishedAt,
      weight: 1,
    }));
  },
};
