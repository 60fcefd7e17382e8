import { paths } from '@portal/contract/paths';
import { inArray, sql } from 'drizzle-orm';
import type { CollectSource } from '../../feature/collect-source.ts';
import { resources } from './resource.table.ts';

/** Users who collected a resource are notified when its fee or another detail changes. */
export const resourceCollect: CollectSource = {
  type: 'RESOURCE',
  async read(db, ids) {
    const rows = await db
      .select({
        id: resources.id,
        title: resources.name,
        cover: resources.picture,
        category: resources.code,
        text: sql<string>`md5(${resources.intro} || ${resources.status} || ${resources.place})`,
        money: sql<string>`${resources.feeText} || ${resources.unitFen}::text`,
      })
      .from(resources)
      .where(inArray(resources.id, [...ids]));
    return rows.map(({ text, money, ...row }) => ({
      ...row,
      keyDay: null,
      path: paths.resource(row.category, row.id),
      facts: { text, money },
    }));
  },
};
