import type { HandBillState } from '@portal/contract/billing/hand-bill-lifecycle';
import { handBillLifecycle } from '@portal/contract/billing/hand-bill-lifecycle';
import { retCodes } from '@portal/contract/ret-code';
import { eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { describe, expect, it } from 'vitest';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { insertBuilding, insertUnit } from '../../building/testing/insert-building.ts';
import { insertContract } from '../../lease/testing/insert-contract.ts';
import { messages } from '../../message/message.table.ts';
import { ledgerEntries } from '../../payment/ledger/ledger.table.ts';
import { bills } from '../bill/bill.table.ts';
import {
  codeOf,
  context,
  enterpriseId,
  finance,
  member,
  operators,
  otherId,
  portal,
  rowOf,
  useBillPark,
} from '../testing/bill-park.ts';
import { insertBill, insertLetUnit } from '../testing/insert-meter.ts';
import { insertOwnFee } from '../testing/insert-own-fee.ts';
import { creditNotes, handBills } from './charge.table.ts';
import { openCreditNote } from './open-credit-note.public.ts';
import { openHandBill } from './open-hand-bill.public.ts';

useBillPark();

const save = 'POST /api/propertyManage/handBill/save';
const operateCall = 'POST /api/propertyManage/handBill/operate';

/** Two truckloads of substrate at 150.00. */
const content = (given: object = {}) => ({
  kind: 'BILL',
  enterpriseId,
  contractId: null,
  billId: null,
  feeCode: 'CLEARING',
  lines: [{ name: '2026-11-18、11-26', quantityX100: 200, unitPriceE4: 1_500_000 }],
  dueDate: '2026-12-20',
  hasLateFee: false,
  reason: '清运签收单两张',
  fileId: '',
  ...given,
});

const fee = (given: object = {}) => insertOwnFee(portal.db, { code: 'CLEARING', ...given });

const draft = async (given: object = {}, at = 0) =>
  (await portal.call(save, { data: content(given) }, await finance(at))).data;

const fire = async (id: string, event: string, at = 0, more: object = {}) => {
  const [row] = await portal.db.select().from(handBills).where(eq(handBills.id, id));
  return portal.call(operateCall, { id, event, version: row?.version, ...more }, await finance(at));
};

const fieldsOf = async (given: object) => {
  const answer = await portal.call(save, { data: content(given) }, await finance());
  expect(answer.header.retCode).toBe(retCodes.FIELD_REFUSED);
  return Object.keys((answer.data as unknown as { fields: object }).fields);
};

/** Large enough for a second person. */
const large = { lines: [{ name: '违约金', quantityX100: 100, unitPriceE4: 50_000_000 }] };

describe('a bill by hand', () => {
  it('is drafted, issued and told, and is paid and looked at like any other', async () => {
    await fee();
    const drafted = await draft();
    expect(drafted).toMatchObject({
      state: 'DRAFT',
      amountFen: 30_000,
      taxFen: 1_698,
      secondFor: [],
      actions: ['edit', 'issue', 'discard'],
    });
    expect(await portal.db.$count(bills)).toBe(0);
    const issued = (await fire(drafted.handBillId, 'issue')).data;
    expect(issued).toMatchObject({ state: 'ISSUED', actions: [] });
    const bill = await rowOf(issued.issuedBillId ?? '');
    expect(bill).toMatchObject({
      status: 'UNPAID',
      principalFen: 30_000,
      taxFen: 1_698,
      issueDate: '2026-11-21',
      dueDate: '2026-12-20',
      period: '2026-11',
      lateFeePpmPerDay: 0,
    });
    expect(await portal.db.select().from(messages)).toMatchObject([{ eventCode: 'BILL_ISSUED' }]);
    const detail = await portal.call(
      'GET /api/propertyManage/bill/queryDetail',
      { id: bill.id },
      await member(),
    );
    expect(detail.data).toMatchObject({
      feeLabel: '废弃基质清运',
      unit: '车次',
      payableFen: 30_000,
      byHand: { reason: '清运签收单两张', file: null },
      lines: [{ partLabel: '2026-11-18、11-26', formulaText: '2 × 150 = 300.00' }],
      actions: ['object'],
    });
    const list = await portal.call(
      'GET /api/propertyManage/bill/queryList',
      { feeCode: 'CLEARING' },
      await member(),
    );
    expect(list.data).toMatchObject({
      total: 1,
      ownFees: [{ feeCode: 'CLEARING', feeLabel: '废弃基质清运' }],
    });
  });

  it('of a contract has its units and its late fee', async () => {
    await fee();
    const unitId = await insertUnit(portal.db, { buildingId: await insertBuilding(portal.db), no: '302' });
    const contractId = await insertContract(portal.db, {
      enterpriseId,
      unitIds: [unitId],
      lateFeePpmPerDay: 800,
    });
    const drafted = await draft({ contractId, hasLateFee: true });
    const { issuedBillId } = (await fire(drafted.handBillId, 'issue')).data;
    expect(await rowOf(issuedBillId ?? '')).toMatchObject({
      unitId,
      roomNo: '302',
      contractId,
      lateFeePpmPerDay: 800,
    });
  });

  it('needs a second person from the park’s threshold on, for another price, and for some fees', async () => {
    await fee();
    await fee({ code: 'BREACH', unitPriceE4: null, alwaysSecond: true });
    const asked = await draft(large);
    expect(asked).toMatchObject({ amountFen: 500_000, secondFor: ['AMOUNT', 'PRICE'] });
    expect(
      (await draft({ lines: [{ name: '半价', quantityX100: 100, unitPriceE4: 750_000 }] })).secondFor,
    ).toEqual(['PRICE']);
    expect((await draft({ feeCode: 'BREACH' })).secondFor).toEqual(['ALWAYS']);
    expect(asked.actions).toEqual(['edit', 'ask', 'discard']);
    expect(await codeOf(fire(asked.handBillId, 'issue'))).toBe(retCodes.TRANSITION_REFUSED);
    expect((await fire(asked.handBillId, 'ask')).data).toMatchObject({
      state: 'ASKED',
      actions: ['withdraw'],
    });
    expect(await codeOf(fire(asked.handBillId, 'approve'))).toBe(retCodes.TRANSITION_REFUSED);
    expect(await portal.db.$count(bills)).toBe(0);
    expect((await fire(asked.handBillId, 'approve', 1)).data).toMatchObject({ state: 'ISSUED' });
    expect(await portal.db.select().from(bills)).toMatchObject([{ principalFen: 500_000 }]);
    // The database says so too.
    const alone = portal.db.update(handBills).set({ decidedBy: operators[0] ?? '' });
    await expect(alone.where(eq(handBills.id, asked.handBillId))).rejects.toThrow();
  });

  it('is returned with a reason, and asked for again after a change', async () => {
    await fee();
    const { handBillId: id, version } = await draft(large);
    await fire(id, 'ask');
    expect(await codeOf(fire(id, 'return', 1))).toBe(retCodes.FIELD_REFUSED);
    expect((await fire(id, 'return', 1, { reason: '请附合同条款' })).data).toMatchObject({
      state: 'DRAFT',
      returnedFor: '请附合同条款',
    });
    expect(await codeOf(portal.call(save, { id, version, data: content() }, await finance()))).toBe(
      retCodes.VERSION_CONFLICT,
    );
    const [row] = await portal.db.select().from(handBills);
    const changed = await portal.call(save, { id, version: row?.version, data: content() }, await finance());
    expect(changed.data).toMatchObject({ amountFen: 30_000, returnedFor: '', secondFor: [] });
  });

  it('is issued once, no matter who acts at the same moment', async () => {
    await fee();
    const { handBillId: id, version } = await draft();
    const tokens = [await finance(0), await finance(1), await finance(0)];
    const codes = await Promise.all(
      tokens.map((token) => codeOf(portal.call(operateCall, { id, event: 'issue', version }, token))),
    );
    expect(codes.sort()).toEqual(
      [retCodes.SUCCESS, retCodes.VERSION_CONFLICT, retCodes.VERSION_CONFLICT].sort(),
    );
    expect(await portal.db.$count(bills)).toBe(1);
  });

  it('is refused at the field that is wrong', async () => {
    await fee();
    await fee({ code: 'ENDED', enabled: false });
    const othersContract = await insertContract(portal.db, {
      enterpriseId: otherId,
      unitIds: [await insertLetUnit(portal.db, otherId, '777')],
      from: '2029-01-01',
      to: '2029-12-31',
    });
    expect(await fieldsOf({ feeCode: 'ENDED' })).toEqual(['data.feeCode']);
    expect(await fieldsOf({ feeCode: 'DEPOSIT' })).toEqual(['data.feeCode']);
    expect(await fieldsOf({ feeCode: 'NOWHERE' })).toEqual(['data.feeCode']);
    expect(await fieldsOf({ contractId: othersContract })).toEqual(['data.contractId']);
    expect(await fieldsOf({ enterpriseId: ulid() })).toEqual(['data.enterpriseId']);
    expect(await fieldsOf({ dueDate: null })).toEqual(['data.dueDate']);
    expect(await fieldsOf({ dueDate: '2026-11-20' })).toEqual(['data.dueDate']);
    expect(await fieldsOf({ fileId: ulid() })).toEqual(['data.fileId']);
    expect(await fieldsOf({ lines: [{ name: '无', quantityX100: 1, unitPriceE4: 0 }] })).toEqual([
      'data.lines',
    ]);
    const nothing = await portal.call(save, { data: content({ lines: [] }) }, await finance());
    expect(nothing.header.retCode).toBe(retCodes.PARAMETER_INVALID);
  });

  it('is the finance office’s alone', async () => {
    const property = await portal.logIn({ userType: '900', operatorRoles: ['OP_PROPERTY'] });
    expect(await codeOf(portal.call(save, { data: content() }, property))).toBe(retCodes.SECURITY_STOP);
    expect(await codeOf(portal.call(save, { data: content() }, await member()))).toBe(retCodes.SECURITY_STOP);
    expect(await codeOf(portal.call(save, { data: content() }))).toBe(retCodes.NOT_LOGGED_IN);
    const list = await portal.call(
      'GET /api/propertyManage/handBill/queryList',
      { state: 'DRAFT' },
      await finance(),
    );
    expect(list.data).toMatchObject({ total: 0, counts: { ALL: 0, DRAFT: 0 } });
  });
});

describe('a bill of a source', () => {
  const lines = [{ name: '356.13 × 21 ÷ 31', quantityX100: 100, unitPriceE4: 3_561_300, amountFen: 24_125 }];
  const given = { feeCode: 'RENT', lines, dueDate: '2026-12-01', reason: '调租补差', source: 'leaseAct:1' };

  it('is one, however often it is made, and keeps an amount that is no product', async () => {
    const open = () => portal.db.transaction((tx) => openHandBill(tx, context(), { ...given, enterpriseId }));
    const [first, second] = [await open(), await open()];
    expect(second.id).toBe(first.id);
    expect(first).toMatchObject({
      principalFen: 24_125,
      taxFen: 1_992,
      lines: [{ formulaText: '1 × 241.25 = 241.25' }],
    });
  });

  it('is one, even if it is made twice at the same moment', async () => {
    const open = () => portal.db.transaction((tx) => openHandBill(tx, context(), { ...given, enterpriseId }));
    const made = await Promise.all([open(), open(), open()]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await portal.db.$count(bills)).toBe(1);
  });
});

describe('a credit note', () => {
  const credit = (amountFen: number, more: object = {}) => ({
    kind: 'CREDIT',
    feeCode: 'PROPERTY',
    lines: [{ name: '停水三天', quantityX100: 100, unitPriceE4: amountFen * 100 }],
    dueDate: null,
    ...more,
  });
  const creditOf = async () => {
    const account = `CREDIT:${enterpriseId}`;
    const [row] = await portal.db
      .select({ fen: sql<number>`coalesce(-sum(${ledgerEntries.amountFen}), 0)::int` })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.account, account));
    return row?.fen ?? 0;
  };

  it('lowers an unpaid bill, and its tax with it', async () => {
    const billId = await insertBill(portal.db, { enterpriseId });
    const drafted = await draft(credit(40_000, { billId }));
    expect(drafted).toMatchObject({ effect: { loweredFen: 40_000, creditedFen: 0 }, secondFor: [] });
    await fire(drafted.handBillId, 'issue');
    expect(await rowOf(billId)).toMatchObject({ status: 'UNPAID', adjustFen: -40_000, taxFen: 3_396 });
    expect(await portal.db.select().from(creditNotes).where(eq(creditNotes.billId, billId))).toMatchObject([
      {
        amountFen: 40_000,
        taxFen: 2_264,
        loweredFen: 40_000,
        creditedFen: 0,
        source: `handBill:${drafted.handBillId}`,
      },
    ]);
    expect(await portal.db.select().from(messages)).toMatchObject([{ eventCode: 'CREDIT_NOTE_ISSUED' }]);
    // What was issued is never changed, not even by the database's owner.
    await expect(portal.db.update(creditNotes).set({ amountFen: 1 })).rejects.toThrow();
  });

  it('over all of an unpaid bill makes it void', async () => {
    const billId = await insertBill(portal.db, { enterpriseId });
    const { handBillId } = await draft(credit(100_000, { billId }));
    await fire(handBillId, 'issue');
    expect(await rowOf(billId)).toMatchObject({ status: 'VOID', adjustFen: -100_000, taxFen: 0 });
  });

  it('over a paid bill becomes credit of the tenant, at most what was paid', async () => {
    const before = await creditOf();
    const paid = { status: 'PAID' as const, paidFen: 100_000, settledLateFen: 0, payOrderId: ulid() };
    const billId = await insertBill(portal.db, { enterpriseId, ...paid });
    const { handBillId } = await draft(credit(30_000, { billId }));
    await fire(handBillId, 'issue');
    expect(await rowOf(billId)).toMatchObject({ status: 'PAID', adjustFen: 0, refundedFen: 30_000 });
    expect((await creditOf()) - before).toBe(30_000);
    expect(await fieldsOf(credit(70_001, { billId }))).toEqual(['data.lines']);
    const rest = await draft(credit(70_000, { billId }));
    await fire(rest.handBillId, 'issue');
    expect(await rowOf(billId)).toMatchObject({ status: 'REFUNDED', refundedFen: 100_000 });
    expect((await creditOf()) - before).toBe(100_000);
  });

  it('over a partly paid bill lowers what is unpaid first', async () => {
    const before = await creditOf();
    const billId = await insertBill(portal.db, { enterpriseId, paidFen: 80_000 });
    const { handBillId } = await draft(credit(50_000, { billId }));
    await fire(handBillId, 'issue');
    expect(await rowOf(billId)).toMatchObject({
      status: 'PAID',
      adjustFen: -20_000,
      paidFen: 80_000,
      refundedFen: 30_000,
    });
    expect((await creditOf()) - before).toBe(30_000);
  });

  it('without a bill is credit of the tenant', async () => {
    const before = await creditOf();
    const { handBillId, effect } = await draft(credit(12_345));
    expect(effect).toEqual({ loweredFen: 0, creditedFen: 12_345 });
    await fire(handBillId, 'issue');
    expect((await creditOf()) - before).toBe(12_345);
  });

  it('needs a second person from the threshold on, and a bill of the same fee and enterprise', async () => {
    const billId = await insertBill(portal.db, { enterpriseId, principalFen: 900_000 });
    expect((await draft(credit(500_000, { billId }))).secondFor).toEqual(['AMOUNT']);
    expect(await fieldsOf(credit(100, { billId, feeCode: 'WATER' }))).toEqual(['data.feeCode']);
    expect(
      await fieldsOf(credit(100, { billId: await insertBill(portal.db, { enterpriseId: otherId }) })),
    ).toEqual(['data.billId']);
    const held = await insertBill(portal.db, { enterpriseId, status: 'PAYING', heldFrom: 'UNPAID' });
    expect(await fieldsOf(credit(100, { billId: held }))).toEqual(['data.lines']);
  });

  it('is one per source, and two notes never give back more than the bill', async () => {
    const billId = await insertBill(portal.db, { enterpriseId });
    const note = (source: string) =>
      portal.db.transaction((tx) =>
        openCreditNote(tx, context(), {
          enterpriseId,
          billId,
          feeCode: 'PROPERTY',
          lines: [{ name: '减免', quantityX100: 100, unitPriceE4: 6_000_000, amountFen: 60_000 }],
          reason: '减免',
          source,
        }).then(
          ({ id }) => id,
          () => null,
        ),
      );
    const id = ulid();
    const twice = await Promise.all([note(`act:${id}`), note(`act:${id}`)]);
    expect(twice[0]).toBe(twice[1]);
    const more = await Promise.all([note(`act:${id}-2`), note(`act:${id}-3`)]);
    expect(more).toEqual([null, null]);
    expect(await rowOf(billId)).toMatchObject({ adjustFen: -60_000 });
  });
});

describeTransitions({
  states: handBillLifecycle.states,
  events: handBillLifecycle.events,
  planned: (state, event) => handBillLifecycle.transitions[state][event],
  next: (state, event) => nextState(handBillLifecycle.transitions, state, event),
  fire: async (state, event, planned) => {
    await fee();
    const isLarge = event === 'ask' || state === 'ASKED';
    const { handBillId: id } = await draft(isLarge ? large : {});
    const set: Record<HandBillState, Partial<typeof handBills.$inferInsert>> = {
      DRAFT: {},
      ASKED: { askedBy: operators[0] ?? '', needsSecond: true },
      ISSUED: { issuedId: ulid() },
      DISCARDED: {},
    };
    await portal.db
      .update(handBills)
      .set({ status: state, ...set[state] })
      .where(eq(handBills.id, id));
    const by = event === 'approve' || event === 'return' ? 1 : 0;
    const { header, data } = await fire(id, event, by, event === 'return' ? { reason: '不符' } : {});
    if (planned) expect(data.state).toBe(planned);
    else expect(header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  },
});
