import { closedDays } from '../platform/booking/closed-day.table.ts';
import { addDays } from '../platform/china-time.ts';
import { chinaInstant } from './content/demo-day.ts';
import type { DemoContext } from './demo-context.ts';

/** The park is closed on New Year's Day, and on an upcoming day of electrical maintenance. */
export async function fillClosedDays({ tx, today }: DemoContext): Promise<void> {
  const createdAt = new Date(chinaInstant(addDays(today, -5), 600));
  const newYear = `${Number(today.slice(0, 4)) + 1}-01-01`;
  const days = new Map([
    [addDays(today, 16), '全园电力检修'],
    [newYear, '元旦'],
  ]);
  await tx.insert(closedDays).values([...days].map(([day, note]) => ({ day, note, createdAt })));
}
