import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { AppError } from '../../../platform/http/app-error.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { units } from '../../building/building.table.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { insertMember } from '../../enterprise/testing/insert-member.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { contracts, contractUnits } from '../../lease/lease.table.ts';
import { messages } from '../../message/message.table.ts';
import { billChanges, billGuesses, billRuns, bills, runExceptions } from '../bill/bill.table.ts';
import { charges, handBills, meterShares, meterShareUnits } from '../charge/charge.table.ts';
import { prepareFees } from '../meter/fees.ts';
import { dayReadings, feeItems, meters, readings, tariffs } from '../meter/meter.table.ts';
import { billPlans } from '../plan/plan.table.ts';
import { insertLetUnit, insertMeter, insertReading } from './insert-meter.ts';

// 2026-11-21, noon in Shanghai.
let now = testNow;
const dayMs = 86_400_000;
export const later = (days: number) => new Date(testNow.getTime() + days * dayMs);

export let portal: TestApp;
export let enterpriseId: string;
export let otherId: string;
export let payerId: string;
export let operators: string[];

export const setNow = (value: Date) => {
  now = value;
};

/** Sets up the test portal for a file and clears its data after each test. */
export function useBillPark() {
  beforeAll(async () => {
    portal = await openTestApp(() => now);
    enterpriseId = await insertEnterprise(portal.db, { name: '满庭芳花卉' });
    otherId = await insertEnterprise(portal.db, { name: '照夜白园艺' });
    payerId = (await insertMember(portal, enterpriseId, 'OWNER')).user.id;
    operators = [];
    for (let at = 0; at < 2; at++)
      operators.push((await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_FINANCE'] })).id);
    await prepareFees(portal.db);
  });
  afterEach(async () => {
    now = testNow;
    await portal.db.delete(handBills);
    await portal.db.delete(charges);
    await portal.db.delete(meterShareUnits);
    await portal.db.delete(meterShares);
    await portal.db.delete(feeItems).where(isNotNull(feeItems.names));
    await portal.db.delete(billChanges);
    await portal.db.delete(billPlans);
    await portal.db.delete(bills);
    await portal.db.delete(runExceptions);
    await portal.db.delete(billRuns);
    await portal.db.delete(dayReadings);
    await portal.db.delete(readings);
    await portal.db.delete(meters);
    await portal.db.delete(contractUnits);
    await portal.db.delete(contracts);
    await portal.db.delete(units);
    await portal.db.delete(tariffs);
    await portal.db.delete(billGuesses);
    await portal.db.delete(messages);
  });
  afterAll(() => portal.close());
}

export const deps = () => ({ ...portal, clock: { now: () => now } });
export const context = () => systemContext(deps());
export const finance = (at = 0) =>
  portal.logIn({ userId: operators[at] ?? '', userType: '900', operatorRoles: ['OP_FINANCE'] });
export const member = (memberRole: 'OWNER' | 'STAFF' = 'OWNER', id = enterpriseId) =>
  portal.logIn({ userId: payerId, userType: '200', enterpriseId: id, memberRole, auditStatus: '2' });
export const rowOf = async (id: string) => {
  const [row] = await portal.db.select().from(bills).where(eq(bills.id, id));
  if (!row) throw new Error('no such bill');
  return row;
};
export const codeOf = async (answer: Promise<{ header: { retCode: string } }>) =>
  (await answer).header.retCode;
export const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => (error instanceof AppError ? error.retCode : error),
  );
export const startCall = 'POST /api/propertyManage/billRun/start';
export const start = async (feeCodes = ['PROPERTY', 'WATER', 'ELECTRICITY']) =>
  (await portal.call(startCall, { data: { period: '2026-10', feeCodes } }, await finance())).data.runId;
export const runOf = async (id: string) =>
  (await portal.call('GET /api/propertyManage/billRun/queryDetail', { id }, await finance())).data;
export const operate = async (id: string, event: string) => {
  const { version } = await runOf(id);
  return portal.call('POST /api/propertyManage/billRun/operate', { id, event, version }, await finance());
};

/** A unit with a meter that used 12 m³ in October. */
export async function insertHome(no = '301', used = 1_200) {
  const unitId = await insertLetUnit(portal.db, enterpriseId, no);
  const meterId = await insertMeter(portal.db, { unitId, enterpriseId, meterNo: `W-${no}` });
  await insertReading(portal.db, { meterId, enterpriseId, period: '2026-10', readingX100: 10_000 + used });
  return { unitId, meterId };
}
