import { ulid } from 'ulidx';
import { type SlotRequest, spanOf } from '../../../platform/booking/booking-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { tutorHours, tutors } from '../tutor.table.ts';

/** Inserts a tutor without a fee, managed by the office. */
export async function insertTutor(db: Db, given: Partial<typeof tutors.$inferInsert> = {}): Promise<string> {
  const id = given.id ?? ulid();
  await db.insert(tutors).values({
    id,
    name: `导师 ${id.slice(-6)}`,
    title: '采后生理研究员',
    area: 'POSTHARVEST',
    fields: ['采后保鲜', '预冷'],
    motto: '先改顺序，再买设备。',
    intro: '用一箱花的升温曲线找出损耗在哪一步。',
    career: [],
    place: '采后中心 104 库',
    feeFenPerHour: 0,
    status: 'OPEN',
    ...given,
  });
  return id;
}

/** Inserts an hour of a tutor that can be booked at once. */
export async function insertHour(
  db: Db,
  tutorId: string,
  slotRequest: SlotRequest,
  given: Partial<typeof tutorHours.$inferInsert> = {},
): Promise<string> {
  const id = ulid();
  await db
    .insert(tutorHours)
    .values({ id, tutorId, ...spanOf(slotRequest), mode: 'ONSITE', opensAt: new Date(0), ...given });
  return id;
}
