import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { enterprises } from '../enterprise.table.ts';

let inserted = 0;

/** Inserts an enterprise, by default one that passed its audit, and returns its id. */
export async function insertEnterprise(
  db: Db,
  given: Partial<typeof enterprises.$inferInsert> & { name: string },
): Promise<string> {
  const id = ulid();
  inserted += 1;
  await db.insert(enterprises).values({
    id,
    shortName: given.name,
    creditCode: `91990000MA${String(inserted).padStart(8, '0')}`,
    property: 'LLC',
    chainStages: ['GROW'],
    regionId: 'YX',
    scale: '小',
    registeredOn: '2020-01-01',
    registeredCapitalFen: 600_0000_00,
    legalPerson: '沈听澜',
    contactName: '许晚棠',
    contactPhone: '15410009222',
    address: '云岫花谷产业园创研楼A座301室',
    intro: '只做一件事。把苗种明白。',
    entryStatus: 'PASSED',
    admittedAt: new Date('2020-02-01T00:00:00Z'),
    ...given,
  });
  return id;
}
