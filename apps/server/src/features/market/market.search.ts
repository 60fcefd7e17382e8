import { serviceCategoryList } from '@portal/contract/market/shop-terms';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { type ListHolders, listIdsOf, type SearchSource } from '../../feature/search-source.ts';
import { readNames } from '../dictionary/dictionary-names.public.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { services, shops } from './market.table.ts';
import { isOffered, isShopOpen } from './on-offer.public.ts';

const servicesOf: ListHolders = async (db, code, after, limit) => {
  const rows = await db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.categoryCode, code), gt(services.id, after)))
    .orderBy(asc(services.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};

export const serviceSearch: SearchSource = {
  kind: 'SERVICE',
  holders: { [serviceCategoryList]: [servicesOf] },

  listIds: listIdsOf(services),

  async readDocuments(tx, ids) {
    const rows = await tx
      .select({ service: services, shopName: shops.name })
      .from(services)
      .innerJoin(shops, eq(shops.id, services.shopId))
      .innerJoin(enterprises, eq(enterprises.id, shops.enterpriseId))
      .where(and(inArray(services.id, [...ids]), isOffered))
      .for('share', { of: services });
    const names = await readNames(
      tx,
      serviceCategoryList,
      rows.map(({ service }) => service.categoryCode),
    );
    return rows.map(({ service, shopName }) => ({
      kind: 'SERVICE',
      refId: service.id,
      lang: 'zh',
      title: service.title,
      summary: service.body.slice(0, 200),
      text: [shopName, service.body, ...service.processSteps, ...service.materials].join('\n'),
      tags: [...service.tags, names.get(service.categoryCode) ?? ''],
      publishedAt: service.publishedAt,
      weight: 1,
    }));
  },
};

export const shopSearch: SearchSource = {
  kind: 'SHOP',

  async listIds(tx, after, limit) {
    const rows = await tx
      .select({ id: shops.id })
      .from(shops)
      .where(gt(shops.id, after))
      .orderBy(asc(shops.id))
      .limit(limit);
    return rows.map(({ id }) => id);
  },

  async readDocuments(tx, ids) {
    const rows = await tx
      .select({ shop: shops, enterpriseName: enterprises.name })
      .from(shops)
      .innerJoin(enterprises, eq(enterprises.id, shops.enterpriseId))
      .where(and(inArray(shops.id, [...ids]), isShopOpen))
      .for('share', { of: shops });
    return rows.map(({ shop, enterpriseName }) => ({
      kind: 'SHOP',
      refId: shop.id,
      lang: 'zh',
      title: shop.name,
      summary: shop.intro,
      text: enterpriseName,
      publishedAt: shop.openedAt,
      weight: 1,
    }));
  },
};
