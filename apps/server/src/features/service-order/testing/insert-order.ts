import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { type Milestone, serviceOrders } from '../service-order.table.ts';

type Given = Partial<typeof serviceOrders.$inferInsert> & { providerEnterpriseId: string };

export const milestoneOf = (given: Partial<Milestone> = {}): Milestone => ({
  name: '出具报告',
  dueDate: '2026-11-24',
  amountFen: 96_000,
  providerDoneAt: null,
  buyerOkAt: null,
  fileIds: [],
  ...given,
});

/** Inserts an order that waits for its provider’s answer. */
export async function insertOrder(db: Db, given: Given): Promise<string> {
  const id = given.id ?? ulid();
  await db.insert(serviceOrders).values({
    id,
    subject: '鲜切花农残检测',
    need: '两批月季各六样，要英文报告。',
    status: 'APPLIED',
    turn: 'PROVIDER',
    milestones: [milestoneOf()],
    ...given,
  });
  return id;
}
