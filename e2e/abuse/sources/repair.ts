import { repairTypeList } from '@portal/contract/repair-terms';
import { and, eq, isNotNull } from 'drizzle-orm';
import { businessData } from '../../../apps/server/src/features/dictionary/dictionary.table.ts';
import { insertCode } from '../../../apps/server/src/features/identity/testing/insert-user.ts';
import { repairAssets, repairTickets } from '../../../apps/server/src/features/repair/repair.table.ts';
import { insertPhoto } from '../../../apps/server/src/features/repair/testing/insert-ticket.ts';
import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

interface Ticket {
  ticketId: string;
  version: number;
}

const repair = '/api/propertyManage/repair';

/** An asset, a report that was repaired for a quote and signed, one that is taken back, and one of a guest. */
async function write({ db, fixtures: { author, person }, write }: Writer): Promise<PayloadPages> {
  await db
    .insert(businessData)
    .values({ type: repairTypeList, code: 'COLD', name: '冷库', sort: 1 })
    .onConflictDoNothing();
  const { assetId } = await write<{ assetId: string }>(author.caller, `${repair}/saveAsset`, {
    data: { typeCode: 'COLD' },
  });
  const report = async () => {
    const data = { assetId, typeCode: 'COLD', priority: 'MEDIUM', phone: '15400003333' };
    const { ticketId: id } = await write<Ticket>(person.caller, `${repair}/submit`, { data });
    return person.caller.get<Ticket>(`${repair}/queryDetail`, { id });
  };
  let { ticketId: id, version } = await report();
  const send = async (address: string, event: string, data: object = {}) => {
    const { caller } = address === 'operate' ? person : author;
    ({ version } = await write<Ticket>(caller, `${repair}/${address}`, { id, event, version, data }));
  };
  await send('operateManage', 'assign', { workerId: author.user.id });
  await send('work', 'take');
  await send('work', 'quote', { lines: [{ name: '', fen: 100 }] });
  await send('operate', 'acceptQuote');
  await send('operateManage', 'note');
  await send('work', 'finish', { photos: [await insertPhoto(db, author.user.id)] });
  await send('operate', 'confirm');
  const ticket = id;
  ({ ticketId: id, version } = await report());
  await send('operate', 'cancel');
  const [asset] = await db.select().from(repairAssets).where(eq(repairAssets.id, assetId));
  // Another each time, since a number may report three times a day.
  const phoneNumber = `154${String(Date.now()).slice(-8)}`;
  const { key } = await write<{ key: string }>(person.caller, `${repair}/submitAsGuest`, {
    asset: asset?.code,
    phoneNumber,
    verifyCode: await insertCode(db, phoneNumber, 'REPAIR', { at: new Date() }),
  });
  const [ofGuest] = await db
    .update(repairTickets)
    .set({ status: 'FINISHED', assigneeId: author.user.id, finishedAt: new Date() })
    .where(and(isNotNull(repairTickets.guestKeyHash), eq(repairTickets.phone, phoneNumber)))
    .returning();
  await write(person.caller, `${repair}/operateAsGuest`, { key, event: 'notFixed', version: 1, data: {} });
  return {
    person: [`/repair?id=${ticket}`, `/guest-repair?key=${key}`, '/repair?view=mine&tab=OVER'],
    operator: [
      '/manage/repair',
      '/manage/repair?view=all',
      `/manage/repair?id=${ticket}`,
      `/manage/repair?id=${ofGuest?.id}`,
      `/manage/repair?view=assets&id=${assetId}`,
      '/manage/my-repair?tab=DONE',
      `/manage/my-repair?id=${ticket}`,
    ],
  };
}

export const source: PayloadSource = {
  unshown: {
    '/api/propertyManage/repair/submitAsGuest asset': 'is looked up',
    '/api/propertyManage/repair/operateAsGuest key': 'is looked up',
  },
  write,
};
