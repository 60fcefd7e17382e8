import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { messages } from '../message/message.table.ts';
import { declareItems } from '../policy/declare-item.table.ts';
import { policies } from '../policy/policy.table.ts';
import { declarations } from './declaration.table.ts';
import { prepareDeclarations } from './prepare-declarations.ts';
import { conditions, noon, useDeclarations } from './testing/use-declarations.ts';

const on = useDeclarations();
const { code, own, store, filled, fire, insert } = on;

const prepare = () => prepareDeclarations({ database: on.portal.database, clock: { now: () => noon } });
/** Makes the item's policy decidable by data alone. */
const byData = (given: object = {}) =>
  on.portal.db.update(policies).set({ conditions: conditions.slice(0, 1), ...given });
const made = () => on.portal.db.select().from(declarations).orderBy(declarations.enterpriseId);

describe('a prepared application', () => {
  it('is drafted for every enterprise that meets all conditions, which is notified and confirms it', async () => {
    await byData();
    await prepare();
    const rows = await made();
    expect(rows.map(({ enterpriseId }) => enterpriseId).sort()).toEqual(
      [on.owner.enterpriseId, on.other.enterpriseId].sort(),
    );
    for (const row of rows) expect(row).toMatchObject({ status: 'DRAFT', prepared: true, createdBy: null });
    expect(await on.portal.db.$count(messages, eq(messages.eventCode, 'DECLARATION_PREPARED'))).toBe(2);
    const id = rows.find(({ enterpriseId }) => enterpriseId === on.owner.enterpriseId)?.id ?? '';
    const draft = await own(id);
    expect(draft).toMatchObject({ prepared: true, isExempt: true, library: [] });
    expect(draft.course).toHaveLength(1);
    const { form } = await filled();
    await store(id, { form, materials: {} });
    expect((await fire(id, 'submit')).data).toMatchObject({ state: 'SUBMITTED', prepared: true });
  });

  it('is created once, and not again after it was given up', async () => {
    await byData();
    await prepare();
    await prepare();
    expect(await made()).toHaveLength(2);
    const id = (await made()).find(({ enterpriseId }) => enterpriseId === on.owner.enterpriseId)?.id ?? '';
    expect((await fire(id, 'cancel', { reason: '今年不做了' })).data.state).toBe('CANCELLED');
    await prepare();
    expect(await made()).toHaveLength(2);
    expect(
      await code(
        on.portal.call('POST /api/policyManage/declaration/start', { itemId: on.itemId }, on.owner.token),
      ),
    ).toBe('000000');
  });

  it.each([
    ['a condition is for a person to judge', () => byData({ conditions })],
    ['a condition is not met', () => byData({ conditions: [{ ...conditions[0], value: 100 }] })],
    ['the policy has none', () => byData({ conditions: [] })],
    ['the policy is repealed', () => byData({ status: 'REPEALED' })],
    [
      'the window is over',
      () => byData().then(() => on.portal.db.update(declareItems).set({ windowTo: '2026-11-20' })),
    ],
    [
      'the window is ahead',
      () =>
        byData().then(() =>
          on.portal.db.update(declareItems).set({ status: 'COMING', windowFrom: '2026-11-22' }),
        ),
    ],
  ])('is not made where %s', async (_why, given) => {
    await given();
    await prepare();
    expect(await made()).toEqual([]);
  });

  it('is not created once the quota is used up', async () => {
    await byData();
    await insert('PASSED', { amountApprovedFen: 20_000_000 });
    await prepare();
    expect(await made()).toHaveLength(1);
  });
});
