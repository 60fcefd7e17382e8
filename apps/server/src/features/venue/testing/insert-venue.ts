import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { insertBuilding } from '../../building/testing/insert-building.ts';
import { venues } from '../venue.table.ts';

/**
 * Inserts a hall open from 8 to 22: 100 yuan an hour by day, 120 in the evening, twice that for customers outside the
 * park.
 */
export async function insertVenue(db: Db, given: Partial<typeof venues.$inferInsert> = {}): Promise<string> {
  const id = given.id ?? ulid();
  const rule = (dayKind: 'workday' | 'weekend' | 'holiday', from: string, to: string, yuan: number) => ({
    dayKind,
    from,
    to,
    memberFenPerHour: yuan * 100,
    publicFenPerHour: yuan * 200,
  });
  await db.insert(venues).values({
    id,
    name: `展厅 ${id.slice(-6)}`,
    kind: 'EXPO',
    buildingId: given.buildingId ?? (await insertBuilding(db)),
    place: '一层环形展区',
    areaX100: 128_000,
    seats: 200,
    equipment: ['拍卖大钟'],
    intro: '可在上午十点后整厅租用。',
    status: 'OPEN',
    statusNote: '',
    openFrom: '08:00',
    openTo: '22:00',
    minSlots: 2,
    maxSlots: 8,
    minAheadMin: 120,
    maxAheadDays: 30,
    dayLimitPerUser: 2,
    weekLimitPerEnterprise: 10,
    needApproval: false,
    depositFen: 50_000,
    priceRules: [
      rule('workday', '08:00', '18:00', 100),
      rule('workday', '18:00', '22:00', 120),
      rule('weekend', '08:00', '22:00', 130),
      rule('holiday', '08:00', '22:00', 150),
    ],
    cancelShares: [
      { hours: 72, percent: 100 },
      { hours: 24, percent: 50 },
    ],
    closedDates: [],
    holidayDates: [],
    ...given,
  });
  return id;
}
