import type { Db } from '../platform/database/database.ts';

/** Whether the menu of an enterprise leads to a page, as an order leads only a shop to those it received. */
export type MenuCondition = (db: Db, enterpriseId: string) => Promise<boolean>;
