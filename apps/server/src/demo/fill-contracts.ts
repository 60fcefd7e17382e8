import type { BillLine } from '@portal/contract/billing/bill-price';
import {
  type ContractEvent,
  type ContractState,
  contractTransitions,
  type RequestEvent,
  type RequestState,
  requestTransitions,
} from '@portal/contract/lease/terms';
import { and, eq } from 'drizzle-orm';
import { calculateBill } from '../features/billing/bill/draft-bills.ts';
import { lastDayOfPeriod } from '../features/billing/meter/periods.ts';
import { aheadOf } from '../features/billing/paid-ahead.public.ts';
import { enterpriseMembers } from '../features/enterprise/admission/enterprise-member.table.ts';
import { users } from '../features/identity/user.table.ts';
import {
  type Contract,
  contracts,
  contractUnits,
  leaseRequests,
  type SettlementLine,
} from '../features/lease/lease.table.ts';
import { recordContract } from '../features/lease/move-contract.ts';
import { recordRequest } from '../features/lease/record-request.ts';
import { addDays } from '../platform/china-time.ts';
import { composeContracts, type DemoContract, demoRequests } from './content/compose-contracts.ts';
import { chinaInstant, notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';

const contractId = (key: string) => demoId('contract', key);

/** A contract is sent three weeks before it begins, and confirmed some days later. */
const sentOn = ({ status, from }: DemoContract, today: string) =>
  status === 'TO_SIGN' ? addDays(today, -6) : status === 'SIGNED' ? addDays(today, -9) : addDays(from, -21);

/** Refunds of a terminated contract: the deposit, and the unused rent of the month. */
function settlementOf({ rentFenPerMonth, to, leftOn }: DemoContract, depositFen: number): SettlementLine[] {
  if (leftOn === undefined) return [];
  const yuan = (depositFen / 100).toFixed(2);
  const [from, until] = [`${leftOn.slice(0, 7)}-01`, lastDayOfPeriod(leftOn.slice(0, 7))];
  const term = { from, to: until, days: Number(until.slice(8)), ofDays: Number(until.slice(8)) };
  const [line] = linesOfRent(rentFenPerMonth, term);
  const ahead =
    line && leftOn < to
      ? aheadOf([{ id: '', feeCode: 'RENT', lines: [line], ...paidWhole(line.amountFen) }], [], leftOn)
      : [];
  return [
    {
      billId: null,
      feeCode: 'DEPOSIT',
      term: null,
      amountFen: depositFen,
      formulaText: `${yuan} − 0.00 = ${yuan}`,
    },
    ...ahead.map(({ from: first, to: last, ...rest }) => ({ ...rest, term: { from: first, to: last } })),
  ];
}

const paidWhole = (paidFen: number) => ({ paidFen, refundedFen: 0, settledLateFen: 0 });

const linesOfRent = (fen: number, term: NonNullable<BillLine['term']>) =>
  calculateBill(
    [{ part: 'WHOLE', usageX100: 100, unitPriceE4: fen * 100, term }],
    { fromX100: null, toX100: null, multiplier: 1 },
    0,
  ).lines;

function rowOf(contract: DemoContract, no: string, today: string): typeof contracts.$inferInsert {
  const { key, units: _units, enterprise, parent, leftOn, ...terms } = contract;
  const sent = chinaInstant(sentOn(contract, today), 600);
  const isNew = contract.status === 'TO_SIGN' || contract.status === 'SIGNED';
  const depositFen = contract.rentFenPerMonth * 2;
  const settlement = settlementOf(contract, depositFen);
  return {
    ...terms,
    id: contractId(key),
    no,
    enterpriseId: demoId('enterprise', enterprise),
    depositFen,
    depositPaidFen: isNew ? 0 : depositFen,
    lateFeePpmPerDay: 500,
    noticeDays: 60,
    parentContractId: parent === undefined ? null : contractId(parent),
    signBy: new Date(sent + 15 * 86_400_000),
    signedAt: contract.status === 'TO_SIGN' ? null : new Date(sent + 4 * 86_400_000),
    leaveOn: contract.status === 'TERMINATING' ? addDays(today, 15) : (leftOn ?? null),
    ...(leftOn === undefined
      ? {}
      : {
          handover: '已清空，门窗水电完好。',
          settlement,
          refundFen: settlement.reduce((sum, { amountFen }) => sum + amountFen, 0),
          endedOn: leftOn,
        }),
    createdAt: new Date(sent - 3 * 86_400_000),
    createdBy: demoId('user', 'op_property'),
    updatedAt: new Date(sent),
  };
}

/** Contract numbers by day, as the office assigns them. */
function numbersOf(list: readonly DemoContract[], today: string): string[] {
  const perDay = new Map<string, number>();
  return list.map((contract) => {
    const day = addDays(sentOn(contract, today), -3).replaceAll('-', '');
    perDay.set(day, (perDay.get(day) ?? 0) + 1);
    return `HT${day}-${String(perDay.get(day)).padStart(4, '0')}`;
  });
}

type Step = [event: ContractEvent, day: string];

/** Steps of a contract to its state. */
function wayOf({ status, from, to, leaveOn }: Contract, sent: string, today: string): Step[] {
  const last = leaveOn ?? to;
  const begun: Step[] = [
    ['send', sent],
    ['confirm', addDays(sent, 4)],
    ['begin', from],
  ];
  const near: Step = ['near', addDays(to, -60)];
  const ways: Partial<Record<ContractState, Step[]>> = {
    TO_SIGN: [['send', sent]],
    SIGNED: begun.slice(0, 2),
    ACTIVE: begun,
    EXPIRING: [...begun, near],
    EXPIRED: [...begun, near, ['expire', addDays(to, 1)]],
    RENEWED: [...begun, near, ['renew', addDays(to, -10)]],
    TERMINATING: [...begun, ['leave', addDays(today, -40)]],
    TERMINATED: [...begun, ['leave', addDays(last, -62)], ['handOver', addDays(last, -1)], ['settle', last]],
  };
  return ways[status] ?? [];
}

async function recordWay({ tx, today }: DemoContext, row: Contract, sent: string): Promise<void> {
  let status: ContractState = 'DRAFT';
  for (const [event, day] of wayOf(row, sent, today)) {
    status = contractTransitions[status][event] ?? status;
    const now = new Date(notAhead(chinaInstant(day, 600)));
    const agent = event === 'send' || event === 'handOver' || event === 'settle' ? 'PARK' : 'SYSTEM';
    const by = event === 'confirm' ? { name: await ownerOf(tx, row.enterpriseId) } : ({ agent } as const);
    await recordContract(tx, { now }, { ...row, status }, { event, by }, false);
  }
}

export async function ownerOf(tx: DemoContext['tx'], enterpriseId: string): Promise<string> {
  return (await findOwner(tx, enterpriseId)).name;
}

export async function findOwner(tx: DemoContext['tx'], enterpriseId: string) {
  const isOwner = and(
    eq(enterpriseMembers.enterpriseId, enterpriseId),
    eq(enterpriseMembers.memberRole, 'OWNER'),
  );
  const [owner] = await tx
    .select({ id: users.id, name: users.name })
    .from(enterpriseMembers)
    .innerJoin(users, eq(users.id, enterpriseMembers.userId))
    .where(isOwner);
  if (!owner) throw new Error(`${enterpriseId} has no owner`);
  return owner;
}

const requestWays: Record<RequestState, RequestEvent[]> = {
  SUBMITTED: [],
  HANDLING: ['take'],
  AGREED: ['take', 'agree'],
  REFUSED: ['take', 'refuse'],
  WITHDRAWN: ['withdraw'],
};

async function fillRequests({ tx, today }: DemoContext, rows: ReadonlyMap<string, Contract>): Promise<void> {
  for (const [at, { contract: key, day, madeDay, ...rest }] of demoRequests.entries()) {
    const contract = rows.get(contractId(key));
    if (!contract) throw new Error(`unknown contract: ${key}`);
    const owner = await findOwner(tx, contract.enterpriseId);
    const made = chinaInstant(addDays(today, madeDay), 620);
    const [request] = await tx
      .insert(leaseRequests)
      .values({
        ...rest,
        id: demoId('lease-request', String(at)),
        contractId: contract.id,
        userId: owner.id,
        requestedDay: day === null ? null : addDays(today, day),
        createdAt: new Date(made),
        createdBy: owner.id,
        updatedAt: new Date(made),
      })
      .returning();
    if (!request) throw new Error('failed to insert request');
    const first = { ...request, status: 'SUBMITTED' as RequestState };
    await recordRequest(tx, { now: new Date(made) }, contract, first, {
      event: 'submit',
      by: { name: owner.name },
    });
    let status: RequestState = 'SUBMITTED';
    for (const [step, event] of requestWays[request.status].entries()) {
      status = requestTransitions[status][event] ?? status;
      const now = new Date(notAhead(made + (step + 1) * 2 * 86_400_000));
      const reason = event === 'take' ? '' : request.answer;
      await recordRequest(
        tx,
        { now },
        contract,
        { ...request, status },
        { event, by: { agent: 'PARK' }, reason },
      );
    }
  }
}

/** 61 contracts over the let units, with requests of the enterprises about them. */
export async function fillContracts(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const list = composeContracts(today);
  const numbers = numbersOf(list, today);
  const inserted = await tx
    .insert(contracts)
    .values(list.map((contract, at) => rowOf(contract, numbers[at] ?? '', today)))
    .returning();
  await tx.insert(contractUnits).values(
    list.flatMap(({ key, units, from, to, leftOn }) =>
      units.map((unit) => ({
        contractId: contractId(key),
        unitId: demoId('unit', unit),
        from,
        to: leftOn ?? to,
        isHeld: true,
      })),
    ),
  );
  const rows = new Map(inserted.map((row) => [row.id, row]));
  for (const contract of list) {
    const row = rows.get(contractId(contract.key));
    if (row) await recordWay(context, row, sentOn(contract, today));
  }
  await fillRequests(context, rows);
}
