import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { describe, expect, it } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import {
  customRoleChanges,
  customRoleGrants,
  customRoles,
} from '../../platform/session/custom-role.table.ts';
import { testNow } from '../../testing/test-app.ts';
import { insertRole } from '../custom-role/testing/insert-role.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
import { roleGrants } from '../identity/role/role-grant.table.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { users } from '../identity/user.table.ts';
import { importRuns } from '../import/import.table.ts';
import { messages } from '../message/message.table.ts';
import { repairLogs, repairTickets } from '../repair/repair.table.ts';
import { insertTicket } from '../repair/testing/insert-ticket.ts';
import { insertTutor } from '../tutor/testing/insert-tutor.ts';
import { tutors } from '../tutor/tutor.table.ts';
import { handoverItems, handovers } from './handover.table.ts';

const detail = 'GET /api/userManage/handover/queryDetail';
const give = 'POST /api/userManage/handover/give';
const received = 'GET /api/userManage/handover/queryReceived';
const giveBack = 'POST /api/userManage/handover/giveBack';
const decideGrant = 'POST /api/userManage/roleGrant/operate';

const park = usePark(
  {
    admin: ['OP_ADMIN'],
    second: ['OP_ADMIN'],
    third: ['OP_ADMIN'],
    leaver: ['OP_ADMIN', 'OP_PROPERTY', 'REPAIR_WORKER', 'EXPERT'],
    property: ['OP_PROPERTY'],
    finance: ['OP_FINANCE'],
    worker: ['REPAIR_WORKER'],
    expert: ['EXPERT'],
  },
  {
    empties: [
      handoverItems,
      handovers,
      repairLogs,
      repairTickets,
      importRuns,
      roleGrants,
      customRoleGrants,
      customRoleChanges,
      customRoles,
      tutors,
      messages,
    ],
  },
);

const read = async () => (await park.call(detail, { id: park.leaver.user.id }, park.admin.token)).data;
const giveOn = async (kind: string, refId: string, to: string | null) =>
  (
    await park.call(
      give,
      { id: park.leaver.user.id, data: { items: [{ kind, refId, to }] } },
      park.admin.token,
    )
  ).data;
const leftOf = (kind: string, refId: string, reason: string) => ({
  given: 0,
  left: [{ kind, refId, reason }],
});

async function insertRun(kinds: (typeof importRuns.$inferInsert)['kinds'], given = {}) {
  const id = ulid();
  await park.db.insert(importRuns).values({
    id,
    no: `DR-${id.slice(-6)}`,
    fileName: '台账.xlsx',
    status: 'CHECKED',
    kinds,
    createdBy: park.leaver.user.id,
    ...given,
  });
  return id;
}

describe('an import of which nothing is written', () => {
  it('goes to a desk that may import all its kinds, and shows its new keeper', async () => {
    const id = await insertRun(['UNIT']);
    const money = await insertRun(['BILL']);
    await insertRun(['UNIT'], { status: 'DONE' });
    const items = (await read()).items.filter(({ kind }) => kind === 'IMPORT');
    expect(items.map(({ refId, takers }) => [refId, takers])).toEqual([
      [id, [park.property.user.id]],
      [money, [park.finance.user.id]],
    ]);
    expect(await giveOn('IMPORT', id, park.finance.user.id)).toEqual(
      leftOf('IMPORT', id, '这位同事不能接这件事'),
    );
    expect(await giveOn('IMPORT', id, null)).toEqual(leftOf('IMPORT', id, '这件事要指定一个人接'));
    expect(await giveOn('IMPORT', id, park.property.user.id)).toEqual({ given: 1, left: [] });
    const [run] = await park.db.select().from(importRuns).where(eq(importRuns.id, id));
    expect(run).toMatchObject({
      handlerId: park.property.user.id,
      createdBy: park.leaver.user.id,
      version: 1,
    });
    const { rows } = (await park.call('GET /api/importManage/import/queryList', {}, park.property.token))
      .data;
    expect(rows.find(({ importId }) => importId === id)?.byName).toBe(park.property.user.name);
    const [log] = await park.db.select().from(operLogs).where(eq(operLogs.entityId, id));
    expect(log).toMatchObject({ event: 'importRun.reassign', before: { handlerId: park.leaver.user.id } });
  });
});

