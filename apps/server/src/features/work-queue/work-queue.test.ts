import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { enterpriseAudits } from '../enterprise/admission/enterprise-audit.table.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { repairTickets } from '../repair/repair.table.ts';
import { insertTicket } from '../repair/testing/insert-ticket.ts';
import { workClaims } from './work-claim.table.ts';

const list = 'GET /api/workManage/todo/queryList';
const counts = 'GET /api/workManage/todo/queryCounts';
const operate = 'POST /api/workManage/todo/operate';
const hour = 3_600_000;

let portal: TestApp;
let auditor: { id: string; token: string };
let colleague: { id: string; token: string };
let admin: { id: string; token: string };

async function operatorNamed(name: string, role: 'OP_AUDIT' | 'OP_ADMIN') {
  const { id } = await insertUser(portal.db, { userType: '900', name, operatorRoles: [role] });
  return { id, token: await portal.logIn({ userId: id, userType: '900', operatorRoles: [role] }) };
}

async function insertAudit(name: string, given: Partial<typeof enterpriseAudits.$inferInsert> = {}) {
  const id = ulid();
  await portal.db.insert(enterpriseAudits).values({
    id,
    enterpriseId: ulid(),
    applicantId: ulid(),
    state: 'PENDING',
    application: { name },
    submittedAt: testNow,
    createdAt: testNow,
    updatedAt: testNow,
    ...given,
  });
  return id;
}

beforeAll(async () => {
  portal = await openTestApp();
  auditor = await operatorNamed('陆知微', 'OP_AUDIT');
  colleague = await operatorNamed('顾晚舟', 'OP_AUDIT');
  admin = await operatorNamed('韩司南', 'OP_ADMIN');
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.delete(enterpriseAudits);
  await portal.db.delete(workClaims);
});

const titlesOf = async (input: object, token = auditor.token) =>
  (await portal.call(list, { ...input }, token)).data.rows.map(({ title }) => title);
const act = (id: string, event: string, token: string) =>
  portal.call(operate, { kind: 'ENTRY', id, event }, token);

it('counts the time left as the deadline counts it: opening hours, or day and night', async () => {
  const dispatcher = await portal.logIn({ userType: '900', operatorRoles: ['OP_PROPERTY'] });
  await insertTicket(portal.db, { priority: 'MEDIUM', createdAt: testNow });
  await insertTicket(portal.db, { priority: 'URGENT', createdAt: testNow });
  const { rows } = (await portal.call(list, { kind: 'REPAIR' }, dispatcher)).data;
  // The park is closed on a Saturday, but the urgent promise runs.
  expect(rows.map(({ workingMsLeft, hoursADay }) => [workingMsLeft, hoursADay])).toEqual([
    [hour / 4, 24],
    [2 * hour, 9],
  ]);
  await portal.db.delete(repairTickets);
});

it('lists items by deadline, with the working time left', async () => {
  // Noon on a Saturday: working time resumes at midnight before Monday, 18 hours before the deadline.
  await insertAudit('星野切花（演示）', { dueAt: new Date('2026-11-23T18:00+08:00') });
  await insertAudit('云上种球（演示）', { dueAt: new Date('2026-11-20T18:00+08:00'), state: 'REVIEWING' });
  await insertAudit('已通过（演示）', { state: 'PASSED' });
  const { data } = await portal.call(list, {}, auditor.token);
  expect(data.rows.map(({ title, stateLabel, workingMsLeft }) => [title, stateLabel, workingMsLeft])).toEqual(
    [
      ['云上种球（演示）', '待终审', -6 * hour],
      ['星野切花（演示）', '待初审', 18 * hour],
    ],
  );
  expect(data.total).toBe(2);
  expect(await titlesOf({ scope: 'overdue' })).toEqual(['云上种球（演示）']);
  expect(await titlesOf({ keyword: '星野' })).toEqual(['星野切花（演示）']);
  expect(await titlesOf({ pageSize: 1, pageNo: 2 })).toEqual(['星野切花（演示）']);
  const counted = await portal.call(counts, {}, auditor.token);
  expect(counted.data).toEqual([
    {
      kind: 'ENTRY',
      open: 2,
      mine: 0,
      free: 2,
      overdue: 1,
      handled: 0,
      others: 0,
      oldestAt: testNow.getTime(),
    },
    { kind: 'CHANGE', open: 0, mine: 0, free: 0, overdue: 0, handled: 0, others: 0, oldestAt: null },
    { kind: 'SHOP', open: 0, mine: 0, free: 0, overdue: 0, handled: 0, others: 0, oldestAt: null },
    {
      kind: 'IMPORT_RECORDS',
      open: 0,
      mine: 0,
      free: 0,
      overdue: 0,
      handled: 0,
      others: 0,
      oldestAt: null,
    },
  ]);
});

