import { eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { beforeAll, beforeEach } from 'vitest';
import { billChanges, bills } from '../../billing/bill/bill.table.ts';
import { charges } from '../../billing/charge/charge.table.ts';
import { prepareFees } from '../../billing/meter/fees.ts';
import { meters, readings, tariffs } from '../../billing/meter/meter.table.ts';
import { units } from '../../building/building.table.ts';
import { insertBuilding, insertUnit } from '../../building/testing/insert-building.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { messages } from '../../message/message.table.ts';
import { payAttempts, payItems, payOrders, refundOrders } from '../../payment/payment.table.ts';
import { contracts, contractUnits } from '../lease.table.ts';
import { moveOutItems, moveOuts } from '../move-out/move-out.table.ts';
import { insertContract } from './insert-contract.ts';
import { insertPaidBill } from './move-out-park.ts';

const detail = 'GET /api/propertyManage/moveOut/queryDetail';
const propose = 'POST /api/propertyManage/moveOut/propose';
const operate = 'POST /api/propertyManage/moveOut/operate';

/** A park with its property and finance office, and what a test of settlements does. */
export function useMoveOuts() {
  const park = usePark(
    { surveyor: ['OP_PROPERTY'], first: ['OP_FINANCE'], second: ['OP_FINANCE'] },
    {
      empties: [
        moveOutItems,
        moveOuts,
        refundOrders,
        payItems,
        payAttempts,
        payOrders,
        billChanges,
        bills,
        readings,
        meters,
        tariffs,
        charges,
        contractUnits,
        contracts,
        messages,
        units,
      ],
    },
  );

  /** Unit and enterprise are new before each test. */
  const at = { buildingId: '', unitId: '', enterpriseId: '' };

  beforeAll(async () => {
    at.buildingId = await insertBuilding(park.db, { name: '2号温室' });
    await prepareFees(park.db);
  });
  beforeEach(async () => {
    // Credit stays in the ledger, from which nothing is deleted.
    at.enterpriseId = await insertEnterprise(park.db, { name: `一川风绣球 ${ulid()}` });
    at.unitId = await insertUnit(park.db, { buildingId: at.buildingId });
  });

  /** Logs in again, because sessions end while the clock moves. */
  const as = (who: 'first' | 'second' | 'surveyor') =>
    park.logIn({
      userId: park[who].user.id,
      userType: '900',
      operatorRoles: [who === 'surveyor' ? 'OP_PROPERTY' : 'OP_FINANCE'],
    });
  const secure = (who: 'first' | 'second') =>
    park.logIn(
      { userId: park[who].user.id, userType: '900', operatorRoles: ['OP_FINANCE'] },
      { isSecure: true },
    );
  const leaving = (given: Partial<typeof contracts.$inferInsert> = {}) =>
    insertContract(park.db, {
      enterpriseId: at.enterpriseId,
      unitIds: [at.unitId],
      status: 'TERMINATING',
      leaveOn: '2026-11-20',
      handover: '完好',
      payCycle: 1,
      freeDays: 0,
      rentFenPerMonth: 0,
      propertyFeeFenPerM2Month: 0,
      depositFen: 0,
      ...given,
    });
  const view = async (id: string) => (await park.call(detail, { id }, await as('first'))).data;
  const send = async (contractId: string, more: object = {}, token?: string) => {
    const { netFen } = await view(contractId);
    return park.call(propose, { data: { contractId, netFen, ...more } }, token ?? (await as('first')));
  };
  const fire = async (id: string, event: 'approve' | 'return' | 'withdraw', token: string, reason = '') => {
    const { moveOut } = await view(id);
    return park.call(
      operate,
      { id: moveOut?.moveOutId ?? '', event, version: moveOut?.version ?? 0, reason },
      token,
    );
  };
  const refunds = () =>
    park.db.select().from(refundOrders).where(sql`source <> 'OFFSET'`).orderBy(refundOrders.amountFen);
  const rowOf = async (id: string) => (await park.db.select().from(contracts).where(eq(contracts.id, id)))[0];

  /** A deposit paid by an order, through a bill of its own. */
  async function paidDeposit(contractId: string, fen: number): Promise<string> {
    const id = await insertPaidBill(
      park.db,
      { enterpriseId: at.enterpriseId, contractId, feeCode: 'DEPOSIT', period: '2026-01' },
      fen,
    );
    await park.db
      .update(contracts)
      .set({ depositFen: fen, depositPaidFen: fen, depositBillIds: [id] })
      .where(eq(contracts.id, contractId));
    return id;
  }

  return { park, at, as, secure, leaving, view, send, fire, refunds, rowOf, paidDeposit };
}
