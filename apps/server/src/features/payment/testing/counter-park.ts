import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { systemContext } from '../../../platform/http/context.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { bills } from '../../billing/bill/bill.table.ts';
import { prepareFees } from '../../billing/meter/fees.ts';
import { insertBill } from '../../billing/testing/insert-meter.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { insertMember } from '../../enterprise/testing/insert-member.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { bankLines } from '../bank/bank-line.table.ts';
import { enterLines } from '../bank/enter-lines.ts';
import { checkLedger } from '../ledger/check-ledger.ts';

const enter = 'POST /api/payManage/receipt/enter';
const operate = 'POST /api/payManage/receipt/operate';
const detail = 'GET /api/payManage/receipt/queryDetail';

/** 2026-11-21, noon in Shanghai. */
export let now = testNow.getTime();
export let portal: TestApp;
let clerks: string[];
let numbered = 0;

export const day = 86_400_000;
export const setNow = (value: number) => {
  now = value;
};

/** Opens a portal with two finance officers; tests take enterprises of their own. */
export function useCounterPark() {
  beforeAll(async () => {
    now = testNow.getTime();
    portal = await openTestApp(() => new Date(now));
    clerks = [];
    for (let nth = 0; nth < 2; nth += 1)
      clerks.push((await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_FINANCE'] })).id);
    await prepareFees(portal.db);
  });
  afterAll(() => portal.close());
}

export const clerk = (nth = 0) =>
  portal.logIn({ userId: clerks[nth] ?? '', userType: '900', operatorRoles: ['OP_FINANCE'] });

/** One whose session has just been verified by a code, which money that leaves needs. */
export const secureClerk = () =>
  portal.logIn(
    { userId: clerks[0] ?? '', userType: '900', operatorRoles: ['OP_FINANCE'] },
    { isSecure: true },
  );

/** The context of the system at the park's time. */
export const context = () => systemContext({ ...portal, clock: { now: () => new Date(now) } });

/** An enterprise with its owner. */
export async function insertTenant(named?: string) {
  numbered += 1;
  const name = named ?? `租户${numbered}号花卉有限公司`;
  const enterpriseId = await insertEnterprise(portal.db, { name });
  const { user } = await insertMember(portal, enterpriseId, 'OWNER');
  const token = () =>
    portal.logIn({ userId: user.id, userType: '200', enterpriseId, memberRole: 'OWNER', auditStatus: '2' });
  return { enterpriseId, name, userId: user.id, token };
}

export const owes = (
  enterpriseId: string,
  principalFen: number,
  more: Partial<typeof bills.$inferInsert> = {},
) => insertBill(portal.db, { enterpriseId, principalFen, ...more });

export async function billOf(id: string) {
  const [bill] = await portal.db.select().from(bills).where(eq(bills.id, id));
  if (!bill) throw new Error(`no bill ${id}`);
  return bill;
}

/** A line of the bank's statement whose money waits in suspense. */
export async function insertLine(amountFen: number, more: { payer?: string; purpose?: string } = {}) {
  numbered += 1;
  const ctx = context();
  const { rows } = await enterLines(portal.db, ctx, { pay: portal.pay, payables: [] }, [
    {
      bankNo: `T${numbered}`,
      bookedAt: new Date(now),
      amountFen,
      payer: more.payer ?? '某人',
      purpose: more.purpose ?? '货款',
    },
  ]);
  const [line] = rows;
  if (!line) throw new Error('no line');
  return line;
}

export async function lineState(id: string) {
  const [line] = await portal.db.select().from(bankLines).where(eq(bankLines.id, id));
  return line?.status;
}

interface Entered {
  way?: string;
  enterpriseId: string;
  amountFen: number;
  items?: { billId: string; amountFen: number }[];
  receivedOn?: string;
  [name: string]: unknown;
}

export const enterAs = async (nth: number, data: Entered) =>
  portal.call(
    enter,
    { data: { way: 'CASH', payer: '', voucherNo: '', receivedOn: '2026-11-21', items: [], ...data } },
    await clerk(nth),
  );

export async function entered(data: Entered) {
  const answer = await enterAs(0, data);
  expect(answer.header.retMsg).toBe('操作成功');
  return answer.data;
}

export async function act(id: string, event: string, nth = 0, reason = '') {
  const { version } = (await portal.call(detail, { id }, await clerk(nth))).data;
  return portal.call(operate, { id, event, version, reason }, await clerk(nth));
}

export const expectBalanced = async () => expect(await checkLedger(portal.db, new Date(now))).toBe(true);
