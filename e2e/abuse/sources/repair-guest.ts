import { and, eq, isNotNull } from 'drizzle-orm';
import { insertCode } from '../../../apps/server/src/features/identity/testing/insert-user.ts';
import { repairTickets } from '../../../apps/server/src/features/repair/repair.table.ts';
import { insertAsset } from '../../../apps/server/src/features/repair/testing/insert-ticket.ts';
import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

const repair = '/api/propertyManage/repair';

/** A guest's report that was repaired but is not fixed. */
async function write({ db, fixtures: { author, person }, write }: Writer): Promise<PayloadPages> {
  const no = `GUEST-${Date.now()}`;
  const assetId = await insertAsset(db, { no });
  // A new number each time, since a number may report three times a day.
  const phoneNumber = `154${String(Date.now()).slice(-8)}`;
  const { key } = await write<{ key: string }>(person.caller, `${repair}/submitAsGuest`, {
    asset: `code-${assetId}`,
    phoneNumber,
    verifyCode: await insertCode(db, phoneNumber, 'REPAIR', { at: new Date() }),
  });
  const [ofGuest] = await db
    .update(repairTickets)
    .set({ status: 'FINISHED', assigneeId: author.user.id, finishedAt: new Date() })
    .where(and(isNotNull(repairTickets.guestKeyHash), eq(repairTickets.phone, phoneNumber)))
    .returning();
  await write(person.caller, `${repair}/operateAsGuest`, { key, event: 'notFixed', version: 1, data: {} });
  return { person: [`/guest-repair?key=${key}`], operator: [`/manage/repair?id=${ofGuest?.id}`] };
}

export const source: PayloadSource = {
  unshown: {
    '/api/propertyManage/repair/submitAsGuest asset': 'is looked up',
    '/api/propertyManage/repair/operateAsGuest key': 'is looked up',
  },
  write,
};
