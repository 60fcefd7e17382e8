import type { Db } from '../platform/database/database.ts';

/** Whether the menu of an enterprise includes a page; received orders, for example, are only shown to shops. */
export type MenuCondition = (db: Db, enterpriseId: string) => Promise<boolean>;