describe('a request for a role', () => {
  async function insertRequest() {
    const id = ulid();
    const holder = await insertUser(park.db, { userType: '900', operatorRoles: ['OP_AUDIT'] });
    await park.db.insert(roleGrants).values({
      id,
      userId: holder.id,
      roleCode: 'OP_FINANCE',
      reason: '顶岗',
      createdBy: park.leaver.user.id,
    });
    return id;
  }

  it('is decided by neither who asked nor who took it over', async () => {
    const id = await insertRequest();
    const refId = `ROLE_GRANT ${id}`;
    const [item] = (await read()).items;
    expect(item).toMatchObject({ kind: 'ROLE_REQUEST', refId, stateLabel: '待批准', canRelease: false });
    expect(await giveOn('ROLE_REQUEST', refId, park.second.user.id)).toEqual({ given: 1, left: [] });
    const decide = async (event: string, token: string) =>
      (await park.call(decideGrant, { id, version: 1, event, opinion: '同意' }, token)).header.retCode;
    expect(await decide('approve', park.second.token)).toBe('300002');
    expect(await decide('approve', park.leaver.token)).toBe('300002');
    expect(await decide('withdraw', park.leaver.token)).toBe('300002');
    expect(await decide('refuse', park.third.token)).toBe('000000');
    const notices = await park.db.select().from(messages).where(eq(messages.eventCode, 'ROLE_REFUSED'));
    expect(notices.map(({ userId }) => userId)).toEqual([park.second.user.id]);
  });

  it('never goes to who is to get the role', async () => {
    const roleId = await insertRole(park.db, { name: '楼长' });
    const id = ulid();
    await park.db.insert(customRoleGrants).values({
      id,
      roleId,
      userId: park.second.user.id,
      fromDay: '2026-11-01',
      reason: '顶岗',
      createdBy: park.leaver.user.id,
    });
    const [item] = (await read()).items;
    expect(item).toMatchObject({ refId: `CUSTOM_ROLE ${id}`, barred: [park.second.user.id] });
    expect(item?.takers.toSorted()).toEqual([park.admin.user.id, park.third.user.id].sort());
    expect(await giveOn('ROLE_REQUEST', `CUSTOM_ROLE ${id}`, park.third.user.id)).toEqual({
      given: 1,
      left: [],
    });
    const [grant] = await park.db.select().from(customRoleGrants);
    expect(grant?.handlerId).toBe(park.third.user.id);
  });

  it('of other rights goes with its proposal', async () => {
    const roleId = await insertRole(park.db, { name: '楼长' });
    const id = ulid();
    const [role] = await park.db.select().from(customRoles);
    const content = role?.content;
    if (!content) throw new Error('no role');
    await park.db
      .insert(customRoleChanges)
      .values({ id, roleId, content, reason: '加一项', createdBy: park.leaver.user.id });
    expect(await giveOn('ROLE_REQUEST', `CUSTOM_ROLE ${id}`, park.third.user.id)).toEqual({
      given: 1,
      left: [],
    });
    expect((await read()).items).toEqual([]);
  });
});

describe('the hours of a tutor', () => {
  it('go to an expert who is no tutor yet, or to the office', async () => {
    const id = await insertTutor(park.db, { name: '苏见微', userId: park.leaver.user.id });
    const other = await insertUser(park.db, { userType: '900', operatorRoles: ['EXPERT'] });
    await insertTutor(park.db, { userId: other.id });
    const [item] = (await read()).items;
    expect(item).toMatchObject({
      kind: 'TUTOR',
      title: '苏见微',
      canRelease: true,
      takers: [park.expert.user.id],
    });
    expect(item?.barred).toEqual([other.id]);
    expect(await giveOn('TUTOR', id, park.expert.user.id)).toEqual({ given: 1, left: [] });
    const keeper = async () => (await park.db.select().from(tutors).where(eq(tutors.id, id)))[0]?.userId;
    expect(await keeper()).toBe(park.expert.user.id);
    await park.db.update(tutors).set({ userId: park.leaver.user.id }).where(eq(tutors.id, id));
    expect(await giveOn('TUTOR', id, null)).toEqual({ given: 1, left: [] });
    expect(await keeper()).toBeNull();
  });

  it('go to an expert once when two tutors are given at the same moment', async () => {
    const ids = [await insertTutor(park.db), await insertTutor(park.db)];
    const leavers = [park.leaver.user.id, park.second.user.id];
    for (const [at, id] of ids.entries())
      await park.db
        .update(tutors)
        .set({ userId: leavers[at] ?? '' })
        .where(eq(tutors.id, id));
    const answers = await Promise.all(
      ids.map((refId, at) =>
        park.call(
          give,
          { id: leavers[at], data: { items: [{ kind: 'TUTOR', refId, to: park.expert.user.id }] } },
          park.admin.token,
        ),
      ),
    );
    expect(answers.map(({ data }) => data.given).sort((one, other) => one - other)).toEqual([0, 1]);
  });
});

