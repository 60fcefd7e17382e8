import { and, eq } from 'drizzle-orm';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { services, shops } from './market.table.ts';

export const isShopOpen = and(eq(shops.status, 'OPEN'), eq(enterprises.entryStatus, 'PASSED'));

/** What can be had now; of services with their shops and the enterprises of these. */
export const isOffered = and(eq(services.status, 'ON'), isShopOpen);
