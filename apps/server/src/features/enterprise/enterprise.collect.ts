import { paths } from '@portal/contract/paths';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CollectSource, ReadTargets } from '../../feature/collect-source.ts';
import { enterprises } from './enterprise.table.ts';

const readEnterprises: ReadTargets = async (db, ids) => {
  const rows = await db
    .select({
      id: enterprises.id,
      title: enterprises.name,
      cover: enterprises.cover,
      chainStages: enterprises.chainStages,
      text: sql<string>`md5(${enterprises.intro} || ${enterprises.products}::text || ${enterprises.honours}::text)`,
    })
    .from(enterprises)
    .where(
      and(
        inArray(enterprises.id, [...ids]),
        eq(enterprises.entryStatus, 'PASSED'),
        eq(enterprises.visibility, 'PUBLIC'),
      ),
    );
  return rows.map(({ id, title, cover, chainStages, text }) => ({
    id,
    title,
    cover,
    keyDay: null,
    category: chainStages[0] ?? '',
    path: paths.article('STYLE', id),
    facts: { text },
  }));
};

export const enterpriseCollect: CollectSource = { type: 'ENTERPRISE', read: readEnterprises };
