import { createHash } from 'node:crypto';
import type { EndpointKey } from '@portal/contract/endpoint-map';
import { runBills } from '../../features/billing/bill/run-bills.ts';
import { prepareFeatures } from '../../features/features.ts';
import { createAdmin } from '../../features/identity/create-admin/create-admin.ts';
import { runImports } from '../../features/import/testing/import-file.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { firstBillDay, moveDay } from './plan-park.ts';

const noon = (day: string) => Date.parse(`${day}T04:00:00Z`);

const password = 'Peony2026';
const shaOf = (text: string) => createHash('sha1').update(text).digest('hex');

/** An empty park as it is after its first start, with an administrator and their second from the command line. */
export async function openMovePark() {
  let now = noon(moveDay);
  const clock = { now: () => new Date(now) };
  const portal = await openTestApp(clock.now);
  await prepareFeatures(portal.db);
  for (const [nth, loginName] of ['han_sinan', 'gu_chunfen'].entries())
    await createAdmin(portal.database, clock, {
      loginName,
      phoneNumber: `1544000000${nth}`,
      name: '韩司南',
      password,
    });

  /** Calls as the web does. A call that is refused ends the test. */
  async function ask<K extends EndpointKey>(key: K, input: Record<string, unknown>, token?: string) {
    const answer = await portal.call(key, input, token);
    const { retCode, retMsg } = answer.header;
    if (retCode !== '000000') throw new Error(`${key}: ${retCode} ${retMsg} ${JSON.stringify(answer.data)}`);
    return answer;
  }
  const call = async <K extends EndpointKey>(key: K, input: Record<string, unknown>, token?: string) =>
    (await ask(key, input, token)).data;

  return {
    portal,
    call,
    async logIn(loginName: string): Promise<string> {
      const given = { loginName, password_sha: shaOf(password) };
      return (await ask('POST /api/userManage/login', given)).header.token ?? '';
    },
    /** Sets the first password with a code that an administrator hands over, and logs in. */
    async activate(userId: string, loginName: string, admin: string): Promise<string> {
      const data = { userIds: [userId] };
      const [letter] = await call('POST /api/userManage/activation/open', { data }, admin);
      const given = { loginName, activationCode: letter?.code ?? '', newPassword: shaOf(password) };
      await call('POST /api/userManage/activation/redeem', given);
      return this.logIn(loginName);
    },
    workOnImports: () => runImports(portal, clock.now),
    runBills: () => runBills({ ...portal, clock }),
    setFirstBillDay() {
      now = noon(firstBillDay);
    },
    close: () => portal.close(),
  };
}

export type MovePark = Awaited<ReturnType<typeof openMovePark>>;
