import { blankLeaseAct, type LeaseActContent } from '@portal/contract/lease/act';
import {
  type LeaseActLogEvent,
  type LeaseActState,
  leaseActLifecycle,
} from '@portal/contract/lease/act-lifecycle';
import { basesOf, consentDays } from '@portal/contract/lease/act-terms';
import { asc, eq } from 'drizzle-orm';
import { periodOf } from '../features/billing/meter/periods.ts';
import { viewTerms } from '../features/lease/act/act.view.ts';
import { amountOf, weighAct } from '../features/lease/act/book-act.ts';
import { leaseActs } from '../features/lease/act/lease-act.table.ts';
import { recordAct } from '../features/lease/act/move-act.ts';
import { type Contract, contracts } from '../features/lease/lease.table.ts';
import { nextBusinessNumber } from '../platform/business-number.ts';
import { addDays } from '../platform/china-time.ts';
import { addMonths, chinaInstant, notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';
import { ownerOf } from './fill-contracts.ts';

interface DemoAct {
  state: LeaseActState;
  /** Events after it was entered. */
  way: LeaseActLogEvent[];
  daysAgo: number;
  reason: string;
  given: (
    contract: Contract,
    today: string,
  ) => Pick<LeaseActContent, 'kind' | 'from'> & Partial<LeaseActContent>;
  refusedFor?: string;
}

const nextMonth = (today: string, months = 1) =>
  `${periodOf(new Date(chinaInstant(addMonths(today, months))))}-01`;

/** One act for each state; the first is that of the demo enterprise. */
const demoActs: readonly DemoAct[] = [
  {
    state: 'TO_CONSENT',
    way: [],
    daysAgo: 2,
    reason: '周边租金上涨，按约定协商调租 5%。',
    given: (_contract, today) => ({ kind: 'RENT', from: addDays(today, 20), pctX100: 500 }),
  },
  {
    state: 'TO_CHECK',
    way: ['agree'],
    daysAgo: 6,
    reason: '双方谈定提前结束，设备已陆续搬走。',
    given: (_contract, today) => ({ kind: 'END', from: addDays(today, 40) }),
  },
  {
    state: 'READY',
    way: ['approve'],
    daysAgo: 9,
    reason: '欠费满 60 天，解除通知已书面送达。',
    given: (_contract, today) => ({ kind: 'DEFAULT', from: addDays(today, 7), servedOn: addDays(today, -9) }),
  },
  {
    state: 'BOOKED',
    way: ['agree', 'pass', 'book'],
    daysAgo: 30,
    reason: '扩大种植，租金随补充协议调整。',
    given: (contract, today) => ({
      kind: 'RENT',
      from: nextMonth(today, 13),
      rentFenPerMonth: contract.rentFenPerMonth + 20_000,
    }),
  },
  {
    state: 'REFUSED',
    way: ['refuse'],
    daysAgo: 25,
    reason: '申请改为按月付租。',
    refusedFor: '还是按现在的周期付。',
    given: (_contract, today) => ({ kind: 'RENT', from: addDays(today, 30), pctX100: 800 }),
  },
  {
    state: 'LAPSED',
    way: ['remind', 'lapse'],
    daysAgo: 50,
    reason: '年度租金协商。',
    given: (_contract, today) => ({ kind: 'RENT', from: addDays(today, -10), pctX100: 300 }),
  },
  {
    state: 'STOPPED',
    way: ['approve', 'stop'],
    daysAgo: 40,
    reason: '欠费满 60 天，解除通知已书面送达。',
    given: (_contract, today) => ({
      kind: 'DEFAULT',
      from: addDays(today, -20),
      servedOn: addDays(today, -40),
    }),
  },
  {
    state: 'WITHDRAWN',
    way: ['withdraw'],
    daysAgo: 15,
    reason: '录错了合同。',
    given: (_contract, today) => ({ kind: 'END', from: addDays(today, 60) }),
  },
];

const isAsked = (way: readonly LeaseActLogEvent[]) => !way.includes('approve');

async function fillAct({ tx, today }: DemoContext, contract: Contract, demo: DemoAct): Promise<void> {
  const { state, way, daysAgo, reason, refusedFor = '' } = demo;
  const made = new Date(chinaInstant(addDays(today, -daysAgo), 640));
  const given = demo.given(contract, today);
  const basis = basesOf[given.kind][0] ?? 'CONSENT';
  const data: LeaseActContent = { ...blankLeaseAct, ...given, basis, reason };
  const id = demoId('lease-act', state);
  const { before, after, effect } = await weighAct(tx, contract, data, made, id);
  const first = basis === 'CONSENT' ? 'TO_CONSENT' : 'TO_CHECK';
  const [act] = await tx
    .insert(leaseActs)
    .values({
      id,
      no: await nextBusinessNumber(tx, 'BG', made),
      contractId: contract.id,
      kind: data.kind,
      from: data.from,
      basis,
      reason,
      content: data,
      before: viewTerms(before, data.from),
      after: viewTerms(after, data.from),
      preview: effect.preview,
      amountFen: amountOf(effect.preview),
      needsSecond: effect.preview.needsSecond,
      askedBy: demoId('user', 'op_property'),
      decidedBy: isAsked(way) ? null : demoId('user', 'op_finance'),
      consentBy: basis === 'CONSENT' ? new Date(made.getTime() + consentDays * 86_400_000) : null,
      consentedAt: way.includes('agree') ? new Date(made.getTime() + 86_400_000) : null,
      remindedOn: way.includes('remind') ? addDays(today, 12 - daysAgo) : null,
      bookedAt: state === 'BOOKED' ? new Date(made.getTime() + 86_400_000) : null,
      refusedFor,
      status: state,
      createdAt: made,
      createdBy: demoId('user', 'op_property'),
      updatedAt: made,
    })
    .returning();
  if (!act) throw new Error('failed to insert act');
  await recordAct(
    tx,
    { now: made },
    { ...act, status: first },
    contract,
    { event: 'submit', by: { agent: 'PARK' } },
    false,
  );
  let status: LeaseActState = first;
  for (const [step, event] of way.entries()) {
    const transitions: Partial<Record<LeaseActLogEvent, LeaseActState>> =
      leaseActLifecycle.transitions[status];
    status = transitions[event] ?? status;
    const now = new Date(notAhead(made.getTime() + (step + 1) * 86_400_000));
    const isTenant = event === 'agree' || event === 'refuse';
    const by = isTenant
      ? { name: await ownerOf(tx, contract.enterpriseId) }
      : ({ agent: event === 'withdraw' || event === 'approve' ? 'PARK' : 'SYSTEM' } as const);
    await recordAct(
      tx,
      { now },
      { ...act, status },
      contract,
      { event, by, reason: isTenant ? refusedFor : '' },
      false,
    );
  }
  if (state === 'BOOKED')
    await tx
      .update(contracts)
      .set({ amendments: after.contract.amendments })
      .where(eq(contracts.id, contract.id));
}

/** An act of the park in every state, each on a running contract of its own. */
export async function fillLeaseActs(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const running = await tx
    .select()
    .from(contracts)
    .where(eq(contracts.status, 'ACTIVE'))
    .orderBy(asc(contracts.no), asc(contracts.id));
  const lasting = running.filter(({ from, to }) => from < addDays(today, -60) && to > addDays(today, 500));
  const own = demoId('enterprise', 'E01');
  const ordered = lasting.toSorted(
    (one, other) => Number(other.enterpriseId === own) - Number(one.enterpriseId === own),
  );
  // One each, so that no enterprise has two.
  const chosen = [...new Map(ordered.map((contract) => [contract.enterpriseId, contract])).values()];
  for (const [at, demo] of demoActs.entries()) {
    const contract = chosen[at];
    if (!contract) throw new Error('too few running contracts for the demo’s acts');
    await fillAct(context, contract, demo);
  }
}
