import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { activities, signUps } from '../activity.table.ts';

/** Noon in Shanghai on the test day; other times are relative to it. */
const noon = Date.parse('2026-11-21T04:00:00Z');
const inHours = (hours: number) => new Date(noon + hours * 3_600_000);

/** A salon in five days with three seats, open for sign-up and with free cancellation until the day before. */
export async function insertActivity(
  db: Db,
  given: Partial<typeof activities.$inferInsert> = {},
): Promise<string> {
  const id = given.id ?? ulid();
  await db.insert(activities).values({
    id,
    kind: 'SALON',
    title: `沙龙 ${id.slice(-6)}`,
    organizer: '花艺与品牌工作坊',
    body: '三位主理人各讲一次失败的定价。',
    place: '春泥路演厅',
    startAt: inHours(120),
    endAt: inHours(122),
    signFrom: inHours(-48),
    signTo: inHours(118),
    cancelDeadline: inHours(96),
    capacity: 3,
    perEnterpriseMax: 2,
    perOrderMax: 2,
    waitlistMax: 5,
    feeFen: 0,
    userTypes: ['100', '200'],
    auditedOnly: false,
    needApproval: false,
    checkInMode: 'QR',
    doorHash: 'door of the test',
    status: 'PUBLISHED',
    createdAt: inHours(-72),
    updatedAt: inHours(-48),
    ...given,
  });
  return id;
}

export async function insertSignUp(
  db: Db,
  given: Partial<typeof signUps.$inferInsert> & { activityId: string; userId: string },
): Promise<string> {
  const id = given.id ?? ulid();
  await db.insert(signUps).values({
    id,
    persons: [{ name: '许晚棠', phone: '15400000000' }],
    qty: 1,
    status: 'CONFIRMED',
    checkInCode: id.slice(-8),
    createdAt: inHours(-1),
    updatedAt: inHours(-1),
    ...given,
  });
  return id;
}
