import type { EndpointKey } from '@portal/contract/endpoint-map';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Bill, bills } from '../../features/billing/bill/bill.table.ts';
import { addUpCounts } from '../../features/billing/bill/bill-count.ts';
import { draftAhead, draftDeposits } from '../../features/billing/bill/open-run.ts';
import { runBills } from '../../features/billing/bill/run-bills.ts';
import { settleDue } from '../../features/billing/bill/settle-due.ts';
import { meterShareUnits } from '../../features/billing/charge/charge.table.ts';
import { prepareFees } from '../../features/billing/meter/fees.ts';
import { insertBuilding, insertUnit } from '../../features/building/testing/insert-building.ts';
import { insertEnterprise } from '../../features/enterprise/testing/insert-enterprise.ts';
import { insertMember } from '../../features/enterprise/testing/insert-member.ts';
import { contributions } from '../../features/features.ts';
import { insertUser } from '../../features/identity/testing/insert-user.ts';
import { settleActs } from '../../features/lease/act/settle-acts.ts';
import { contracts } from '../../features/lease/lease.table.ts';
import { settleContracts } from '../../features/lease/settle-contracts.ts';
import { enterLines } from '../../features/payment/bank/enter-lines.ts';
import { refundOrders } from '../../features/payment/payment.table.ts';
import { settlePayments } from '../../features/payment/settle-payments.ts';
import { fileGroups, fileItems } from '../../platform/files/file.table.ts';
import { systemContext } from '../../platform/http/context.ts';
import { openTestApp } from '../../testing/test-app.ts';
import type { Day } from './calendar.ts';

/** Times that a call is made again on a busy machine. */
const mostRepeats = 10;

type Role = 'OP_FINANCE' | 'OP_PROPERTY';

