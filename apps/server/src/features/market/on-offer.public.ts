import { and, eq } from 'drizzle-orm';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { services, shops } from './market.table.ts';

export const isShopOpen = and(eq(shops.status, 'OPEN'), eq(enterprises.entryStatus, 'PASSED'));

/** Services available now. Queries must join their shops and the shops' enterprises. */
export const isOffered = and(eq(services.status, 'ON'), isShopOpen);
