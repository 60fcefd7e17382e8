import type { FixedFee } from '@portal/contract/billing/terms';
import { blankLeaseAct, type LeaseActContent } from '@portal/contract/lease/act';
import { asc, eq, like } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { beforeAll, beforeEach } from 'vitest';
import { fileGroups } from '../../../platform/files/file.table.ts';
import { bills } from '../../billing/bill/bill.table.ts';
import { linesOf } from '../../billing/bill/contract-lines.ts';
import { calculateBill } from '../../billing/bill/draft-bills.ts';
import { charges } from '../../billing/charge/charge.table.ts';
import { feeItems } from '../../billing/meter/meter.table.ts';
import { insertBill } from '../../billing/testing/insert-meter.ts';
import { units } from '../../building/building.table.ts';
import { insertBuilding, insertUnit } from '../../building/testing/insert-building.ts';
import { cases } from '../../case/case.table.ts';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { messages } from '../../message/message.table.ts';
import { leaseActs } from '../act/lease-act.table.ts';
import { inForceOf } from '../lease.public.ts';
import { heldUnitsOf } from '../lease.queries.ts';
import { contracts, contractUnits } from '../lease.table.ts';
import { insertContract } from './insert-contract.ts';

const preview = 'POST /api/propertyManage/leaseAct/preview';
const submit = 'POST /api/propertyManage/leaseAct/submit';
const operate = 'POST /api/propertyManage/leaseAct/operate';
const answer = 'POST /api/propertyManage/leaseAct/answer';

/** A park with two enterprises, the property and the finance office, and what a test of acts on a contract does. */
export function useActPark() {
  const park = usePark(
    {
      owned: 'owner',
      stranger: 'owner',
      officer: ['OP_PROPERTY'],
      colleague: ['OP_PROPERTY'],
      treasurer: ['OP_FINANCE'],
      both: ['OP_PROPERTY', 'OP_FINANCE'],
    },
    { empties: [leaseActs, bills, charges, contractUnits, contracts, messages, cases, units] },
  );

  /** The unit and the paper are new before each test. */
  const at = { buildingId: '', unitId: '', paper: '' };

  beforeAll(async () => {
    at.buildingId = await insertBuilding(park.db, { name: '1号温室' });
  });
  beforeEach(async () => {
    at.unitId = await insertUnit(park.db, { buildingId: at.buildingId });
    at.paper = await insertPaper(park.officer.user.id);
  });

  async function insertPaper(ownerUserId: string): Promise<string> {
    const id = ulid();
    await park.db.insert(fileGroups).values({ id, purpose: 'CONTRACT', visibility: 'owner', ownerUserId });
    return id;
  }

  /** A contract since September whose rent is paid by the half year, with nothing but its bills to come. */
  const insert = (given: Partial<typeof contracts.$inferInsert> = {}, of = [at.unitId]) =>
    insertContract(park.db, {
      enterpriseId: park.owned.enterpriseId,
      unitIds: of,
      from: '2026-09-01',
      to: '2028-08-31',
      rentFenPerMonth: 712_250,
      payCycle: 6,
      freeDays: 0,
      depositFen: 0,
      propertyFeeFenPerM2Month: 0,
      ...given,
    });

  /** A fee item of the park's own, which contracts have by the month. */
  const insertParking = () =>
    park.db
      .insert(feeItems)
      .values({
        id: ulid(),
        code: 'PARKING',
        taxPpm: 90_000,
        names: { zh: '车位费', en: '', es: '', ja: '' },
        basis: 'MONTHLY',
        unit: '个',
      })
      .onConflictDoNothing();

  const rowOf = async (id: string) => {
    const [row] = await park.db.select().from(contracts).where(eq(contracts.id, id));
    if (!row) throw new Error('no such contract');
    return row;
  };

  const inForce = async (id: string) =>
    inForceOf(await rowOf(id), (await heldUnitsOf(park.db, [id])).get(id) ?? []);

  /** Bills a month of a contract as a run does. */
  async function bill(
    id: string,
    feeCode: FixedFee,
    period: string,
    given: Partial<typeof bills.$inferInsert> = {},
  ) {
    const contract = await inForce(id);
    const unmetered = { fromX100: null, toX100: null, multiplier: 1 };
    const calculated = calculateBill(linesOf(contract, feeCode, period), unmetered, 90_000);
    return insertBill(park.db, {
      ...calculated,
      enterpriseId: contract.enterpriseId,
      sourceId: id,
      contractId: id,
      feeCode,
      period,
      status: 'PAID',
      paidFen: calculated.principalFen,
      ...given,
    });
  }

  const content = (given: Partial<LeaseActContent>): LeaseActContent => ({
    kind: 'RENT',
    from: '2026-12-11',
    basis: 'SIGNED',
    reason: '补充协议二',
    ...blankLeaseAct,
    fileId: at.paper,
    ...given,
  });

  const look = (contractId: string, given: Partial<LeaseActContent>) =>
    park.call(preview, { contractId, data: content(given) }, park.officer.token);

  const enter = async (contractId: string, given: Partial<LeaseActContent>, token = park.officer.token) => {
    const { version } = await rowOf(contractId);
    return park.call(submit, { contractId, version, data: content(given) }, token);
  };

  const actOf = async (id: string) => {
    const [row] = await park.db.select().from(leaseActs).where(eq(leaseActs.id, id));
    if (!row) throw new Error('no such act');
    return row;
  };

  const fire = async (
    id: string,
    event: 'approve' | 'return' | 'sign' | 'withdraw',
    given: { reason?: string; fileId?: string } = {},
    token = event === 'approve' || event === 'return' ? park.treasurer.token : park.officer.token,
  ) => park.call(operate, { id, event, version: (await actOf(id)).version, ...given }, token);

  const consent = async (id: string, event: 'agree' | 'refuse', reason = '', token = park.owned.token) =>
    park.call(answer, { id, event, version: (await actOf(id)).version, reason }, token);

  /** Bills by hand that an act made. */
  const madeBy = (id: string) =>
    park.db
      .select()
      .from(bills)
      .where(like(bills.sourceId, `leaseAct:${id}:%`))
      .orderBy(asc(bills.feeCode));

  const fieldsOf = async (call: Promise<{ header: { retCode: string }; data: unknown }>) => {
    const { header, data } = await call;
    return [header.retCode, Object.keys((data as { fields?: object }).fields ?? {})];
  };

  const eventsOf = async (userId: string) =>
    (await park.db.select().from(messages).where(eq(messages.userId, userId))).map(
      ({ eventCode }) => eventCode,
    );
  return {
    park,
    at,
    insert,
    insertPaper,
    insertParking,
    rowOf,
    inForce,
    bill,
    content,
    look,
    enter,
    actOf,
    fire,
    consent,
    madeBy,
    fieldsOf,
    eventsOf,
  };
}
