import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

const base = '/api/userManage/customRole';

/** A role that is approved, looked through and requested for a colleague, and one that is ended, with the texts. */
async function write({ fixtures: { author, chief }, write }: Writer): Promise<PayloadPages> {
  const data = { rights: ['ENTERPRISE:SEE', 'BILL:SEE'], scope: 'ALL', places: [], masked: false };
  const { id, changeId } = await write<{ id: string; changeId: string }>(author.caller, `${base}/propose`, {
    data,
  });
  await write(chief.caller, `${base}/operate`, { id: changeId, event: 'approve', version: 1 });
  await write(author.caller, `${base}/preview`, { data: { ...data, name: '试用角色' } });
  const asked = await write<{ id: string }>(author.caller, `${base}/grant`, {
    id,
    data: { userId: chief.user.id, from: '2099-01-01', until: null },
  });
  await write(author.caller, `${base}/operateGrant`, { id: asked.id, event: 'withdraw', version: 1 });
  // Only the editor of a role in force shows its English name, so another role is ended.
  const other = await write<{ id: string; changeId: string }>(author.caller, `${base}/propose`, {
    data: { ...data, name: '另一个角色' },
  });
  await write(chief.caller, `${base}/operate`, { id: other.changeId, event: 'approve', version: 1 });
  await write(author.caller, `${base}/end`, { id: other.id, version: 2 });
  return { operator: [`/manage/custom-role?role=${id}`, '/manage/log'] };
}

export const source: PayloadSource = {
  unshown: {
    [`${base}/propose data.places[]`]: 'are looked up',
    [`${base}/preview data.name`]: 'is not kept',
    [`${base}/preview data.nameEn`]: 'is not kept',
    [`${base}/preview data.note`]: 'is not kept',
    [`${base}/preview data.places[]`]: 'are looked up',
    [`${base}/operateGrant opinion`]: 'is in the log',
  },
  write,
};
