import { languageHeader } from '@portal/contract/envelope';
import { expect, it } from 'vitest';
import { faultsOf, readPdf } from '../../platform/pdf/testing/read-pdf.ts';
import { activities, signUps } from '../activity/activity.table.ts';
import { insertActivity, insertSignUp } from '../activity/testing/insert-activity.ts';
import { bills } from '../billing/bill/bill.table.ts';
import { insertBill } from '../billing/testing/insert-meter.ts';
import { usePark } from '../enterprise/testing/use-park.ts';

const park = usePark(
  { finance: ['OP_FINANCE'], service: ['OP_SERVICE'], admin: ['OP_ADMIN'], tenant: 'owner', other: 'owner' },
  { empties: [signUps, activities, bills] },
);

const get = (url: string, token: string) => park.app.inject({ url, headers: { token } });

it('prints a bill for its enterprise and for the finance office, and for nobody else', async () => {
  const id = await insertBill(park.db, { enterpriseId: park.tenant.enterpriseId });
  const own = `/api/propertyManage/bill/print?id=${id}`;
  const managed = `/api/propertyManage/bill/printManaged?id=${id}`;
  for (const [url, token] of [
    [own, park.tenant.token],
    [managed, park.finance.token],
  ] as const)
    expect(faultsOf(readPdf((await get(url, token)).rawPayload))).toEqual([]);
  expect((await get(own, park.other.token)).json().header.retCode).toBe('500404');
  expect((await get(managed, park.service.token)).json().header.retCode).not.toBe('000000');
});

it('prints a bill in the language of its reader, and in Chinese for the office', async () => {
  const id = await insertBill(park.db, { enterpriseId: park.tenant.enterpriseId });
  const languageOf = async (call: string, token: string) => {
    const headers = { token, [languageHeader]: 'es' };
    const url = `/api/propertyManage/bill/${call}?id=${id}`;
    return readPdf((await park.app.inject({ url, headers })).rawPayload).lang;
  };
  expect(await languageOf('print', park.tenant.token)).toBe('es');
  expect(await languageOf('printManaged', park.finance.token)).toBe('zh-CN');
});

it('prints the list for the door of an activity', async () => {
  const activityId = await insertActivity(park.db);
  await insertSignUp(park.db, { activityId, userId: park.tenant.user.id });
  const url = `/api/activityManage/signUp/print?id=${activityId}`;
  for (const token of [park.service.token, park.admin.token])
    expect((await get(url, token)).headers['content-type']).toBe('application/pdf');
  expect((await get(url, park.tenant.token)).json().header.retCode).not.toBe('000000');
});
