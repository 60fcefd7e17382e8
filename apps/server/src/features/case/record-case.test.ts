import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { type CaseStep, recordCase } from './case.public.ts';
import { cases } from './case.table.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

const minute = 60_000;
const submitted = (bizId: string): CaseStep<'ENTRY'> => ({
  kind: 'ENTRY',
  bizId,
  userId: ulid(),
  subject: '花谷青禾（演示）',
  state: 'PENDING',
  dueAt: new Date(testNow.getTime() + 60 * minute),
  event: { event: 'submit', by: { name: '许晚棠' } },
  now: testNow,
});
const casesOf = (bizId: string) => portal.db.select().from(cases).where(eq(cases.bizId, bizId));

it('opens with the first transition and grows with each further one', async () => {
  const first = submitted(ulid());
  await recordCase(portal.db, first);
  const later = new Date(testNow.getTime() + minute);
  await recordCase(portal.db, {
    kind: 'ENTRY',
    bizId: first.bizId,
    subject: '花谷青禾（演示）',
    now: later,
    state: 'RETURNED',
    link: '/audit',
    event: { event: 'return', params: { round: '1', reason: '照片模糊' }, by: { agent: 'PARK' } },
  });
  const [row, ...others] = await casesOf(first.bizId);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    userId: first.userId,
    subject: '花谷青禾（演示）',
    state: 'RETURNED',
    statusKind: 'TODO',
    dueAt: null,
    version: 2,
    updatedAt: later,
    createdAt: testNow,
    events: [
      { at: testNow.getTime(), event: 'submit', by: { name: '许晚棠' } },
      {
        at: later.getTime(),
        event: 'return',
        params: { round: '1', reason: '照片模糊' },
        by: { agent: 'PARK' },
      },
    ],
  });
});

it('stores no text except what people entered', async () => {
  const step = submitted(ulid());
  await recordCase(portal.db, step);
  await recordCase(portal.db, {
    ...step,
    state: 'RETURNED',
    event: { event: 'return', params: { round: '1', reason: '照片模糊' }, by: { agent: 'PARK' } },
  });
  const written = ['花谷青禾（演示）', '许晚棠', '照片模糊'];
  const stored = written.reduce(
    (text, part) => text.replaceAll(part, ''),
    JSON.stringify(await casesOf(step.bizId)),
  );
  expect(stored).not.toMatch(/\p{Script=Han}/u);
});

it('numbers cases by kind and day in Asia/Shanghai, even when many open at once', async () => {
  const afternoon = new Date('2027-01-02T15:59:59Z');
  const midnight = new Date('2027-01-02T16:00:00Z');
  const opened = Array.from({ length: 5 }, () => ({ ...submitted(ulid()), now: afternoon }));
  await Promise.all(opened.map((step) => inTransaction(portal.db, (tx) => recordCase(tx, step))));
  const next = { ...submitted(ulid()), now: midnight };
  await recordCase(portal.db, next);
  const numbers = await Promise.all(
    [...opened, next].map(async ({ bizId }) => (await casesOf(bizId))[0]?.caseNo),
  );
  expect(new Set(numbers.slice(0, 5))).toEqual(new Set([1, 2, 3, 4, 5].map((no) => `RY20270102-000${no}`)));
  expect(numbers[5]).toBe('RY20270103-0001');
});
