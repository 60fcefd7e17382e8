import { describe, expect, it } from 'vitest';
import { insertTicket } from '../repair/testing/insert-ticket.ts';
import {
  asUser,
  asWorker,
  at,
  codeOf,
  detail,
  eventsOf,
  finished,
  fire,
  fireDispatch,
  fireWork,
  hour,
  job,
  jobs,
  minute,
  now,
  otherId,
  portal,
  processing,
  report,
  reporterId,
  rowOf,
  secondWorkerId,
  setNow,
  ten,
  useRepairPark,
  work,
  workerId,
} from '../repair/testing/repair-park.ts';

useRepairPark();

describe('work on a ticket', () => {
  it('goes through quote and parts with the clock paused', async () => {
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
    // Overnight the clock is paused anyway; the pause extends the due time.
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
    const notices = closed.data.logs.map(({ event }) => event);
    expect(notices).toEqual([
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

  it('needs a photo and note to finish, an amount to quote, a reason and date to put on hold', async () => {
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

  it("shows the reporter the worker's photos and nothing internal", async () => {
    const id = await processing();
    await fireWork(id, 'note', { text: '业主脾气急' });
    const { photos, text } = await finished();
    await fireWork(id, 'finish', { photos, text });
    const own = (await portal.call(detail, { id }, await asUser())).data;
    expect(own.finishPhotos).toEqual(photos);
    expect(own.logs.map(({ event }) => event)).toEqual(['finish']);
    // The file is not in the store, but a caller without access would not get that far.
    const show = async (token: string) =>
      (await portal.app.inject({ url: `/api/fms/show/${photos[0]}_0`, headers: { token } })).statusCode;
    expect(await show(await asUser(otherId))).toBe(404);
    const theirs = (await portal.call(job, { id }, await asWorker())).data;
    expect(theirs.logs.map(({ event }) => event)).toEqual(['note', 'finish']);
  });

  it('gives a ticket to exactly one of two workers who take it at once', async () => {
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
});
