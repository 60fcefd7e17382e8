import { paths } from '@portal/contract/paths';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CollectSource } from '../../feature/collect-source.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { isProductOffered } from './finance.queries.ts';
import { finProducts, institutions } from './finance.table.ts';

/** Collectors are notified of a changed rate, fee, subsidy or text. */
export const finProductCollect: CollectSource = {
  type: 'FIN_PRODUCT',
  async read(db, ids) {
    const rows = await db
      .select({
        id: finProducts.id,
        institutionId: finProducts.institutionId,
        title: finProducts.name,
        category: finProducts.kind,
        text: sql<string>`md5(${finProducts.intro} || ${finProducts.guarantee})`,
        money: sql<string>`concat_ws('/', ${finProducts.ratePpmFrom}, ${finProducts.ratePpmTo},
          ${finProducts.feePpm}, ${finProducts.subsidyPpm})`,
      })
      .from(finProducts)
      .innerJoin(institutions, eq(institutions.id, finProducts.institutionId))
      .innerJoin(enterprises, eq(enterprises.id, institutions.enterpriseId))
      .where(and(inArray(finProducts.id, [...ids]), isProductOffered));
    return rows.map(({ text, money, institutionId, ...row }) => ({
      ...row,
      cover: null,
      keyDay: null,
      path: paths.finProduct(row.id, institutionId),
      facts: { text, money },
    }));
  },
};
