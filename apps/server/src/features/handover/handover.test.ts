import { and, eq, inArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { beforeEach, describe, expect, it } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { testNow } from '../../testing/test-app.ts';
import { insertBuilding, insertUnit } from '../building/testing/insert-building.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
import { operatorLeaves } from '../identity/operator-leave.table.ts';
import { users } from '../identity/user.table.ts';
import { contracts, contractUnits } from '../lease/lease.table.ts';
import { insertContract } from '../lease/testing/insert-contract.ts';
import { messages } from '../message/message.table.ts';
import { repairLogs, repairTickets } from '../repair/repair.table.ts';
import { insertTicket } from '../repair/testing/insert-ticket.ts';
import { savedViews } from '../saved-view/saved-view.table.ts';
import { workClaims } from '../work-queue/work-claim.table.ts';
import { handoverItems, handovers } from './handover.table.ts';

const list = 'GET /api/userManage/handover/queryList';
const detail = 'GET /api/userManage/handover/queryDetail';
const save = 'POST /api/userManage/handover/save';
const give = 'POST /api/userManage/handover/give';
const takeBack = 'POST /api/userManage/handover/takeBack';
const todo = 'POST /api/workManage/todo/operate';
const todoList = 'GET /api/workManage/todo/queryList';
const freeze = 'POST /api/userManage/user/operate';
const dispatch = 'POST /api/propertyManage/repair/operateManage';
const sign = 'POST /api/propertyManage/contract/sign';
const work = 'POST /api/propertyManage/repair/work';

const park = usePark(
  {
    admin: ['OP_ADMIN'],
    second: ['OP_ADMIN'],
    leaver: ['OP_PROPERTY', 'REPAIR_WORKER'],
    dispatcher: ['OP_PROPERTY'],
    worker: ['REPAIR_WORKER'],
    content: ['OP_CONTENT'],
    tenant: 'owner',
  },
  {
    empties: [
      handoverItems,
      handovers,
      operatorLeaves,
      workClaims,
      savedViews,
      repairLogs,
      repairTickets,
      messages,
    ],
  },
);

/** A ticket that waits for a dispatcher, claimed by the leaver. */
async function claimedTicket() {
  const id = await insertTicket(park.db, { status: 'SUBMITTED', createdAt: testNow });
  await park.call(todo, { kind: 'REPAIR', id, event: 'claim' }, park.leaver.token);
  return { id, refId: `REPAIR ${id}` };
}

const heldTicket = (status: 'ASSIGNED' | 'PROCESSING' | 'QUOTED' | 'ON_HOLD', given = {}) =>
  insertTicket(park.db, { status, assigneeId: park.leaver.user.id, ...given });

async function insertView(name: string, userId = park.leaver.user.id) {
  const id = ulid();
  await park.db.insert(savedViews).values({ id, userId, list: 'bills', name, query: '', columns: '' });
  return id;
}

const read = async () => (await park.call(detail, { id: park.leaver.user.id }, park.admin.token)).data;
const giveOn = (items: { kind: string; refId: string; to: string | null }[], token = park.admin.token) =>
  park.call(give, { id: park.leaver.user.id, data: { items } }, token);
const find = async (id: string) => {
  const [row] = await park.db.select().from(repairTickets).where(eq(repairTickets.id, id));
  return row;
};
const setStatus = (status: 'NORMAL' | 'FROZEN') =>
  park.db.update(users).set({ status }).where(eq(users.id, park.leaver.user.id));

async function freezeLeaver() {
  const [user] = await park.db.select().from(users).where(eq(users.id, park.leaver.user.id));
  return park.call(
    freeze,
    { id: park.leaver.user.id, event: 'freeze', version: user?.version, reason: '离职' },
    park.admin.token,
  );
}

beforeEach(async () => {
  await setStatus('NORMAL');
  park.leaver.token = await park.logIn({
    userId: park.leaver.user.id,
    userType: '900',
    operatorRoles: ['OP_PROPERTY', 'REPAIR_WORKER'],
  });
});

describe('what a person holds', () => {
  it('is listed by kind with where it stands, when it is due and who may take it', async () => {
    const claimed = await claimedTicket();
    const ticket = await heldTicket('ON_HOLD');
    await insertView('我的逾期');
    const { items, held, colleagues } = await read();
    expect(held).toBe(3);
    expect(items.map(({ kind, refId, stateLabel }) => [kind, refId, stateLabel])).toEqual([
      ['CLAIM', claimed.refId, '报修工单 · 待受理'],
      ['REPAIR', ticket, '等配件'],
      ['SAVED_VIEW', expect.any(String), '已保存'],
    ]);
    const [claim, repair, view] = items;
    expect(claim).toMatchObject({ canRelease: true, takers: [park.dispatcher.user.id] });
    expect(repair).toMatchObject({ canRelease: true, takers: [park.worker.user.id] });
    expect(view?.takers).toHaveLength(5);
    expect(colleagues.map(({ userId }) => userId)).not.toContain(park.leaver.user.id);
    const { rows } = (await park.call(list, { pageSize: 50 }, park.admin.token)).data;
    expect(rows[0]).toMatchObject({ userId: park.leaver.user.id, held: 3, handover: null });
  });

  it('is for administrators only, and for operators only', async () => {
    const answer = await park.call(detail, { id: park.leaver.user.id }, park.dispatcher.token);
    expect(answer.header.retCode).toBe('500403');
    expect((await park.call(detail, { id: ulid() }, park.admin.token)).header.retCode).toBe('500404');
  });

  it('shows who reported a ticket themselves and so can’t repair it', async () => {
    await heldTicket('PROCESSING', { reporterId: park.worker.user.id });
    const [item] = (await read()).items;
    expect(item).toMatchObject({ takers: [], barred: [park.worker.user.id] });
    const { left } = (await giveOn([{ kind: 'REPAIR', refId: item?.refId ?? '', to: park.worker.user.id }]))
      .data;
    expect(left).toEqual([{ kind: 'REPAIR', refId: item?.refId, reason: '这位同事不能接这件事' }]);
  });
});

describe('giving work on', () => {
  it('gives each piece as the single act would, with a log row that names the handover', async () => {
    const claimed = await claimedTicket();
    const ticket = await heldTicket('QUOTED', {
      quoteFen: 8_000,
      quoteLines: [{ name: '电容', fen: 8_000 }],
    });
    const view = await insertView('我的逾期');
    const before = await find(ticket);
    const answer = await giveOn([
      { kind: 'CLAIM', refId: claimed.refId, to: park.dispatcher.user.id },
      { kind: 'REPAIR', refId: ticket, to: park.worker.user.id },
      { kind: 'SAVED_VIEW', refId: view, to: park.content.user.id },
    ]);
    expect(answer.data).toEqual({ given: 3, left: [] });
    expect(await find(ticket)).toEqual({
      ...before,
      assigneeId: park.worker.user.id,
      version: (before?.version ?? 0) + 1,
      updatedAt: park.now,
      updatedBy: park.admin.user.id,
    });
    const [claim] = await park.db.select().from(workClaims);
    expect(claim).toMatchObject({ refId: claimed.id, claimedBy: park.dispatcher.user.id });
    const [own] = await park.db.select().from(savedViews);
    expect(own?.userId).toBe(park.content.user.id);
    const { held, handover, given } = await read();
    expect([held, handover?.state, given.length]).toEqual([0, 'DONE', 3]);
    const ids = [claimed.id, ticket, view];
    const logs = await park.db.select().from(operLogs).where(inArray(operLogs.entityId, ids));
    const named = logs.filter(({ after }) => (after as { handoverNo?: string }).handoverNo === handover?.no);
    expect(named.map(({ event }) => event).sort()).toEqual([
      'repairTicket.reassign',
      'savedView.reassign',
      'work.claim',
    ]);
    const notices = await park.db.select().from(messages).where(eq(messages.eventCode, 'HANDOVER_GIVEN'));
    expect(notices.map(({ userId }) => userId).sort()).toEqual(
      [park.dispatcher.user.id, park.worker.user.id, park.content.user.id].sort(),
    );
  });

  it('puts work back where everyone can take it, if its kind allows that', async () => {
    const claimed = await claimedTicket();
    const ticket = await heldTicket('PROCESSING');
    const view = await insertView('我的逾期');
    const { data } = await giveOn([
      { kind: 'CLAIM', refId: claimed.refId, to: null },
      { kind: 'REPAIR', refId: ticket, to: null },
      { kind: 'SAVED_VIEW', refId: view, to: null },
    ]);
    expect(data).toEqual({
      given: 2,
      left: [{ kind: 'SAVED_VIEW', refId: view, reason: '这件事要指定一个人接' }],
    });
    expect(await park.db.$count(workClaims)).toBe(0);
    expect(await find(ticket)).toMatchObject({ status: 'SUBMITTED', assigneeId: null });
    expect((await read()).handover).toMatchObject({ state: 'OPEN' });
  });

  it('names the view of a name the receiver has already', async () => {
    await insertView('我的逾期', park.content.user.id);
    const view = await insertView('我的逾期');
    await giveOn([{ kind: 'SAVED_VIEW', refId: view, to: park.content.user.id }]);
    const [own] = await park.db.select().from(savedViews).where(eq(savedViews.id, view));
    expect(own).toMatchObject({ userId: park.content.user.id, name: '我的逾期 2' });
  });

  it('gives the same piece once when two hand it over at the same moment', async () => {
    const ticket = await heldTicket('PROCESSING');
    const piece = [{ kind: 'REPAIR', refId: ticket, to: park.worker.user.id }];
    const answers = await Promise.all([giveOn(piece), giveOn(piece, park.second.token)]);
    expect(answers.map(({ data }) => data.given).sort((one, other) => one - other)).toEqual([0, 1]);
    expect(await park.db.$count(handoverItems)).toBe(1);
    expect(await park.db.$count(handovers)).toBe(1);
  });

  it('takes a piece back within a day, while the receiver still holds it', async () => {
    const ticket = await heldTicket('PROCESSING');
    await giveOn([{ kind: 'REPAIR', refId: ticket, to: park.worker.user.id }]);
    const [item] = (await read()).given;
    expect(item).toMatchObject({ canTakeBack: true });
    expect((await park.call(takeBack, { id: item?.itemId }, park.admin.token)).data).toEqual({ done: true });
    expect((await find(ticket))?.assigneeId).toBe(park.leaver.user.id);
    expect((await read()).handover?.state).toBe('OPEN');
    const again = await park.call(takeBack, { id: item?.itemId }, park.admin.token);
    expect(again.header.retCode).toBe('500012');
    park.wait(1);
    await giveOn([{ kind: 'REPAIR', refId: ticket, to: park.worker.user.id }]);
    const [later] = (await read()).given;
    park.wait(25 * 3_600_000);
    const late = await park.call(
      takeBack,
      { id: later?.itemId },
      await park.logIn({ userId: park.admin.user.id, userType: '900', operatorRoles: ['OP_ADMIN'] }),
    );
    expect(late.header.retCode).toBe('500012');
  });

  it('keeps the last day, which is not over, and lists the handover in the queue of administrators', async () => {
    const { id } = park.leaver.user;
    const past = await park.call(save, { id, data: { lastDay: '2020-01-01' } }, park.admin.token);
    expect(past.data).toMatchObject({ fields: { 'data.lastDay': expect.any(String) } });
    await park.call(save, { id, data: { lastDay: '2026-12-15' } }, park.admin.token);
    expect((await read()).handover).toMatchObject({ lastDay: '2026-12-15', state: 'OPEN' });
    const { rows } = (await park.call(todoList, { kind: 'HANDOVER' }, park.admin.token)).data;
    expect(rows).toMatchObject([{ refId: id, dueAt: Date.parse('2026-12-16T00:00+08:00') }]);
    const person = await park.call(save, { id: ulid(), data: {} }, park.admin.token);
    expect(person.header.retCode).toBe('500404');
  });
});

describe('freezing an account', () => {
  it('ends claims and repairs at once, and lists what is left for the administrators', async () => {
    const claimed = await claimedTicket();
    const tickets = [
      await heldTicket('ASSIGNED'),
      await heldTicket('PROCESSING'),
      await heldTicket('QUOTED', { quoteFen: 8_000, quoteLines: [{ name: '电容', fen: 8_000 }] }),
      await heldTicket('ON_HOLD', { photos: ['a'] }),
    ];
    await insertView('我的逾期');
    expect((await freezeLeaver()).header.retCode).toBe('000000');
    expect(await park.db.$count(workClaims)).toBe(0);
    for (const id of tickets)
      expect(await find(id)).toMatchObject({ status: 'SUBMITTED', assigneeId: null, quoteFen: null });
    expect(await find(tickets[2] ?? '')).toMatchObject({ quoteLines: [{ name: '电容', fen: 8_000 }] });
    expect(await find(tickets[3] ?? '')).toMatchObject({ photos: ['a'] });
    const { held, status, handover } = await read();
    expect([held, status, handover?.state]).toEqual([1, 'FROZEN', 'OPEN']);
    const logged = (event: string, ids: string[]) =>
      park.db.$count(operLogs, and(eq(operLogs.event, event), inArray(operLogs.entityId, ids)));
    expect(await logged('repairTicket.unassign', tickets)).toBe(4);
    expect(await logged('work.release', [claimed.id])).toBe(1);
  });

  it('opens no handover for an account that holds nothing', async () => {
    await freezeLeaver();
    expect(await park.db.$count(handovers)).toBe(0);
  });

  it('leaves no claim when it happens while the account takes one', async () => {
    const id = await insertTicket(park.db, { status: 'SUBMITTED', createdAt: testNow });
    await Promise.all([
      park.call(todo, { kind: 'REPAIR', id, event: 'claim' }, park.leaver.token),
      freezeLeaver(),
    ]);
    expect(await park.db.$count(workClaims)).toBe(0);
  });

  it('leaves no ticket when it happens while the account takes one', async () => {
    const id = await heldTicket('ASSIGNED');
    const free = await insertTicket(park.db, { status: 'ASSIGNED', assigneeId: null });
    await Promise.all([
      park.call(work, { id: free, event: 'take', version: 1, data: {} }, park.leaver.token),
      freezeLeaver(),
    ]);
    const isTheirs = eq(repairTickets.assigneeId, park.leaver.user.id);
    expect(await park.db.$count(repairTickets, isTheirs)).toBe(0);
    expect(await find(id)).toMatchObject({ status: 'SUBMITTED' });
  });

  it('leaves no ticket when a dispatcher assigns one at the same moment', async () => {
    const id = await insertTicket(park.db, { status: 'SUBMITTED' });
    await Promise.all([
      park.call(
        dispatch,
        { id, event: 'assign', version: 1, data: { workerId: park.leaver.user.id } },
        park.dispatcher.token,
      ),
      freezeLeaver(),
    ]);
    const isTheirs = and(eq(repairTickets.assigneeId, park.leaver.user.id));
    expect(await park.db.$count(repairTickets, isTheirs)).toBe(0);
  });
});

describe('a contract that waits to be signed', () => {
  it('goes to a colleague of the property office, who learns why it comes back', async () => {
    const { enterpriseId } = park.tenant;
    const buildingId = await insertBuilding(park.db);
    const unitId = await insertUnit(park.db, { buildingId });
    const signBy = new Date(park.now.getTime() + 86_400_000);
    const given = { status: 'TO_SIGN' as const, createdBy: park.leaver.user.id, signBy };
    const id = await insertContract(park.db, { enterpriseId, unitIds: [unitId], ...given });
    expect((await read()).items).toMatchObject([
      { kind: 'CONTRACT', refId: id, canRelease: false, takers: [park.dispatcher.user.id] },
    ]);
    expect((await giveOn([{ kind: 'CONTRACT', refId: id, to: park.dispatcher.user.id }])).data.given).toBe(1);
    expect((await read()).held).toBe(0);
    const back = { id, event: 'refuse', version: 2, reason: '租金不对' };
    expect((await park.call(sign, back, park.tenant.token)).header.retCode).toBe('000000');
    const notices = await park.db.select().from(messages).where(eq(messages.eventCode, 'CONTRACT_REFUSED'));
    expect(notices.map(({ userId }) => userId)).toEqual([park.dispatcher.user.id]);
    await park.db.delete(contractUnits);
    await park.db.delete(contracts);
  });
});

describe('a ticket in hand', () => {
  it('is reassigned by a dispatcher with its state, clock, parts and photos', async () => {
    const id = await heldTicket('ON_HOLD', { finishPhotos: ['b'], holdUntil: '2026-12-01' });
    const before = await find(id);
    const data = { workerId: park.worker.user.id, text: '顺路' };
    const fire = (given: object, version = 1) =>
      park.call(dispatch, { id, event: 'reassign', version, data: given }, park.dispatcher.token);
    expect((await fire({ workerId: null })).data).toMatchObject({
      fields: { 'data.workerId': expect.any(String) },
    });
    expect((await fire({ workerId: park.content.user.id })).header.retCode).toBe('100002');
    expect((await fire(data)).header.retCode).toBe('000000');
    const { status, pausedAt, pausedMs, finishDueAt, holdUntil, finishPhotos, assigneeId } =
      (await find(id)) ?? {};
    expect({ status, pausedAt, pausedMs, finishDueAt, holdUntil, finishPhotos }).toEqual({
      status: before?.status,
      pausedAt: before?.pausedAt,
      pausedMs: before?.pausedMs,
      finishDueAt: before?.finishDueAt,
      holdUntil: before?.holdUntil,
      finishPhotos: before?.finishPhotos,
    });
    expect(assigneeId).toBe(park.worker.user.id);
  });
});
