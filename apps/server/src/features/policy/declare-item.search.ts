import { and, eq, inArray, ne } from 'drizzle-orm';
import { listIdsOf, type SearchSource } from '../../feature/search-source.ts';
import { startOfChinaDay } from '../../platform/china-time.ts';
import { declareItems } from './declare-item.table.ts';
import { policies } from './policy.table.ts';

export const declareItemSearch: SearchSource = {
  kind: 'DECLARE_ITEM',

  listIds: listIdsOf(declareItems),

  async readDocuments(tx, ids) {
    const rows = await tx
      .select({ item: declareItems, policyTitle: policies.title, docNo: policies.docNo })
      .from(declareItems)
      .innerJoin(policies, eq(policies.id, declareItems.policyId))
      .where(
        and(
          inArray(declareItems.id, [...ids]),
          ne(declareItems.status, 'DRAFT'),
          inArray(policies.status, ['PUBLISHED', 'REPEALED']),
        ),
      )
      .for('share');
    return rows.map(({ item, policyTitle, docNo }) => ({
      kind: 'DECLARE_ITEM',
      refId: item.id,
      lang: 'zh',
      title: item.title,
      summary: item.description,
      text: [policyTitle, docNo, ...item.materials.map(({ name }) => name)].join('\n'),
      publishedAt: startOfChinaDay(item.windowFrom),
      weight: item.status === 'OPEN' || item.status === 'COMING' ? 2 : 0,
    }));
  },
};
