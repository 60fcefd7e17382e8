import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testNow } from '../../testing/test-app.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
import { operatorLeaves } from '../identity/operator-leave.table.ts';
import { messages } from '../message/message.table.ts';
import { repairLogs, repairTickets } from '../repair/repair.table.ts';
import { insertTicket } from '../repair/testing/insert-ticket.ts';
import { workClaims } from '../work-queue/work-claim.table.ts';

const own = 'GET /api/userManage/leave/queryOwn';
const save = 'POST /api/userManage/leave/save';
const end = 'POST /api/userManage/leave/end';
const todo = 'POST /api/workManage/todo/operate';
const todoList = 'GET /api/workManage/todo/queryList';
const dispatch = 'POST /api/propertyManage/repair/operateManage';
const board = 'GET /api/propertyManage/repair/queryBoard';
const workers = 'GET /api/propertyManage/repair/queryWorkers';

// The clock of tests stands on Saturday, 21 November 2026.
const days = { from: '2026-11-20', to: '2026-11-25' };

const park = usePark(
  {
    absent: ['OP_PROPERTY', 'REPAIR_WORKER'],
    deputy: ['OP_PROPERTY', 'REPAIR_WORKER'],
    dispatcher: ['OP_PROPERTY'],
    content: ['OP_CONTENT'],
  },
  { empties: [operatorLeaves, workClaims, repairLogs, repairTickets, messages] },
);

const enter = (data: object, token = park.absent.token) => park.call(save, { data }, token);
const leaveFor = (standInId: string | null, given: object = {}) => enter({ ...days, standInId, ...given });
const fieldsOf = async (answer: Promise<unknown>) =>
  Object.keys(((await answer) as { data: { fields?: object } }).data.fields ?? {});

describe('a leave', () => {
  it('is entered with who stands in, who learns of it', async () => {
    expect((await leaveFor(park.deputy.user.id)).header.retCode).toBe('000000');
    const { leaves, colleagues } = (await park.call(own, {}, park.absent.token)).data;
    expect(leaves).toMatchObject([{ ...days, standInName: park.deputy.user.name, canEnd: true }]);
    expect(colleagues.map(({ userId }) => userId).sort()).toEqual(
      [park.deputy.user.id, park.dispatcher.user.id].sort(),
    );
    const sent = await park.db.select().from(messages).where(eq(messages.eventCode, 'HANDOVER_STAND_IN'));
    expect(sent.map(({ userId }) => userId)).toEqual([park.deputy.user.id]);
    expect((await park.call(own, {}, park.content.token)).data.leaves).toEqual([]);
  });

  it('is refused at the field that is wrong', async () => {
    expect(await fieldsOf(leaveFor(null, { to: '2026-11-19' }))).toEqual(['data.to']);
    expect(await fieldsOf(leaveFor(null, { from: '2026-11-01', to: '2026-11-20' }))).toEqual(['data.to']);
    expect(await fieldsOf(leaveFor(null, { to: '2028-01-01' }))).toEqual(['data.to']);
    expect(await fieldsOf(leaveFor(park.content.user.id))).toEqual(['data.standInId']);
    expect(await fieldsOf(leaveFor(park.absent.user.id))).toEqual(['data.standInId']);
    await enter({ ...days, standInId: null }, park.deputy.token);
    expect(await fieldsOf(leaveFor(park.deputy.user.id))).toEqual(['data.standInId']);
    await leaveFor(null);
    expect(await fieldsOf(leaveFor(null, { from: '2026-11-25', to: '2026-11-26' }))).toEqual(['data.from']);
    expect((await leaveFor(null, { from: '2026-11-26', to: '2026-11-26' })).header.retCode).toBe('000000');
  });

  it('is entered once when it is sent twice at the same moment', async () => {
    const answers = await Promise.all([leaveFor(null), leaveFor(null)]);
    expect(answers.map(({ header }) => header.retCode).sort()).toEqual(['000000', '100002']);
  });

  it('ends by itself after its last day, and early when its owner is back', async () => {
    const { leaveId } = (await leaveFor(park.deputy.user.id)).data;
    const awayOf = async () => {
      const token = await park.logIn({
        userId: park.dispatcher.user.id,
        userType: '900',
        operatorRoles: ['OP_PROPERTY'],
      });
      const rows = (await park.call(workers, {}, token)).data;
      return rows.find(({ workerId }) => workerId === park.absent.user.id)?.awayUntil;
    };
    expect(await awayOf()).toBe(days.to);
    park.now = new Date('2026-11-26T00:00+08:00');
    expect(await awayOf()).toBeNull();
    park.now = testNow;
    expect((await park.call(end, { id: leaveId }, park.deputy.token)).header.retCode).toBe('500404');
    expect((await park.call(end, { id: leaveId }, park.absent.token)).data).toEqual({ done: true });
    expect(await awayOf()).toBeNull();
    const [kept] = await park.db.select().from(operatorLeaves);
    expect(kept).toMatchObject({ from: '2026-11-20', to: '2026-11-20' });
    expect((await park.call(end, { id: leaveId }, park.absent.token)).header.retCode).toBe('500012');
    const later = (await leaveFor(null, { from: '2026-12-01', to: '2026-12-02' })).data.leaveId;
    await park.call(end, { id: later }, park.absent.token);
    expect(await park.db.$count(operatorLeaves)).toBe(1);
  });
});

