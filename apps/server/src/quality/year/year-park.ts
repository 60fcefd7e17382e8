import type { EndpointKey } from '@portal/contract/endpoint-map';
import { eq } from 'drizzle-orm';
import { bills } from '../../features/billing/bill/bill.table.ts';
import { draftDeposits } from '../../features/billing/bill/open-run.ts';
import { runBills } from '../../features/billing/bill/run-bills.ts';
import { settleDue } from '../../features/billing/bill/settle-due.ts';
import { prepareFees } from '../../features/billing/meter/fees.ts';
import { insertBuilding, insertUnit } from '../../features/building/testing/insert-building.ts';
import { insertEnterprise } from '../../features/enterprise/testing/insert-enterprise.ts';
import { insertMember } from '../../features/enterprise/testing/insert-member.ts';
import { insertUser } from '../../features/identity/testing/insert-user.ts';
import { settleContracts } from '../../features/lease/settle-contracts.ts';
import { enterLines } from '../../features/payment/bank/enter-lines.ts';
import { systemContext } from '../../platform/http/context.ts';
import { openTestApp } from '../../testing/test-app.ts';
import type { Day } from './calendar.ts';

type Role = 'OP_FINANCE' | 'OP_PROPERTY';

/** A park without tenants, whose clock stands until it is set. */
export async function openYearPark() {
  let now = Date.parse('2026-12-20T04:00:00Z');
  const portal = await openTestApp(() => new Date(now));
  const deps = { ...portal, clock: { now: () => new Date(now) } };
  const officers: Record<Role, string[]> = { OP_FINANCE: [], OP_PROPERTY: [] };
  for (const role of ['OP_FINANCE', 'OP_PROPERTY'] as const)
    for (let nth = 0; nth < 2; nth += 1)
      officers[role].push((await insertUser(portal.db, { userType: '900', operatorRoles: [role] })).id);
  await prepareFees(portal.db);
  const buildingId = await insertBuilding(portal.db);
  let numbered = 0;

  const office = (role: Role, nth = 0) =>
    portal.logIn(
      { userId: officers[role][nth] ?? '', userType: '900', operatorRoles: [role] },
      { isSecure: true },
    );

  /** Calls as the web does. A call that is refused ends the test. */
  async function done<K extends EndpointKey>(key: K, input: Record<string, unknown>, token: string) {
    const answer = await portal.call(key, input, token);
    const { retCode, retMsg } = answer.header;
    if (retCode !== '000000') throw new Error(`${key}: ${retCode} ${retMsg} ${JSON.stringify(answer.data)}`);
    return answer.data;
  }

  return {
    portal,
    done,
    finance: (nth = 0) => office('OP_FINANCE', nth),
    property: () => office('OP_PROPERTY'),

    /** Noon in Shanghai of a day, with what the calendar does by then. */
    async setDay(day: Day): Promise<void> {
      now = Date.parse(`${day}T04:00:00Z`);
      await settleContracts(deps);
      await draftDeposits(deps);
      await runBills(deps);
      await settleDue(deps);
    },
    runBills: () => runBills(deps),

    /** An enterprise with its owner and an empty unit. */
    async addTenant(areaX100: number) {
      numbered += 1;
      const name = `岁岁${numbered}号花卉有限公司`;
      const enterpriseId = await insertEnterprise(portal.db, { name });
      const { user } = await insertMember(portal, enterpriseId, 'OWNER');
      const unitId = await insertUnit(portal.db, { buildingId, no: `A${numbered}`, areaX100 });
      const owner = () =>
        portal.logIn({
          userId: user.id,
          userType: '200',
          enterpriseId,
          memberRole: 'OWNER',
          auditStatus: '2',
        });
      return { enterpriseId, name, unitId, no: numbered, owner };
    },

    /** A line of the bank's statement without a code. */
    async enterLine(payer: string, amountFen: number): Promise<{ id: string; version: number }> {
      numbered += 1;
      const line = { bankNo: `J${numbered}`, bookedAt: new Date(now), amountFen, payer, purpose: '房租' };
      const { rows } = await enterLines(portal.db, systemContext(deps), { pay: portal.pay, payables: [] }, [
        line,
      ]);
      const [row] = rows;
      if (!row) throw new Error('the line was not entered');
      return row;
    },

    billRows: (enterpriseId: string) =>
      portal.db.select().from(bills).where(eq(bills.enterpriseId, enterpriseId)),
    async billRow(id: string) {
      const [row] = await portal.db.select().from(bills).where(eq(bills.id, id));
      if (!row) throw new Error(`no bill ${id}`);
      return row;
    },
  };
}

export type YearPark = Awaited<ReturnType<typeof openYearPark>>;
