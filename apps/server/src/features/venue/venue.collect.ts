import { paths } from '@portal/contract/paths';
import { inArray, sql } from 'drizzle-orm';
import type { CollectSource } from '../../feature/collect-source.ts';
import { venues } from './venue.table.ts';

/** Users who collected a venue are notified when its prices or other details change. */
export const venueCollect: CollectSource = {
  type: 'VENUE',
  async read(db, ids) {
    const rows = await db
      .select({
        id: venues.id,
        title: venues.name,
        cover: venues.picture,
        category: venues.kind,
        text: sql<string>`md5(${venues.intro} || ${venues.status})`,
        money: sql<string>`md5(${venues.priceRules}::text || ${venues.depositFen}::text)`,
      })
      .from(venues)
      .where(inArray(venues.id, [...ids]));
    return rows.map(({ text, money, ...row }) => ({
      ...row,
      keyDay: null,
      path: paths.venue(row.id),
      facts: { text, money },
    }));
  },
};
