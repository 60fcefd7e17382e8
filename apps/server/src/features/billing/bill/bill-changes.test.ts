import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testNow } from '../../../testing/test-app.ts';
import { cases } from '../../case/case.table.ts';
import { messages } from '../../message/message.table.ts';
import { meters, readings } from '../meter/meter.table.ts';
import {
  codeOf,
  deps,
  enterpriseId,
  finance,
  insertHome,
  later,
  member,
  operators,
  otherId,
  portal,
  rowOf,
  setNow,
  useBillPark,
} from '../testing/bill-park.ts';
import { insertBill, insertReading, insertTariff } from '../testing/insert-meter.ts';
import { billChanges } from './bill.table.ts';
import { settleDue } from './settle-due.ts';

useBillPark();

describe('daily settlement', () => {
  it('marks bills overdue the day after their due date and sends each reminder once', async () => {
    const id = await insertBill(portal.db, { enterpriseId });
    const notice = async () => (await portal.db.select().from(messages)).map(({ eventCode }) => eventCode);
    setNow(later(1));
    await settleDue(deps());
    await settleDue(deps());
    // The 22nd is three days before the due date.
    expect(await notice()).toEqual(['BILL_DUE']);
    setNow(later(4));
    await settleDue(deps());
    expect((await rowOf(id)).status).toBe('UNPAID');
    setNow(later(5));
    await settleDue(deps());
    await settleDue(deps());
    expect((await rowOf(id)).status).toBe('OVERDUE');
    expect((await notice()).filter((code) => code === 'BILL_OVERDUE')).toHaveLength(1);
    const detail = await portal.call('GET /api/propertyManage/bill/queryDetail', { id }, await member());
    expect(detail.data).toMatchObject({ overdueDays: 1, lateFeeFen: 50, payableFen: 100_050 });
  });
});

describe('an objection', () => {
  const object = 'POST /api/propertyManage/bill/object';
  const answer = 'POST /api/propertyManage/bill/operateManage';
  const raise = async (id: string, as = member()) =>
    portal.call(
      object,
      { id, version: (await rowOf(id)).version, data: { reason: '用量与实际不符' } },
      await as,
    );

  /** Which party an objection's case is waiting for, and the length of its history. */
  const caseOf = async (id: string) => {
    const [row] = await portal.db.select().from(cases).where(eq(cases.bizId, id));
    return [row?.kind, row?.statusKind, row?.events.length];
  };

  const readingOf = async (meterId: string) => {
    const [row] = await portal.db.select().from(readings).where(eq(readings.meterId, meterId));
    return row;
  };

  it('freezes the late fee; its days don’t count even if it is refused', async () => {
    const id = await insertBill(portal.db, {
      enterpriseId,
      issueDate: '2026-11-10',
      dueDate: '2026-11-20',
      status: 'OVERDUE',
    });
    const raised = await raise(id);
    expect(raised.data).toMatchObject({ state: 'OBJECTED', isFrozen: true, lateFeeFen: 50, actions: [] });
    setNow(later(5));
    const refuse = {
      id,
      event: 'refuse',
      version: (await rowOf(id)).version,
      data: { reply: '已复核，读数无误' },
    };
    const { data } = await portal.call(answer, refuse, await finance());
    expect(await caseOf(id)).toEqual(['OBJECTION', 'ENDED', 2]);
    expect(data).toMatchObject({ state: 'UNPAID', overdueDays: 1, lateFeeFen: 50 });
    expect(await codeOf(raise(id))).toBe(retCodes.TRANSITION_REFUSED);
  });

  it('can’t be raised after 15 days, by staff, or for others’ bills', async () => {
    const id = await insertBill(portal.db, { enterpriseId, issueDate: '2026-11-06' });
    expect(await codeOf(raise(id, member('STAFF')))).toBe(retCodes.RIGHT_MISSING);
    expect(await codeOf(raise(id, member('OWNER', otherId)))).toBe(retCodes.NOT_FOUND);
    setNow(later(1));
    expect(await codeOf(raise(id))).toBe(retCodes.TRANSITION_REFUSED);
    setNow(testNow);
    expect(await codeOf(raise(id))).toBe(retCodes.SUCCESS);
  });

  it('if upheld, voids the bill and replaces it by a corrected one', async () => {
    await insertTariff(portal.db);
    const { meterId } = await insertHome();
    const id = await insertBill(portal.db, {
      enterpriseId,
      meterId,
      sourceId: meterId,
      feeCode: 'WATER',
      lines: [
        {
          part: 'WHOLE',
          usageX100: 5_000,
          unitPriceE4: 35_000,
          amountFen: 17_500,
          fromX100: 10_000,
          toX100: 15_000,
          multiplier: 1,
          formulaText: '',
        },
      ],
    });
    await raise(id);
    expect(await readingOf(meterId)).toMatchObject({ status: 'OBJECTED' });
    expect(await caseOf(id)).toEqual(['OBJECTION', 'ACTIVE', 1]);
    const uphold = {
      id,
      event: 'uphold',
      version: (await rowOf(id)).version,
      data: { reply: '表后漏损，按去年同期计', usageX100: 1_000 },
    };
    const { data } = await portal.call(answer, uphold, await finance());
    expect(data.state).toBe('VOID');
    expect(await caseOf(id)).toEqual(['OBJECTION', 'DONE', 2]);
    const next = await rowOf(data.successorId ?? '');
    expect(next).toMatchObject({ status: 'UNPAID', principalFen: 3_500, dueDate: '2026-12-06' });
    // Leaked water did flow through the meter, so its reading stays.
    expect(next.lines).toMatchObject([{ usageX100: 1_000, fromX100: null, toX100: null }]);
    expect(await readingOf(meterId)).toMatchObject({ readingX100: 11_200, status: 'CHECKED' });
    expect(await portal.db.select().from(messages)).toMatchObject([{ eventCode: 'BILL_OBJECTION_UPHELD' }]);
  });

  it('to a misread meter corrects the reading unless a later month has been read', async () => {
    await insertTariff(portal.db);
    const { meterId } = await insertHome('301', 9_200);
    const id = await insertBill(portal.db, {
      enterpriseId,
      meterId,
      sourceId: meterId,
      feeCode: 'WATER',
      lines: [
        {
          part: 'WHOLE',
          usageX100: 9_200,
          unitPriceE4: 35_000,
          amountFen: 32_200,
          fromX100: 10_000,
          toX100: 19_200,
          multiplier: 1,
          formulaText: '',
        },
      ],
    });
    await raise(id);
    const uphold = async (data: object) =>
      portal.call(
        answer,
        { id, event: 'uphold', version: (await rowOf(id)).version, data: { reply: '个位抄错', ...data } },
        await finance(),
      );
    const faultsOf = async (data: object) =>
      Object.keys((((await uphold(data)) as { data: object }).data as { fields: object }).fields);
    expect(await faultsOf({ isMisread: true })).toEqual(['data.usageX100']);
    const laterId = await insertReading(portal.db, {
      meterId,
      period: '2026-11',
      previousX100: 19_200,
      readingX100: 20_000,
    });
    expect(await faultsOf({ isMisread: true, usageX100: 1_200 })).toEqual(['data.isMisread']);
    await portal.db.delete(readings).where(eq(readings.id, laterId));
    const { data } = await uphold({ isMisread: true, usageX100: 1_200 });
    expect((await rowOf(data.successorId ?? '')).lines).toMatchObject([
      { usageX100: 1_200, fromX100: 10_000, toX100: 11_200 },
    ]);
    expect(await readingOf(meterId)).toMatchObject({
      readingX100: 11_200,
      usageX100: 1_200,
      status: 'CHECKED',
    });
    // The next month starts from the corrected reading.
    const [meter] = await portal.db.select().from(meters).where(eq(meters.id, meterId));
    expect(meter?.lastX100).toBe(11_200);
  });
});

