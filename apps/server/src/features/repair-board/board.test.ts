import { describe, expect, it } from 'vitest';
import { insertTicket } from '../repair/testing/insert-ticket.ts';
import {
  asDispatcher,
  at,
  board,
  fireDispatch,
  fireWork,
  hour,
  managed,
  now,
  portal,
  processing,
  report,
  reporterId,
  rowOf,
  secondWorkerId,
  setNow,
  ten,
  useRepairPark,
  workerId,
} from '../repair/testing/repair-park.ts';

useRepairPark();

describe('dispatch board', () => {
  it('shows waiting tickets with a suggested worker, and late ones in the list', async () => {
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

  it('shows planned work at its hours and removes the plan when a worker hands it back', async () => {
    const { data } = await report();
    const plannedFrom = at('2026-11-23T14:00');
    await fireDispatch(data.ticketId, 'assign', { workerId, plannedFrom, minutes: 90 });
    const lane = async () => {
      const shown = (await portal.call(board, {}, await asDispatcher())).data;
      return shown.workers.find((each) => each.workerId === workerId)?.tickets;
    };
    expect(await lane()).toMatchObject([{ from: plannedFrom, to: plannedFrom + 1.5 * hour }]);
    setNow(at('2026-11-23T14:30'));
    await fireWork(data.ticketId, 'take');
    expect(await lane()).toMatchObject([{ from: now }]);
    const waiting = await insertTicket(portal.db, { reporterId, status: 'ASSIGNED', assigneeId: workerId });
    await fireDispatch(waiting, 'assign', { workerId, plannedFrom });
    await fireWork(waiting, 'handBack', { text: '赶不过去' });
    expect(await rowOf(waiting)).toMatchObject({ plannedFrom: null, plannedTo: null });
  });
});
