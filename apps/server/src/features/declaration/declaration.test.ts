import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { messages } from '../message/message.table.ts';
import { declareItems } from '../policy/declare-item.table.ts';
import { policies } from '../policy/policy.table.ts';
import { declarations } from './declaration.table.ts';
import { base, conditions, opine, pay, start, useDeclarations } from './testing/use-declarations.ts';

const on = useDeclarations();
const { code, fieldsOf, fileOf, begin, own, seen, store, filled, fire, decided, overdue, settle } = on;

describe('a complete application', () => {
  it('runs from verified data through correction, experts and publicity to the payout', async () => {
    const id = await begin();
    const draft = await own(id);
    expect(draft.facts.map(({ fact }) => fact)).toContain('CREDIT_CODE');
    expect(draft.prefilled.applyAmount ?? 'ANNUAL').toBe('ANNUAL');
    expect(await begin()).toBe(id);
    await store(id, await filled());
    const submitted = (await fire(id, 'submit')).data;
    expect(submitted.no).toMatch(/^SB\d{8}-\d{4}$/);
    // Two working days from a Saturday end at midnight on Tuesday in Shanghai.
    expect(new Date(submitted.dueAt ?? 0).toISOString()).toBe('2026-11-24T16:00:00.000Z');
    const place = submitted.submittedAt;

    const returned = (
      await decided(id, 'return', { notes: [{ target: 'form.summary', text: '请写明面积。' }], days: 3 })
    ).data;
    expect(returned.state).toBe('RETURNED');
    // All other fields are locked, and those with notes must change.
    const whole = await filled();
    expect(await fieldsOf(store(id, { ...whole, form: { ...whole.form, place: '二号温室' } }))).toContain(
      'data.form.place',
    );
    expect(await fieldsOf(fire(id, 'resubmit'))).toEqual(['data.form.summary']);
    const { materials, form } = await own(id);
    const files = Object.fromEntries(
      materials.map((one) => [one.code, { fileId: one.file.fileId, libraryId: one.libraryId }]),
    );
    expect(
      (await store(id, { form: { ...form, summary: '更换保温幕两道，共一千平方米。' }, materials: files }))
        .header.retCode,
    ).toBe('000000');
    expect((await fire(id, 'resubmit')).data).toMatchObject({
      state: 'SUBMITTED',
      round: 2,
      submittedAt: place,
    });

    await decided(id, 'accept');
    expect(await fieldsOf(decided(id, 'assign', { expertIds: [on.operators.expert.id] }))).toEqual([
      'data.expertIds',
    ]);
    const both = [on.operators.expert.id, on.operators.expert2.id];
    expect((await decided(id, 'assign', { expertIds: both })).data.state).toBe('REVIEWING');
    expect(await fieldsOf(decided(id, 'pass', { amountFen: 20_000_000 }))).toEqual(['data.amountFen']);
    for (const who of ['expert', 'expert2'] as const) {
      const given = await on.portal.call(
        opine,
        { id, data: { verdict: 'PASS', amountFen: 20_000_000, opinion: '方案可行，建议支持。' } },
        on.operators[who].token,
      );
      expect(given.data.opinions).toHaveLength(1);
    }
    expect(await fieldsOf(decided(id, 'pass', { amountFen: 24_000_001 }))).toEqual(['data.amountFen']);
    expect((await decided(id, 'pass', { amountFen: 20_000_000 })).data.state).toBe('PASSED');
    // Four-eyes principle.
    expect((await decided(id, 'publicise')).header).toMatchObject({
      retCode: '500047',
      retMsg: '需要另一位工作人员批准',
    });
    expect((await decided(id, 'publicise', {}, 'chief')).data.state).toBe('PUBLICITY');
    const [listed] = (await on.portal.call(`GET ${base}/queryListed`, { itemId: on.itemId })).data;
    expect(listed).toMatchObject({ enterpriseName: on.owner.name, amountFen: 20_000_000, isOpen: true });
    expect((await on.portal.call(`GET ${base}/queryCounts`, { itemIds: on.itemId })).data).toEqual([
      { itemId: on.itemId, count: 1 },
    ]);

    await overdue(id);
    await settle();
    const approved = await seen(id, 'finance');
    expect(approved).toMatchObject({ state: 'APPROVED', actions: ['pay'] });
    const paid = { paidOn: '2026-11-22', payoutRef: 'DF-2026-0001' };
    expect(
      await fieldsOf(
        on.portal.call(pay, { id, version: approved.version, data: paid }, on.operators.finance.token),
      ),
    ).toEqual(['data.paidOn']);
    const done = await on.portal.call(
      pay,
      { id, version: approved.version, data: { ...paid, paidOn: '2026-11-21' } },
      on.operators.finance.token,
    );
    expect(done.data).toMatchObject({ state: 'PAID_OUT', payoutRef: 'DF-2026-0001' });
    expect((await own(id)).course.map(({ text }) => text)).toHaveLength(10);
    const notices = await on.portal.db.select().from(messages).where(eq(messages.userId, on.owner.user.id));
    expect(notices.map(({ eventCode }) => eventCode)).toEqual(
      expect.arrayContaining(['DECLARATION_RETURNED', 'DECLARATION_PAID']),
    );
    expect(await on.portal.db.$count(operLogs, eq(operLogs.entityId, id))).toBeGreaterThanOrEqual(12);
  });
});

