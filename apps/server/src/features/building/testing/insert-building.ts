import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { buildings, units } from '../building.table.ts';

export async function insertBuilding(
  db: Db,
  given: Partial<typeof buildings.$inferInsert> = {},
): Promise<string> {
  const id = given.id ?? ulid();
  await db.insert(buildings).values({
    id,
    name: `温室 ${id.slice(-6)}`,
    kind: 'GREENHOUSE',
    address: '种业路 8 号',
    areaX100: 1_620_000,
    floors: 2,
    intro: '文洛式玻璃温室。',
    facilities: ['移动苗床'],
    managerName: '管小薯',
    managerPhone: '0871-6000001',
    ...given,
  });
  return id;
}

type Given = Partial<typeof units.$inferInsert> & { buildingId: string };

/** A vacant unit of 100 m² at 9.70 yuan per square metre. */
export async function insertUnit(db: Db, given: Given): Promise<string> {
  const id = given.id ?? ulid();
  await db.insert(units).values({
    id,
    floor: 1,
    no: id.slice(-6),
    areaX100: 10_000,
    use: '种苗',
    rentFenPerM2Month: 970,
    propertyFeeFenPerM2Month: 120,
    state: 'VACANT',
    ...given,
  });
  return id;
}
