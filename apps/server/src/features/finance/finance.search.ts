import { finProductKindLabels, institutionKindLabels } from '@portal/contract/finance/terms';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { listIdsOf, type SearchSource } from '../../feature/search-source.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { isInstitutionOpen, isProductOffered } from './finance.queries.ts';
import { finProducts, institutions } from './finance.table.ts';

export const institutionSearch: SearchSource = {
  kind: 'INSTITUTION',

  listIds: listIdsOf(institutions),

  async readDocuments(tx, ids) {
    const rows = await tx
      .select({ institution: institutions, enterpriseName: enterprises.name })
      .from(institutions)
      .innerJoin(enterprises, eq(enterprises.id, institutions.enterpriseId))
      .where(and(inArray(institutions.id, [...ids]), isInstitutionOpen))
      .for('share', { of: institutions });
    return rows.map(({ institution, enterpriseName }) => ({
      kind: 'INSTITUTION',
      refId: institution.id,
      lang: 'zh',
      title: institution.name,
      summary: institution.intro,
      text: `${enterpriseName}\n${institution.regions}`,
      tags: [institutionKindLabels[institution.kind]()],
      publishedAt: institution.openedAt,
      weight: 1,
    }));
  },
};

export const finProductSearch: SearchSource = {
  kind: 'FIN_PRODUCT',

  async listIds(tx, after, limit) {
    const rows = await tx
      .select({ id: finProducts.id })
      .from(finProducts)
      .where(gt(finProducts.id, after))
      .orderBy(asc(finProducts.id))
      .limit(limit);
    return rows.map(({ id }) => id);
  },

  async readDocuments(tx, ids) {
    const rows = await tx
      .select({ product: finProducts, institutionName: institutions.name })
      .from(finProducts)
      .innerJoin(institutions, eq(institutions.id, finProducts.institutionId))
      .innerJoin(enterprises, eq(enterprises.id, institutions.enterpriseId))
      .where(and(inArray(finProducts.id, [...ids]), isProductOffered))
      .for('share', { of: finProducts });
    return rows.map(({ product, institutionName }) => ({
      kind: 'FIN_PRODUCT',
      refId: product.id,
      lang: 'zh',
      title: product.name,
      summary: product.intro,
      text: [institutionName, product.guarantee, ...product.materials].join('\n'),
      tags: [finProductKindLabels[product.kind]()],
      publishedAt: product.publishedAt,
      weight: 1,
    }));
  },
};
