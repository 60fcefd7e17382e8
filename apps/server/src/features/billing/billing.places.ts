import { meterPhotoPurpose } from '@portal/contract/billing/meter';
import { eq, sql } from 'drizzle-orm';
import type { Feature } from '../../feature/feature.ts';
import { bills } from './bill/bill.table.ts';
import { meters, readings } from './meter/meter.table.ts';
import { billWithin, meterWithin } from './within.ts';

/** Where bills, meters and readings stand, for callers who are limited to some places. */
export const billingPlaces: Feature['places'] = {
  bill: (actor) => sql`select id from ${bills} where ${billWithin(actor)}`,
  meter: (actor) => sql`select id from ${meters} where ${meterWithin(actor)}`,
  meterNo: (actor) => sql`select ${meters.meterNo} as id from ${meters} where ${meterWithin(actor)}`,
  reading: (actor) => sql`select ${readings.id} as id from ${readings}
    join ${meters} on ${eq(meters.id, readings.meterId)} where ${meterWithin(actor)}`,
};

/** The picture of a meter at its reading. */
export const billingFileHolders: Feature['fileHolders'] = {
  [meterPhotoPurpose]: {
    subject: 'METER',
    heldWithin: (fileId, actor) => sql`exists (select from ${readings}
      join ${meters} on ${eq(meters.id, readings.meterId)}
      where ${meterWithin(actor)} and ${readings.photoFileId} = ${fileId})`,
  },
};
