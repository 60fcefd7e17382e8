import { type ServiceState, serviceStates } from '@portal/contract/market/shop-terms';
import { and, desc, eq } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type ServiceWithShop, selectServices } from '../market.queries.ts';
import { services, shops } from '../market.table.ts';

interface Filter {
  enterpriseId: string;
  state?: ServiceState | undefined;
  keyword?: string | undefined;
}

const isInState = (state: ServiceState | undefined) => state && eq(services.status, state);

const conditions = ({ enterpriseId, keyword }: Filter) =>
  and(eq(shops.enterpriseId, enterpriseId), contains(keyword, services.title));

/** An enterprise's services, most recently changed first. */
export const listOwnServices = (
  db: Db,
  { pageNo, pageSize, ...filter }: Filter & { pageNo: number; pageSize: number },
): Promise<ServiceWithShop[]> =>
  selectServices(db)
    .where(and(conditions(filter), isInState(filter.state)))
    .orderBy(desc(services.updatedAt), desc(services.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countOwnServices = (db: Db, filter: Filter) =>
  countTabs(serviceStates, isInState, (columns) =>
    db
      .select(columns)
      .from(services)
      .innerJoin(shops, eq(shops.id, services.shopId))
      .where(conditions(filter)),
  );