/** A park without tenants, whose clock stands until it is set. */
export async function openYearPark() {
  let now = Date.parse('2026-12-20T04:00:00Z');
  const portal = await openTestApp(() => new Date(now), { DEMO: '1' }, { cashier: true });
  const deps = { ...portal, clock: { now: () => new Date(now) } };
  const officers: Record<Role, string[]> = { OP_FINANCE: [], OP_PROPERTY: [] };
  for (const role of ['OP_FINANCE', 'OP_PROPERTY'] as const)
    for (let nth = 0; nth < 2; nth += 1)
      officers[role].push((await insertUser(portal.db, { userType: '900', operatorRoles: [role] })).id);
  await prepareFees(portal.db);
  const buildingId = await insertBuilding(portal.db);
  let lines = 0;

  /** Sessions of the day, since they end while the clock moves. */
  const sessions = new Map<string, Promise<string>>();
  const once = (who: string, logIn: () => Promise<string>): Promise<string> => {
    const session = sessions.get(who) ?? logIn();
    sessions.set(who, session);
    return session;
  };
  const office = (role: Role, nth: number) =>
    once(`${role} ${nth}`, () =>
      portal.logIn(
        { userId: officers[role][nth] ?? '', userType: '900', operatorRoles: [role] },
        { isSecure: true },
      ),
    );

  /** Calls as the web does, again where a busy machine lets too many wait. A call that is refused ends the test. */
  async function done<K extends EndpointKey>(key: K, input: Record<string, unknown>, token: string) {
    let answer = await portal.call(key, input, token);
    for (let again = 0; again < mostRepeats && answer.header.retCode === retCodes.SERVER_BUSY; again += 1)
      answer = await portal.call(key, input, token);
    const { retCode, retMsg } = answer.header;
    if (retCode !== '000000')
      throw new Error(`${key}: ${retCode} ${retMsg} ${JSON.stringify(answer.data)} ${JSON.stringify(input)}`);
    return answer.data;
  }

  const desk = { pay: portal.pay, payables: contributions.payables };
  const settleMoney = () => settlePayments(deps, desk);

  return {
    portal,
    done,
    finance: (nth = 0) => office('OP_FINANCE', nth),
    property: () => office('OP_PROPERTY', 0),
    now: () => new Date(now),

    /** Noon in Shanghai of a day, with what the calendar does by then. */
    async setDay(day: Day): Promise<void> {
      now = Date.parse(`${day}T04:00:00Z`);
      sessions.clear();
      await settleContracts(deps);
      await settleActs(deps);
      await draftDeposits(deps);
      await runBills(deps);
      await draftAhead(deps);
      await runBills(deps);
      await settleDue(deps);
      await settleMoney();
      await addUpCounts(portal.db);
    },
    /** Lets the clock run for some seconds, and the cashier and the channels do their work. */
    async pass(seconds: number): Promise<void> {
      now += seconds * 1000;
      await portal.cashier?.deliver();
      await settleMoney();
    },
    runBills: () => runBills(deps),
    addUnit: (no: string, areaX100: number) => insertUnit(portal.db, { buildingId, no, areaX100 }),

    /** An enterprise with its owner. */
    async addEnterprise(no: number) {
      const name = `岁岁${no}号花卉有限公司`;
      const enterpriseId = await insertEnterprise(portal.db, { name });
      const { user } = await insertMember(portal, enterpriseId, 'OWNER');
      const owner = () =>
        once(user.id, () =>
          portal.logIn({
            userId: user.id,
            userType: '200',
            enterpriseId,
            memberRole: 'OWNER',
            auditStatus: '2',
          }),
        );
      return { enterpriseId, name, owner };
    },

    /** A file that an officer has uploaded. */
    async addFile(role: Role, purpose: string): Promise<string> {
      const fileId = ulid();
      const ownerUserId = officers[role][0] ?? '';
      await portal.db.insert(fileGroups).values({ id: fileId, ownerUserId, purpose, visibility: 'owner' });
      await portal.db.insert(fileItems).values({
        fileId,
        index: 0,
        name: '证明.pdf',
        mime: 'application/pdf',
        bytes: 3,
        sha256: 'abc',
        storageKey: null,
      });
      return fileId;
    },

    /** A line of the bank's statement without a code. */
    async enterLine(payer: string, amountFen: number): Promise<{ id: string; version: number }> {
      lines += 1;
      const line = { bankNo: `J${lines}`, bookedAt: new Date(now), amountFen, payer, purpose: '房租' };
      const { rows } = await enterLines(portal.db, systemContext(deps), { pay: portal.pay, payables: [] }, [
        line,
      ]);
      const [row] = rows;
      if (!row) throw new Error('the line was not entered');
      return row;
    },

    /** The contract of an enterprise that has one. */
    async contractOf(enterpriseId: string): Promise<string> {
      const [row] = await portal.db
        .select({ id: contracts.id })
        .from(contracts)
        .where(eq(contracts.enterpriseId, enterpriseId));
      if (!row) throw new Error(`no contract of ${enterpriseId}`);
      return row.id;
    },
    billRows: (enterpriseId: string): Promise<Bill[]> =>
      portal.db.select().from(bills).where(eq(bills.enterpriseId, enterpriseId)),
    allBillRows: (): Promise<Bill[]> => portal.db.select().from(bills),
    partsOfShares: () =>
      portal.db
        .select({ partId: meterShareUnits.id, unitId: meterShareUnits.unitId })
        .from(meterShareUnits)
        .orderBy(meterShareUnits.id),
    async refundRow(id: string) {
      const [row] = await portal.db.select().from(refundOrders).where(eq(refundOrders.id, id));
      if (!row) throw new Error(`no refund ${id}`);
      return row;
    },
    async billRow(id: string): Promise<Bill> {
      const [row] = await portal.db.select().from(bills).where(eq(bills.id, id));
      if (!row) throw new Error(`no bill ${id}`);
      return row;
    },
  };
}

export type YearPark = Awaited<ReturnType<typeof openYearPark>>;
