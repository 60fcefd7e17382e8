import { paths } from '@portal/contract/paths';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CollectSource } from '../../feature/collect-source.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { services, shops } from './market.table.ts';
import { isOffered, isShopOpen } from './on-offer.public.ts';

/** Collectors are notified of a changed price or text. */
export const serviceCollect: CollectSource = {
  type: 'SERVICE',
  async read(db, ids) {
    const rows = await db
      .select({
        id: services.id,
        title: services.title,
        cover: services.picture,
        category: services.priceKind,
        text: sql<string>`md5(${services.body} || ${services.capacityNote})`,
        money: sql<string>`coalesce(${services.priceFen}::text, ${services.priceKind})`,
      })
      .from(services)
      .innerJoin(shops, eq(shops.id, services.shopId))
      .innerJoin(enterprises, eq(enterprises.id, shops.enterpriseId))
      .where(and(inArray(services.id, [...ids]), isOffered));
    return rows.map(({ text, money, ...row }) => ({
      ...row,
      keyDay: null,
      path: paths.service(row.id),
      facts: { text, money },
    }));
  },
};

export const shopCollect: CollectSource = {
  type: 'SHOP',
  async read(db, ids) {
    const rows = await db
      .select({ id: shops.id, title: shops.name, cover: shops.logo, text: sql<string>`md5(${shops.intro})` })
      .from(shops)
      .innerJoin(enterprises, eq(enterprises.id, shops.enterpriseId))
      .where(and(inArray(shops.id, [...ids]), isShopOpen));
    return rows.map(({ text, ...row }) => ({
      ...row,
      category: '',
      keyDay: null,
      path: paths.shop(row.id),
      facts: { text },
    }));
  },
};