describe('bill changes', () => {
  const ask = async (id: string, data: object, at = 0) =>
    portal.call(
      'POST /api/propertyManage/bill/askChange',
      { id, version: (await rowOf(id)).version, data: { reason: '按合同约定减免', amountFen: 0, ...data } },
      await finance(at),
    );
  const decide = async (event: string, at: number) => {
    const [change] = await portal.db.select().from(billChanges);
    const call = { id: change?.id, event, version: change?.version };
    return portal.call('POST /api/propertyManage/bill/decideChange', call, await finance(at));
  };

  it('are decided by someone other than the requester', async () => {
    const id = await insertBill(portal.db, { enterpriseId });
    await ask(id, { kind: 'ADJUST', amountFen: -40_000 });
    expect(await codeOf(decide('approve', 0))).toBe(retCodes.TRANSITION_REFUSED);
    expect((await rowOf(id)).adjustFen).toBe(0);
    expect((await decide('approve', 1)).data).toMatchObject({ adjustFen: -40_000, payableFen: 60_000 });
    await expect(portal.db.update(billChanges).set({ decidedBy: operators[0] ?? '' })).rejects.toThrow();
  });

  it('write a bill off, or leave it unchanged if refused', async () => {
    const id = await insertBill(portal.db, { enterpriseId });
    await ask(id, { kind: 'WRITE_OFF' });
    expect(await codeOf(ask(id, { kind: 'ADJUST', amountFen: 1 }, 1))).toBe(retCodes.TRANSITION_REFUSED);
    await decide('refuse', 1);
    expect((await rowOf(id)).status).toBe('UNPAID');
    await portal.db.delete(billChanges);
    await ask(id, { kind: 'WRITE_OFF' });
    await decide('approve', 1);
    expect((await rowOf(id)).status).toBe('VOID');
  });

  it('of zero or of the full amount owed are refused', async () => {
    const id = await insertBill(portal.db, { enterpriseId });
    for (const amountFen of [0, -100_000])
      expect(await codeOf(ask(id, { kind: 'ADJUST', amountFen }))).toBe(retCodes.FIELD_REFUSED);
  });
});
