import type { OwnRepairDetail } from '@portal/contract/repair/public';
import {
  type RepairMove,
  type RepairState,
  repairMoves,
  repairStates,
  repairTransitions,
  reporterMoves,
  workerMoves,
} from '@portal/contract/repair/terms';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { systemContext } from '../../platform/http/context.ts';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { eraseRepairs } from './repair.account-end.ts';
import { repairLogs } from './repair.table.ts';
import { insertTicket } from './testing/insert-ticket.ts';
import {
  asDispatcher,
  assets,
  asUser,
  asWorker,
  at,
  codeOf,
  detail,
  dispatcherId,
  eventsOf,
  finished,
  fire,
  fireDispatch,
  fireWork,
  hour,
  job,
  list,
  managedOne,
  minute,
  now,
  operate,
  otherId,
  photo,
  portal,
  processing,
  report,
  reporterId,
  rowOf,
  saveAsset,
  setNow,
  settle,
  ten,
  useRepairPark,
  workerId,
} from './testing/repair-park.ts';

useRepairPark();

describe('from report to closing', () => {
  it('closes after three working days without an answer, and notifies once when late', async () => {
    const silent = await processing();
    const late = await processing({ priority: 'HIGH' });
    await fireWork(silent, 'finish', await finished());
    setNow(at('2026-11-26T09:59'));
    await settle();
    await settle();
    expect(await rowOf(silent)).toMatchObject({ status: 'FINISHED' });
    expect(await eventsOf(dispatcherId)).toEqual(['REPAIR_LATE']);
    expect((await portal.call(detail, { id: late }, await asUser())).data.logs).toMatchObject([
      { event: 'late' },
    ]);
    setNow(at('2026-11-26T10:00'));
    await settle();
    expect(await rowOf(silent)).toMatchObject({ status: 'CLOSED', rating: null });
    expect((await fire(silent, 'rate', { rating: 4 })).data).toMatchObject({ rating: 4 });
  });

  it('reminds the dispatchers once when nobody has responded in time', async () => {
    await report();
    setNow(ten + 30 * minute);
    await settle();
    await settle();
    expect(await eventsOf(dispatcherId)).toEqual(['REPAIR_UNANSWERED']);
  });

  it('can be reopened within seven days, urgently and with a new clock', async () => {
    const id = await insertTicket(portal.db, {
      reporterId,
      assigneeId: workerId,
      status: 'CLOSED',
      priority: 'LOW',
      closedAt: new Date(ten),
      createdAt: new Date(ten - 24 * hour),
    });
    setNow(ten + 7 * 24 * hour);
    expect(await codeOf(fire(id, 'reopen', { text: '又坏了' }))).toBe(retCodes.TRANSITION_REFUSED);
    setNow(now - minute);
    const { data } = await fire(id, 'reopen', { text: '又坏了' });
    expect(data).toMatchObject({ state: 'REOPENED', priority: 'HIGH', clock: { usedMs: 0, pausedAt: null } });
    expect(await eventsOf(dispatcherId)).toEqual(['REPAIR_REOPENED']);
    expect((await fireDispatch(id, 'assign')).data.state).toBe('ASSIGNED');
  });

  it('can be urged once an hour', async () => {
    const { data } = await report();
    const urged = (await fire(data.ticketId, 'urge')).data as OwnRepairDetail;
    expect(urged.urgeFrom).toBe(ten + hour);
    setNow(ten + 59 * minute);
    const refused = await fire(data.ticketId, 'urge');
    expect(refused.header.retCode).toBe(retCodes.TOO_FREQUENT);
    expect(refused.data).toMatchObject({ retryAfter: 60 });
    setNow(ten + hour);
    expect(await codeOf(fire(data.ticketId, 'urge'))).toBe('000000');
  });
});

