import { paths } from '@portal/contract/paths';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CollectSource } from '../../feature/collect-source.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { isVentureOpen } from './venture.queries.ts';
import { ventures } from './venture.table.ts';

/** Users who collected a venture are notified when amount, share or text changes. */
export const ventureCollect: CollectSource = {
  type: 'VENTURE',
  async read(db, ids) {
    const rows = await db
      .select({
        id: ventures.id,
        title: ventures.name,
        category: ventures.stage,
        cover: ventures.picture,
        text: sql<string>`md5(${ventures.summary} || ${ventures.product})`,
        money: sql<string>`concat_ws('/', ${ventures.needFen}, ${ventures.equityX100})`,
      })
      .from(ventures)
      .leftJoin(enterprises, eq(enterprises.id, ventures.enterpriseId))
      .where(and(inArray(ventures.id, [...ids]), isVentureOpen));
    return rows.map(({ text, money, ...row }) => ({
      ...row,
      keyDay: null,
      path: paths.venture(row.id),
      facts: { text, money },
    }));
  },
};
