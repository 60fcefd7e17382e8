import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { feeItems } from '../meter/meter.table.ts';

/** A fee item of the park's own: truckloads at 150.00, taxed at 6 %, billed by hand. */
export const insertOwnFee = (db: Db, given: Partial<typeof feeItems.$inferInsert> & { code: string }) =>
  db.insert(feeItems).values({
    id: ulid(),
    names: { zh: '废弃基质清运', en: 'Substrate removal', es: '', ja: '' },
    category: '清运',
    basis: 'ONCE',
    unit: '车次',
    unitPriceE4: 1_500_000,
    taxPpm: 60_000,
    ...given,
  });