describe('permissions', () => {
  it('hides a ticket from other users', async () => {
    const { data } = await report();
    expect(await codeOf(portal.call(detail, { id: data.ticketId }, await asUser(otherId)))).toBe(
      retCodes.NOT_FOUND,
    );
    expect(await codeOf(fire(data.ticketId, 'cancel', { text: '不用了' }, otherId))).toBe(retCodes.NOT_FOUND);
    expect(await codeOf(portal.call(job, { id: data.ticketId }, await asWorker()))).toBe(retCodes.NOT_FOUND);
    expect((await portal.call(list, {}, await asUser(otherId))).data.total).toBe(0);
  });

  it("lets an enterprise's paying members accept its quotes", async () => {
    const enterpriseId = await insertEnterprise(portal.db, { name: '云岫晨露月季种苗有限公司' });
    const quoted = { status: 'QUOTED', enterpriseId, quoteFen: 86_000 } as const;
    const id = await processing(quoted);
    const member = (userId: string, memberRole: 'STAFF' | 'FINANCE') =>
      portal.logIn({ userId, userType: '200', enterpriseId, memberRole, auditStatus: '2' });
    const answer = async (token: string) =>
      codeOf(portal.call(operate, { id, event: 'acceptQuote', version: 1, data: {} }, token));
    expect(await answer(await member(reporterId, 'STAFF'))).toBe(retCodes.TRANSITION_REFUSED);
    expect(await answer(await member(otherId, 'STAFF'))).toBe(retCodes.NOT_FOUND);
    expect(await answer(await member(otherId, 'FINANCE'))).toBe('000000');
  });

  it('merges a report into an open one and notifies its reporter when that is closed', async () => {
    const into = await processing({ reporterId: otherId });
    const { data } = await report();
    const seen = await portal.call(managedOne, { id: data.ticketId }, await asDispatcher());
    expect(seen.data.similar).toMatchObject([{ ticketId: into }]);
    expect(await codeOf(fireDispatch(data.ticketId, 'merge', { into: data.ticketId }))).toBe(
      retCodes.FIELD_REFUSED,
    );
    expect((await fireDispatch(data.ticketId, 'merge', { into })).data.state).toBe('MERGED');
    expect(await eventsOf(reporterId)).toEqual(['REPAIR_MERGED']);
    await fireWork(into, 'finish', await finished());
    await fire(into, 'confirm', {}, otherId);
    expect(await eventsOf(reporterId)).toEqual(['REPAIR_MERGED', 'REPAIR_CLOSED']);
  });

  it('gives each asset a unique number and a permanent code', async () => {
    const data = { no: 'A-5F-AC02', name: '冷凝管', typeCode: 'HVAC', place: '办公楼 A 座 5 层' };
    const saved = (await portal.call(saveAsset, { data }, await asDispatcher())).data;
    expect(await codeOf(portal.call(saveAsset, { data }, await asDispatcher()))).toBe(retCodes.FIELD_REFUSED);
    const find = async () =>
      (await portal.call(assets, { keyword: 'A-5F' }, await asDispatcher())).data.rows[0];
    const before = await find();
    const changed = { id: saved.assetId, version: 1, data: { ...data, place: '办公楼 A 座 6 层' } };
    await portal.call(saveAsset, changed, await asDispatcher());
    expect(await find()).toMatchObject({ code: before?.code, data: { place: '办公楼 A 座 6 层' } });
    const one = await portal.call(
      'GET /api/propertyManage/repair/queryAsset',
      { id: saved.assetId },
      await asDispatcher(),
    );
    expect(one.data).toEqual(await find());
  });
});

describe('an account that ends', () => {
  it('cancels its waiting tickets through their log, history and the worker', async () => {
    const ticketId = await insertTicket(portal.db, {
      reporterId,
      status: 'ASSIGNED',
      assigneeId: workerId,
    });
    const ctx = systemContext({ ...portal, clock: { now: () => new Date(now) } });
    await inTransaction(portal.db, (tx) => eraseRepairs(tx, reporterId, ctx));
    expect(await rowOf(ticketId)).toMatchObject({ status: 'CANCELLED', phone: '', description: '' });
    const history = await portal.db.select().from(repairLogs).where(eq(repairLogs.ticketId, ticketId));
    expect(history).toMatchObject([{ event: 'cancel', userId: null }]);
    const logged = await portal.db.select().from(operLogs).where(eq(operLogs.entityId, ticketId));
    expect(logged).toMatchObject([{ event: 'repairTicket.cancel', userId: null }]);
    expect(await eventsOf(workerId)).toContain('REPAIR_WITHDRAWN');
  });
});

const isOf = (events: readonly string[], event: RepairMove) => events.includes(event);

describeTransitions<RepairState, RepairMove, RepairState>({
  states: repairStates,
  // Only the system fires `close` and `unassign`.
  events: repairMoves.filter((event) => event !== 'close' && event !== 'unassign'),
  planned: (state, event) => repairTransitions[state][event],
  next: (state, event) => nextState(repairTransitions, state, event),
  fire: async (state, event, planned) => {
    const id = await processing({
      status: state,
      closedAt: new Date(ten),
      assigneeId: event === 'reassign' ? otherId : workerId,
      quoteFen: 1_000,
    });
    const data = {
      text: '说明',
      photos: event === 'finish' ? [await photo(workerId)] : [],
      lines: [{ name: '工时', fen: 15_000 }],
      holdUntil: '2026-11-25',
      workerId,
      into: event === 'merge' ? await insertTicket(portal.db, { reporterId: otherId }) : undefined,
    };
    const call = isOf(reporterMoves, event) ? fire : isOf(workerMoves, event) ? fireWork : fireDispatch;
    const { header, data: moved } = await call(id, event, data);
    if (planned) expect(moved.state).toBe(planned);
    else expect(header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  },
});
