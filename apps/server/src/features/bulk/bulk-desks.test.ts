import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { signUps } from '../activity/activity.table.ts';
import { insertActivity, insertSignUp } from '../activity/testing/insert-activity.ts';
import { articles } from '../content/article.table.ts';
import { insertArticle } from '../content/testing/insert-article.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { repairTickets } from '../repair/repair.table.ts';
import { insertTicket } from '../repair/testing/insert-ticket.ts';
import { workClaims } from '../work-queue/work-claim.table.ts';
import { bulkRuns } from './bulk.table.ts';
import { doBulk, operateBulk, prepareBulk, readBulk, workBulk } from './testing/bulk-calls.ts';

const park = usePark(
  {
    editor: ['OP_CONTENT'],
    property: ['OP_PROPERTY'],
    colleague: ['OP_PROPERTY'],
    service: ['OP_SERVICE'],
  },
  { empties: [bulkRuns, workClaims] },
);
const now = () => park.now;

const contentList = 'GET /api/infoManage/content/queryManageList';
const ticketList = 'GET /api/propertyManage/repair/queryManageList';
const signUpList = 'GET /api/activityManage/signUp/queryManageList';
const todoList = 'GET /api/workManage/todo/queryList';

it('withdraws published articles with a reason, and says why others stay', async () => {
  const publishAt = park.now;
  const ids = [
    await insertArticle(park.db, { publishAt, title: '甲' }),
    await insertArticle(park.db, { publishAt, title: '乙', status: 'DRAFT', revision: 'DRAFT' }),
  ];
  const run = await doBulk(park, park.editor.token, now, contentList, 'ARTICLE_WITHDRAW', {
    ids,
    reason: '内容过期',
  });
  expect(run).toMatchObject({ counts: { DONE: 1, BARRED: 1 }, isUndoable: false, actions: [] });
  const rows = await park.db.select().from(articles).where(inArray(articles.id, ids));
  expect(rows.find(({ title }) => title === '甲')?.status).toBe('WITHDRAWN');
});

it('moves articles to the trash and takes them back out', async () => {
  const id = await insertArticle(park.db, { publishAt: park.now, status: 'WITHDRAWN' });
  const run = await doBulk(park, park.editor.token, now, contentList, 'ARTICLE_TRASH', { ids: [id] });
  expect(run.counts.DONE).toBe(1);
  const statusOf = async () => (await park.db.select().from(articles).where(eq(articles.id, id)))[0]?.status;
  expect(await statusOf()).toBe('TRASH');
  await operateBulk(park, park.editor.token, run, 'undo');
  await workBulk(park, now);
  expect((await readBulk(park, park.editor.token, run.runId)).counts.UNDONE).toBe(1);
  expect(await statusOf()).toBe('DRAFT');
});

it('assigns tickets to a worker, and refuses one who is none at each row', async () => {
  const worker = await insertUser(park.db, { userType: '900', operatorRoles: ['REPAIR_WORKER'] });
  const ids = [await insertTicket(park.db, {}), await insertTicket(park.db, { status: 'CLOSED' })];
  const { token } = park.property;
  expect((await prepareBulk(park, token, ticketList, 'REPAIR_ASSIGN', { ids })).data).toMatchObject({
    fields: { 'data.workerId': expect.any(String) },
  });
  const wrong = await doBulk(park, token, now, ticketList, 'REPAIR_ASSIGN', {
    ids,
    workerId: park.editor.user.id,
  });
  expect(wrong.counts).toMatchObject({ DONE: 0, FAILED: 1, BARRED: 1 });
  const run = await doBulk(park, token, now, ticketList, 'REPAIR_ASSIGN', { ids, workerId: worker.id });
  expect(run.counts).toMatchObject({ DONE: 1, BARRED: 1 });
  const [ticket] = await park.db
    .select()
    .from(repairTickets)
    .where(eq(repairTickets.id, ids[0] ?? ''));
  expect(ticket).toMatchObject({ status: 'ASSIGNED', assigneeId: worker.id });
});

it('claims what waits for the caller, leaves what colleagues have, and releases it again', async () => {
  const ids = [await insertTicket(park.db, {}), await insertTicket(park.db, {})];
  const claim = (id: string, token: string) =>
    park.call('POST /api/workManage/todo/operate', { kind: 'REPAIR', id, event: 'claim' }, token);
  await claim(ids[1] ?? '', park.colleague.token);
  const { token } = park.property;
  const run = await doBulk(park, token, now, todoList, 'WORK_CLAIM', {
    ids: ids.map((id) => `REPAIR ${id}`),
  });
  expect(run).toMatchObject({ counts: { DONE: 1, BARRED: 1 }, reasons: [{ text: '同事已认领', count: 1 }] });
  expect(await park.db.$count(workClaims)).toBe(2);
  await operateBulk(park, token, run, 'undo');
  await workBulk(park, now);
  expect(await park.db.$count(workClaims)).toBe(1);
});

it('approves sign-ups that wait for it, and rejects them with a reason that users read', async () => {
  const activityId = await insertActivity(park.db, { needApproval: true, capacity: 20 });
  const signUp = async (status: 'PENDING' | 'CONFIRMED') =>
    insertSignUp(park.db, { activityId, userId: (await insertUser(park.db, {})).id, status });
  const ids = [await signUp('PENDING'), await signUp('PENDING'), await signUp('CONFIRMED')];
  const { token } = park.service;
  const approved = await doBulk(park, token, now, signUpList, 'SIGN_UP_APPROVE', { ids: ids.slice(1) });
  expect(approved.counts).toMatchObject({ DONE: 1, BARRED: 1 });
  const reason = '名额留给首次参加的企业';
  const rejected = await doBulk(park, token, now, signUpList, 'SIGN_UP_REJECT', { ids, reason });
  expect(rejected.counts).toMatchObject({ DONE: 1, BARRED: 2 });
  const rows = await park.db.select().from(signUps).where(eq(signUps.activityId, activityId));
  expect(ids.map((id) => rows.find((row) => row.id === id)?.status)).toEqual([
    'REJECTED',
    'CONFIRMED',
    'CONFIRMED',
  ]);
});