describe('starting an application', () => {
  it('creates a single draft for concurrent calls', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => begin()));
    expect(new Set(ids).size).toBe(1);
    expect(await on.portal.db.$count(declarations)).toBe(1);
    expect(await on.portal.db.$count(operLogs, eq(operLogs.entityId, ids[0] ?? ''))).toBe(1);
  });

  it('is open to admitted enterprises, in the window and a few days before', async () => {
    expect(await code(on.portal.call(start, { itemId: on.itemId }, on.operators.officer.token))).not.toBe(
      '000000',
    );
    await on.portal.db.update(declareItems).set({ status: 'COMING', windowFrom: '2026-11-28' });
    expect(await code(on.portal.call(start, { itemId: on.itemId }, on.owner.token))).toBe('000000');
    await on.portal.db.update(declareItems).set({ windowFrom: '2026-11-29' });
    expect(await code(on.portal.call(start, { itemId: on.itemId }, on.other.token))).toBe('500051');
    await on.portal.db
      .update(declareItems)
      .set({ windowFrom: '2026-11-01', windowTo: '2026-11-20', status: 'OPEN' });
    expect(await code(on.portal.call(start, { itemId: on.itemId }, on.other.token))).toBe('500051');
    await on.portal.db.update(declareItems).set({ status: 'DRAFT' });
    expect(await code(on.portal.call(start, { itemId: on.itemId }, on.other.token))).toBe('500404');
  });

  it('is possible once a year, even concurrently, and again after cancelling', async () => {
    const made = await Promise.all([begin(), begin(), begin()]);
    expect(new Set(made).size).toBe(1);
    const [id] = made;
    await store(id, await filled());
    await fire(id, 'submit');
    expect(await code(on.portal.call(start, { itemId: on.itemId }, on.owner.token))).toBe('500052');
    await fire(id, 'cancel', { reason: '今年不做了' });
    expect(await code(on.portal.call(start, { itemId: on.itemId }, on.owner.token))).toBe('000000');
  });
});

describe('submitting', () => {
  it('names missing parts and needs the commitment, a leader and an open window', async () => {
    const id = await begin();
    expect(await fieldsOf(fire(id, 'submit', { commits: false }))).toEqual(['data.commits']);
    expect(await code(fire(id, 'submit', { commits: true }, on.staff))).toBe('300002');
    expect(await fieldsOf(fire(id, 'submit'))).toEqual(expect.arrayContaining(['data.form.summary']));
    const { form } = await filled();
    await store(id, { form, materials: {} });
    expect(await fieldsOf(fire(id, 'submit'), '500053')).toEqual([
      'data.materials.LICENCE.fileId',
      'data.materials.PLAN.fileId',
    ]);
    await store(id, await filled());
    await on.portal.db.update(declareItems).set({ windowTo: '2026-11-20' });
    expect(await code(fire(id, 'submit'))).toBe('500051');
  });

  it('is refused while a required condition is not met', async () => {
    const id = await begin();
    await store(id, await filled());
    await on.portal.db
      .update(policies)
      .set({ conditions: conditions.map((rule) => ('value' in rule ? { ...rule, value: 100 } : rule)) });
    expect((await own(id)).nearRuleId).toBe('r1');
    expect(await code(fire(id, 'submit'))).toBe('500054');
  });

  it('needs no materials if data prove every condition', async () => {
    await on.portal.db.update(policies).set({ conditions: conditions.slice(0, 1) });
    const id = await begin();
    expect((await own(id)).isExempt).toBe(true);
    const { form } = await filled();
    await store(id, { form, materials: {} });
    expect(await code(fire(id, 'submit'))).toBe('000000');
  });

  it('refuses others’ files and keeps reusable ones in the library', async () => {
    const id = await begin();
    const { form } = await filled();
    const foreign = { LICENCE: { fileId: await fileOf(on.other) } };
    expect(await fieldsOf(store(id, { form, materials: foreign }))).toEqual([
      'data.materials.LICENCE.fileId',
    ]);
    const wrong = { LICENCE: { fileId: await fileOf(on.owner, 'LICENCE') } };
    expect(await fieldsOf(store(id, { form, materials: wrong }))).toEqual(['data.materials.LICENCE.fileId']);
    const { data } = await store(id, await filled());
    expect(data.library).toMatchObject([{ code: 'LICENCE', docVersion: 1 }]);
    expect(data.materials).toMatchObject([
      { code: 'LICENCE', libraryVersion: 1 },
      { code: 'PLAN', libraryVersion: null },
    ]);
  });
});
