import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { SearchSource } from '../../feature/search-source.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { farmBatches } from './farm.table.ts';
import { isPublic } from './read-batch.public.ts';

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
    const rows = await tx
      .select({ batch: farmBatches, growerName: enterprises.name })
      .from(farmBatches)
      .innerJoin(enterprises, eq(enterprises.id, farmBatches.enterpriseId))
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
