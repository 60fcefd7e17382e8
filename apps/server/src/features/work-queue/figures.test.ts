import { operatorRoles } from '@portal/contract/operator-role';
import { ulid } from 'ulidx';
import { expect, it } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { testNow } from '../../testing/test-app.ts';
import { insertArticle } from '../content/testing/insert-article.ts';
import { insertApplicant, insertDictionaries } from '../enterprise/admission/testing/apply.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
import { insertTicket } from '../repair/testing/insert-ticket.ts';

const park = usePark({
  admin: ['OP_ADMIN'],
  auditor: ['OP_AUDIT'],
  dispatcher: ['OP_PROPERTY'],
  worker: ['REPAIR_WORKER'],
  both: ['OP_FINANCE', 'OP_AUDIT'],
});

const figuresOf = async (token: string) => {
  const { data } = await park.call('GET /api/workManage/home/queryFigures', {}, token);
  return data.figures;
};
const namesOf = async (token: string) => (await figuresOf(token)).map(({ figure }) => figure);
const countOf = async (name: string, token: string) => {
  const found = (await figuresOf(token)).find(({ figure }) => figure === name);
  return found && [found.today, found.yesterday];
};
const log = (event: string, at: string, userId?: string) =>
  park.db.insert(operLogs).values({ id: ulid(), event, entity: 'x', entityId: '', at: new Date(at), userId });

const seenBy: Record<(typeof operatorRoles)[number], string[]> = {
  OP_ADMIN: [
    'registrations',
    'logins',
    'applications',
    'decisions',
    'signUps',
    'declarations',
    'entries',
    'ballots',
    'jobApplications',
    'published',
  ],
  OP_AUDIT: ['applications', 'decisions'],
  OP_CONTENT: ['published', 'submissions', 'confirmations'],
  OP_POLICY: ['declarations', 'policyQuestions', 'policyAnswers'],
  OP_SERVICE: ['signUps', 'entries', 'serviceOrders'],
  OP_PROPERTY: ['repairs', 'repairsFinished', 'roomBookings', 'viewings'],
  OP_FINANCE: ['payments', 'refundRequests', 'invoiceRequests'],
  OP_COMMUNITY: ['posts', 'comments', 'reports', 'ballots', 'jobApplications'],
  REPAIR_WORKER: ['ownJobsTaken', 'ownJobsFinished'],
  JUDGE: ['ownScores', 'ownLocks'],
  EXPERT: ['ownOpinions'],
};

it.each(operatorRoles)('%s sees the figures of its own work and no others', async (role) => {
  const token = await park.logIn({ userType: '900', operatorRoles: [role] });
  expect(await namesOf(token)).toEqual(seenBy[role]);
});

it('shows who has two roles the figures of both', async () => {
  const expected = ['applications', 'decisions', 'payments', 'refundRequests', 'invoiceRequests'];
  expect(await namesOf(park.both.token)).toEqual(expected);
});

it('counts events of today, and of the day before up to the same time', async () => {
  for (const at of ['2026-11-20T23:59+08:00', '2026-11-20T09:00+08:00', '2026-11-21T00:00+08:00'])
    await log('user.register', at);
  expect(await countOf('registrations', park.admin.token)).toEqual([1, 1]);
  expect(await countOf('published', park.admin.token)).toEqual([0, 0]);
});

it('counts for a worker what that worker did, for the dispatcher what all did', async () => {
  await log('repairTicket.finish', '2026-11-21T09:00+08:00', park.worker.user.id);
  await log('repairTicket.finish', '2026-11-20T09:00+08:00', park.worker.user.id);
  await log('repairTicket.finish', '2026-11-21T09:00+08:00', ulid());
  expect(await countOf('ownJobsFinished', park.worker.token)).toEqual([1, 1]);
  expect(await countOf('ownJobsTaken', park.worker.token)).toEqual([0, 0]);
  const finishedAt = new Date(testNow.getTime() - 3_600_000);
  for (const worker of [park.worker.user.id, ulid()])
    await insertTicket(park.db, { status: 'FINISHED', assigneeId: worker, finishedAt });
  expect(await countOf('repairsFinished', park.dispatcher.token)).toEqual([2, 0]);
});

it('counts a resubmitted application once, and withdrawals after publication', async () => {
  const { db } = park;
  const before = await figuresOf(park.admin.token);
  const todayOf = (figures: typeof before, name: string) =>
    figures.find(({ figure }) => figure === name)?.today ?? 0;
  await insertDictionaries(db);
  const { regTicket, application } = await insertApplicant(db, { now: () => testNow });
  const save = 'POST /api/baseInfo/enterpriseInfo/saveForReg';
  const { data } = await park.call(save, { regTicket, submit: '1', data: application });
  const withdrawn = await park.call('POST /api/baseInfo/enterpriseInfo/withdraw', {
    regTicket,
    version: data.version,
  });
  await park.call(save, { regTicket, version: withdrawn.data.version, submit: '1', data: application });
  const soon = new Date(testNow.getTime() + 3_600_000);
  for (const publishAt of [testNow, soon])
    await insertArticle(db, { status: 'WITHDRAWN', publishAt, withdrawnAt: testNow });
  const after = await figuresOf(park.admin.token);
  expect(todayOf(after, 'applications')).toBe(todayOf(before, 'applications') + 1);
  expect(todayOf(after, 'published')).toBe(todayOf(before, 'published') + 1);
});
