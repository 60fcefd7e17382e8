import { repairTypeList } from '@portal/contract/repair/terms';
import { businessData } from '../../../apps/server/src/features/dictionary/dictionary.table.ts';
import { insertPhoto } from '../../../apps/server/src/features/repair/testing/insert-ticket.ts';
import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

interface Ticket {
  ticketId: string;
  version: number;
}

const repair = '/api/propertyManage/repair';

/** An asset, a report repaired for a quote and signed off, and one that is withdrawn. */
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
  return {
    person: [`/repair?id=${ticket}`, '/repair?view=mine&tab=OVER'],
    operator: [
      '/manage/repair',
      '/manage/repair?view=all',
      `/manage/repair?id=${ticket}`,
      `/manage/repair?view=assets&id=${assetId}`,
      '/manage/my-repair?tab=DONE',
      `/manage/my-repair?id=${ticket}`,
    ],
  };
}

export const source: PayloadSource = { write };