it('says who may decide: not the first auditor again, and not an administrator', async () => {
  await insertAudit('云上种球（演示）', { state: 'REVIEWING', firstAuditorId: auditor.id });
  const seen = async (token: string) => {
    const { data } = await portal.call(list, {}, token);
    const scope = (Object.keys(data.counts) as (keyof typeof data.counts)[]).find(
      (key) => data.counts[key] > 0,
    );
    const { rows, counts } = (await portal.call(list, { scope }, token)).data;
    return { scope, mayDecide: rows.map((row) => row.mayDecide), count: scope && counts[scope] };
  };
  expect(await seen(auditor.token)).toEqual({ scope: 'handled', mayDecide: [false], count: 1 });
  expect(await seen(colleague.token)).toEqual({ scope: 'open', mayDecide: [true], count: 1 });
  expect(await seen(admin.token)).toEqual({ scope: 'others', mayDecide: [false], count: 1 });
});

it('lets one person claim an item, and that person or an administrator release it', async () => {
  const id = await insertAudit('星野切花（演示）');
  const answers = await Promise.all([act(id, 'claim', auditor.token), act(id, 'claim', colleague.token)]);
  expect(answers.map(({ header }) => header.retCode).sort()).toEqual(['000000', '500012']);
  expect(answers.find(({ header }) => header.retCode === '500012')?.header.retMsg).toMatch(/^已由.+认领$/);
  const winner = answers[0]?.header.retCode === '000000' ? auditor : colleague;
  const loser = winner === auditor ? colleague : auditor;
  expect(await titlesOf({ scope: 'mine' }, winner.token)).toHaveLength(1);
  expect(await titlesOf({ scope: 'free' }, loser.token)).toEqual([]);
  const [counted] = (await portal.call(counts, {}, loser.token)).data;
  expect(counted).toMatchObject({ open: 1, mine: 0, free: 0 });
  expect((await act(id, 'release', loser.token)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  expect((await act(id, 'release', admin.token)).header.retCode).toBe('000000');
  expect((await act(id, 'release', winner.token)).header.retMsg).toBe('尚无人认领');
});

it('drops a claim when the item moves on', async () => {
  const id = await insertAudit('星野切花（演示）');
  await act(id, 'claim', auditor.token);
  const later = new Date(testNow.getTime() + 1);
  await portal.db.update(enterpriseAudits).set({ updatedAt: later }).where(eq(enterpriseAudits.id, id));
  const [row] = (await portal.call(list, {}, colleague.token)).data.rows;
  expect(row?.claim).toBeNull();
});

it.each([
  ['what does not wait', { id: ulid() }, retCodes.NOT_FOUND],
  ['another role’s work', { kind: 'ROLE_GRANT', id: ulid() }, retCodes.NOT_FOUND],
  ['an unknown kind', { kind: 'LOVE', id: ulid() }, retCodes.PARAMETER_INVALID],
])('refuses to claim %s', async (_name, input, code) => {
  const { header } = await portal.call(operate, { kind: 'ENTRY', event: 'claim', ...input }, auditor.token);
  expect(header.retCode).toBe(code);
});

it('hides an administrator’s items from an auditor', async () => {
  const { data } = await portal.call(counts, {}, auditor.token);
  expect(data.map(({ kind }) => kind)).not.toContain('ROLE_GRANT');
});

it('exports the listed items and logs the export', async () => {
  await insertAudit('星野切花（演示）', { dueAt: testNow });
  const exported = async (query: string, token: string) =>
    portal.app.inject({ url: `/api/workManage/todo/export?${query}`, headers: { token } });
  const { headers } = await exported('scope=free&kind=ENTRY', auditor.token);
  expect(headers['content-type']).toContain('spreadsheetml');
  const [row] = await portal.db.select().from(operLogs).where(eq(operLogs.event, 'work.export'));
  expect(row?.after).toEqual({ scope: 'free', kind: 'ENTRY', totalRows: 1 });
  expect((await exported('scope=old', auditor.token)).json().header.retCode).toBe(retCodes.PARAMETER_INVALID);
});