describe('a receiver', () => {
  const insert = (status: 'ASSIGNED' | 'PROCESSING' = 'PROCESSING') =>
    insertTicket(park.db, { status, assigneeId: park.leaver.user.id, title: '换阀' });
  const own = async (token = park.worker.token) => (await park.call(received, {}, token)).data;
  const assigneeOf = async (id: string) =>
    (await park.db.select().from(repairTickets).where(eq(repairTickets.id, id)))[0]?.assigneeId;
  const back = async (id = '', token = park.worker.token) =>
    (await park.call(giveBack, { id }, token)).header.retCode;

  it('sees what was given to them and gives it back, which both others learn', async () => {
    const id = await insert();
    await giveOn('REPAIR', id, park.worker.user.id);
    const [item] = await own();
    expect(item).toMatchObject({ kind: 'REPAIR', fromName: park.leaver.user.name, canGiveBack: true });
    expect(await own(park.property.token)).toEqual([]);
    expect(await back(item?.itemId, park.property.token)).toBe('500404');
    expect(await back(item?.itemId)).toBe('000000');
    expect(await assigneeOf(id)).toBe(park.leaver.user.id);
    expect(await own()).toEqual([]);
    const { given, handover } = await read();
    expect([given[0]?.isGivenBack, given[0]?.canTakeBack, handover?.state]).toEqual([true, false, 'OPEN']);
    const notices = await park.db
      .select()
      .from(messages)
      .where(eq(messages.eventCode, 'HANDOVER_GIVEN_BACK'));
    expect(notices.map(({ userId }) => userId).sort()).toEqual(
      [park.admin.user.id, park.leaver.user.id].sort(),
    );
    expect(await back(item?.itemId)).toBe('500012');
  });

  it('gives back for a day', async () => {
    await giveOn('REPAIR', await insert(), park.worker.user.id);
    const [item] = await own();
    park.wait(24 * 3_600_000);
    const token = await park.logIn({
      userId: park.worker.user.id,
      userType: '900',
      operatorRoles: ['REPAIR_WORKER'],
    });
    expect(await own(token)).toEqual([]);
    expect(await back(item?.itemId, token)).toBe('500012');
  });

  it('gives back to everyone who may do it once the giver is frozen, if that is possible', async () => {
    const id = await insert();
    const run = await insertRun(['UNIT']);
    await giveOn('REPAIR', id, park.worker.user.id);
    await giveOn('IMPORT', run, park.property.user.id);
    const setStatus = (status: 'NORMAL' | 'FROZEN') =>
      park.db.update(users).set({ status }).where(eq(users.id, park.leaver.user.id));
    await setStatus('FROZEN');
    expect(await back((await own())[0]?.itemId)).toBe('000000');
    expect(await assigneeOf(id)).toBeNull();
    const [item] = await own(park.property.token);
    const refused = await park.call(giveBack, { id: item?.itemId }, park.property.token);
    expect(refused.header).toMatchObject({
      retCode: '500012',
      retMsg: expect.stringContaining('请找管理员'),
    });
    await setStatus('NORMAL');
  });

  it('gives back once while an administrator takes back at the same moment', async () => {
    const id = await insert();
    await giveOn('REPAIR', id, park.worker.user.id);
    const [item] = await own();
    const codes = await Promise.all([
      back(item?.itemId),
      park
        .call('POST /api/userManage/handover/takeBack', { id: item?.itemId }, park.admin.token)
        .then(({ header }) => header.retCode),
    ]);
    expect(codes.sort()).toEqual(['000000', '500012']);
    expect(await assigneeOf(id)).toBe(park.leaver.user.id);
  });
});

it('prints the handover for administrators, with places to sign', async () => {
  await giveOn(
    'REPAIR',
    await insertTicket(park.db, {
      status: 'PROCESSING',
      assigneeId: park.leaver.user.id,
      createdAt: testNow,
    }),
    park.worker.user.id,
  );
  const print = (token: string) =>
    park.app.inject({
      url: `/api/userManage/handover/print?id=${park.leaver.user.id}`,
      headers: { token },
    });
  const answer = await print(park.admin.token);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toMatch(/handover-JJ/);
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await print(park.worker.token)).headers['content-type']).toContain('json');
});
