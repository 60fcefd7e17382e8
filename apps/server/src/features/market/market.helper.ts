import { paths } from '@portal/contract/paths';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { HelperSource } from '../../feature/helper-source.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { findAlike } from '../search/find-alike.public.ts';
import { services, shops } from './market.table.ts';
import { isOffered } from './on-offer.public.ts';

/** Keeps the duration independent of the size of the market. */
const maxFound = 80;

/** Services of other enterprises with similar words. */
export const serviceHelper: HelperSource = {
  kind: 'SERVICE',
  async find(db, project) {
    const title = `${project.title} ${project.body.slice(0, 60)}`;
    const alike = await findAlike(db, { kind: 'SERVICE', title, limit: maxFound });
    if (alike.length === 0) return [];
    const rows = await db
      .select({ row: services, enterpriseId: shops.enterpriseId })
      .from(services)
      .innerJoin(shops, eq(shops.id, services.shopId))
      .innerJoin(enterprises, eq(enterprises.id, shops.enterpriseId))
      .where(and(inArray(services.id, alike), isOffered, ne(enterprises.id, project.enterpriseId)));
    return rows.map(({ row, enterpriseId }) => ({
      id: row.id,
      enterpriseId,
      text: [row.title, row.body, ...row.tags].join(' '),
      categories: [],
      price: row.priceFen === null ? null : { from: row.priceFen, to: row.priceFen, unit: row.unit },
    }));
  },
  async read(db, ids) {
    const rows = await db
      .select({ id: services.id, title: services.title, note: shops.name })
      .from(services)
      .innerJoin(shops, eq(shops.id, services.shopId))
      .innerJoin(enterprises, eq(enterprises.id, shops.enterpriseId))
      .where(and(inArray(services.id, [...ids]), isOffered));
    return rows.map((row) => ({ ...row, path: paths.service(row.id) }));
  },
};