describe('while somebody is away', () => {
  it('their claims say so, are the stand-in’s work too, and can be taken over', async () => {
    const id = await insertTicket(park.db, { status: 'SUBMITTED', createdAt: testNow });
    await park.call(todo, { kind: 'REPAIR', id, event: 'claim' }, park.absent.token);
    const claim = () => park.call(todo, { kind: 'REPAIR', id, event: 'claim' }, park.deputy.token);
    expect((await claim()).header.retCode).toBe('500012');
    await leaveFor(park.deputy.user.id);
    const mine = (await park.call(todoList, { scope: 'mine' }, park.deputy.token)).data;
    expect(mine.rows).toMatchObject([
      { refId: id, claim: { awayUntil: days.to, standInName: park.deputy.user.name, isMine: false } },
    ]);
    expect(mine.counts.mine).toBe(1);
    expect((await park.call(todoList, { scope: 'mine' }, park.dispatcher.token)).data.rows).toEqual([]);
    expect((await claim()).header.retCode).toBe('000000');
    const [row] = await park.db.select().from(workClaims);
    expect(row?.claimedBy).toBe(park.deputy.user.id);
  });

  it('a ticket assigned to them goes to who stands in, and board and choice of workers show it', async () => {
    await leaveFor(park.deputy.user.id);
    const id = await insertTicket(park.db, { status: 'SUBMITTED' });
    await park.call(
      dispatch,
      { id, event: 'assign', version: 1, data: { workerId: park.absent.user.id } },
      park.dispatcher.token,
    );
    const [row] = await park.db.select().from(repairTickets).where(eq(repairTickets.id, id));
    expect(row?.assigneeId).toBe(park.deputy.user.id);
    const shown = (await park.call(board, {}, park.dispatcher.token)).data.workers;
    expect(shown.find(({ workerId }) => workerId === park.absent.user.id)).toMatchObject({
      awayUntil: days.to,
      standInName: park.deputy.user.name,
    });
    expect(shown.find(({ workerId }) => workerId === park.deputy.user.id)?.awayUntil).toBeNull();
  });

  it('nobody suggests them for new work', async () => {
    await leaveFor(null);
    await insertTicket(park.db, { status: 'SUBMITTED' });
    const { waiting } = (await park.call(board, {}, park.dispatcher.token)).data;
    expect(waiting[0]?.suggested).toMatchObject({ workerId: park.deputy.user.id });
  });
});
