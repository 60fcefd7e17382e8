import type { OwnRepairDetail } from '@portal/contract/repair';
import {
  type RepairMove,
  type RepairState,
  repairMoves,
  repairStates,
  repairTransitions,
  reporterMoves,
  workerMoves,
} from '@portal/contract/repair-terms';
import { retCodes } from '@portal/contract/ret-code';
import { describe, expect, it } from 'vitest';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { insertTicket } from './testing/insert-ticket.ts';
import {
  asDispatcher,
  assets,
  asUser,
  asWorker,
  at,
  board,
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
  jobs,
  list,
  managed,
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
  secondWorkerId,
  setNow,
  settle,
  ten,
  useRepairPark,
  work,
  workerId,
} from './testing/repair-park.ts';

useRepairPark();

describe('from report to close', () => {
  it('goes through quote and parts with a clock that rests', async () => {
    const { data } = await report();
    const id = data.ticketId;
    setNow(ten + 11 * minute);
    const sent = await fireDispatch(id, 'assign', { workerId });
    expect(sent.data).toMatchObject({ state: 'ASSIGNED', workerId, phone: '15400002222' });
    expect(await eventsOf(workerId)).toEqual(['REPAIR_JOB']);
    setNow(ten + hour);
    expect((await fireWork(id, 'take')).data.actions).toEqual(['quote', 'hold', 'finish', 'note']);
    setNow(ten + 2 * hour);
    const lines = [
      { name: '卷膜电机 80 W', fen: 62_000 },
      { name: '工时', fen: 24_000 },
    ];
    const quoted = await fireWork(id, 'quote', { lines, text: '已过保' });
    expect(quoted.data).toMatchObject({
      state: 'QUOTED',
      quote: { totalFen: 86_000 },
      clock: { usedMs: 2 * hour, pausedAt: now, dueAt: null },
    });
    // Overnight: the clock rests in any case, and the pause moves what is due.
    setNow(at('2026-11-24T09:30'));
    const accepted = await fire(id, 'acceptQuote');
    expect(accepted.data.clock).toMatchObject({ usedMs: 2 * hour, dueAt: at('2026-11-24T15:30') });
    expect(await eventsOf(workerId)).toContain('REPAIR_QUOTE_ANSWERED');
    await fireWork(id, 'hold', { text: '等冷凝水泵', holdUntil: '2026-11-25' });
    setNow(at('2026-11-25T09:30'));
    await fireWork(id, 'resume');
    expect((await rowOf(id)).finishDueAt).toEqual(new Date(at('2026-11-25T15:30')));
    const done = await fireWork(id, 'finish', await finished());
    expect(done.data).toMatchObject({ state: 'FINISHED', closesAt: at('2026-11-30T09:30') });
    expect((await fire(id, 'notFixed', { text: '还是异响' })).data.state).toBe('PROCESSING');
    await fireWork(id, 'finish', await finished());
    const closed = await fire(id, 'confirm', { rating: 5 });
    expect(closed.data).toMatchObject({ state: 'CLOSED', rating: 5, actions: ['reopen'] });
    const told = closed.data.logs.map(({ event }) => event);
    expect(told).toEqual([
      'submit',
      'assign',
      'take',
      'quote',
      'acceptQuote',
      'hold',
      'resume',
      'finish',
      'notFixed',
      'finish',
      'confirm',
    ]);
  });

  it('needs a photo and a note to be finished, a sum to be quoted, a reason and a day to wait', async () => {
    const id = await processing();
    const faultsOf = async (event: string, data: object) => {
      const { data: refused } = (await fireWork(id, event, data)) as unknown as { data: { fields: object } };
      return Object.keys(refused.fields);
    };
    expect(await faultsOf('finish', {})).toEqual(['data.text', 'data.photos']);
    expect(await faultsOf('quote', { lines: [{ name: '人工', fen: 0 }] })).toEqual(['data.lines']);
    expect(await faultsOf('hold', {})).toEqual(['data.text', 'data.holdUntil']);
    expect(await faultsOf('hold', { text: '等件', holdUntil: '2026-11-22' })).toEqual(['data.holdUntil']);
  });

  it('shows the reporter what the worker has photographed, and nothing internal', async () => {
    const id = await processing();
    await fireWork(id, 'note', { text: '业主脾气急' });
    const { photos, text } = await finished();
    await fireWork(id, 'finish', { photos, text });
    const own = (await portal.call(detail, { id }, await asUser())).data;
    expect(own.finishPhotos).toEqual(photos);
    expect(own.logs.map(({ event }) => event)).toEqual(['finish']);
    // There is no such file in the store, but who may not see it would not get that far.
    const show = async (token: string) =>
      (await portal.app.inject({ url: `/api/fms/show/${photos[0]}_0`, headers: { token } })).statusCode;
    expect(await show(await asUser(otherId))).toBe(404);
    const theirs = (await portal.call(job, { id }, await asWorker())).data;
    expect(theirs.logs.map(({ event }) => event)).toEqual(['note', 'finish']);
  });

  it('is closed when nobody answers for three working days, and told once when it is late', async () => {
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

  it('reminds the dispatchers once when nobody has answered in time', async () => {
    await report();
    setNow(ten + 30 * minute);
    await settle();
    await settle();
    expect(await eventsOf(dispatcherId)).toEqual(['REPAIR_UNANSWERED']);
  });

  it('is reopened within seven days, urgently and with a new clock', async () => {
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

  it('is urged once an hour', async () => {
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

describe('who may do what', () => {
  it('a ticket is nobody else’s', async () => {
    const { data } = await report();
    expect(await codeOf(portal.call(detail, { id: data.ticketId }, await asUser(otherId)))).toBe(
      retCodes.NOT_FOUND,
    );
    expect(await codeOf(fire(data.ticketId, 'cancel', { text: '不用了' }, otherId))).toBe(retCodes.NOT_FOUND);
    expect(await codeOf(portal.call(job, { id: data.ticketId }, await asWorker()))).toBe(retCodes.NOT_FOUND);
    expect((await portal.call(list, {}, await asUser(otherId))).data.total).toBe(0);
  });

  it('a quote for an enterprise is accepted by who has its money', async () => {
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

  it('of two workers who take a ticket at once, exactly one gets it', async () => {
    const id = await insertTicket(portal.db, { reporterId, status: 'ASSIGNED' });
    const tokens = [await asWorker(), await asWorker(secondWorkerId)];
    const free = await portal.call(jobs, { tab: 'FREE' }, tokens[0]);
    expect(free.data.rows).toMatchObject([{ ticketId: id, actions: ['take'] }]);
    const answers = await Promise.all(
      tokens.map((token) => codeOf(portal.call(work, { id, event: 'take', version: 1, data: {} }, token))),
    );
    expect(answers.filter((code) => code === '000000')).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ status: 'PROCESSING', version: 2 });
  });

  it('a report is merged into an open one, whose end its reporter is told of', async () => {
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

  it('the board shows what waits with whom the system would send, and the list what is late', async () => {
    for (const status of ['CLOSED', 'PROCESSING'] as const)
      await processing({ status, finishedAt: status === 'CLOSED' ? new Date(ten) : null });
    const { data } = await report();
    const { data: shown } = await portal.call(board, {}, await asDispatcher());
    expect(shown.figures).toMatchObject({ waiting: 1, processing: 1, paused: 0, finishedInMonth: 1 });
    expect(shown.waiting).toMatchObject([
      { ticketId: data.ticketId, suggested: { workerId: secondWorkerId } },
    ]);
    expect(shown.workers.find((each) => each.workerId === workerId)?.tickets).toHaveLength(2);
    setNow(at('2026-11-30T10:00'));
    const late = await portal.call(managed, { tab: 'LATE' }, await asDispatcher());
    expect(late.data.counts).toMatchObject({ ALL: 3, LATE: 2, CLOSED: 1 });
  });

  it('assets have a number of their own and a code that stays', async () => {
    const data = { no: 'A-5F-AC02', name: '冷凝管', typeCode: 'HVAC', place: '办公楼 A 座 5 层' };
    const saved = (await portal.call(saveAsset, { data }, await asDispatcher())).data;
    expect(await codeOf(portal.call(saveAsset, { data }, await asDispatcher()))).toBe(retCodes.FIELD_REFUSED);
    const find = async () =>
      (await portal.call(assets, { keyword: 'A-5F' }, await asDispatcher())).data.rows[0];
    const before = await find();
    const changed = { id: saved.assetId, version: 1, data: { ...data, place: '办公楼 A 座 6 层' } };
    await portal.call(saveAsset, changed, await asDispatcher());
    expect(await find()).toMatchObject({ code: before?.code, data: { place: '办公楼 A 座 6 层' } });
  });
});

const isOf = (events: readonly string[], event: RepairMove) => events.includes(event);

describeTransitions<RepairState, RepairMove, RepairState>({
  states: repairStates,
  // `close` is the system's alone.
  events: repairMoves.filter((event) => event !== 'close'),
  planned: (state, event) => repairTransitions[state][event],
  next: (state, event) => nextState(repairTransitions, state, event),
  fire: async (state, event, planned) => {
    const id = await processing({
      status: state,
      closedAt: new Date(ten),
      assigneeId: workerId,
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
