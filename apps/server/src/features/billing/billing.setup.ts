import * as m from '@portal/texts/messages';
import { countDistinct, isNull } from 'drizzle-orm';
import type { SetupSource } from '../../feature/setup-source.ts';
import { bills } from './bill/bill.table.ts';
import { meters, tariffs } from './meter/meter.table.ts';

/** First prices. */
export const feeSetup: SetupSource = {
  key: 'FEES',
  read: async ({ database: { db } }) => {
    const [found] = await db
      .select({ count: countDistinct(tariffs.feeCode) })
      .from(tariffs)
      .where(isNull(tariffs.withdrawnAt));
    const count = found?.count ?? 0;
    return { state: count > 0 ? 'DONE' : 'MISSING', have: count > 0 ? m.setup_have_prices({ count }) : '' };
  },
};

/** Meters with the reading they begin with. */
export const meterSetup: SetupSource = {
  key: 'METERS',
  read: async ({ database: { db } }) => {
    const count = await db.$count(meters);
    return { state: count > 0 ? 'DONE' : 'MISSING', have: count > 0 ? m.setup_have_meters({ count }) : '' };
  },
};

/** Bills from before the portal, or the first of its own: then there is nothing left to bring. */
export const openingSetup: SetupSource = {
  key: 'OPENING',
  read: async ({ database: { db } }) => {
    const count = await db.$count(bills);
    return { state: count > 0 ? 'DONE' : 'MISSING', have: count > 0 ? m.setup_have_bills({ count }) : '' };
  },
};
