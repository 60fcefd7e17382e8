import {
  type OwnVentureEvent,
  ownVentureEvents,
  type VentureEvent,
  type VentureState,
  ventureEvents,
  ventureStates,
  ventureTransitions,
} from '@portal/contract/venture/terms';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '../../platform/http/context.ts';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { cases } from '../case/case.table.ts';
import { insertMember, insertOwned } from '../enterprise/testing/insert-member.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { messages } from '../message/message.table.ts';
import { insertVenture, subscription } from './testing/insert-venture.ts';
import { eraseVentures } from './venture.account-end.ts';
import { ventures } from './venture.table.ts';

const list = 'GET /api/financeManage/venture/queryList';
const detail = 'GET /api/financeManage/venture/queryDetail';
const ownList = 'GET /api/financeManage/venture/queryOwnList';
const ownDetail = 'GET /api/financeManage/venture/queryOwnDetail';
const save = 'POST /api/financeManage/venture/save';
const operate = 'POST /api/financeManage/venture/operate';
const manageList = 'GET /api/financeManage/venture/queryManageList';
const operateManage = 'POST /api/financeManage/venture/operateManage';

const now = new Date('2026-11-21T02:00:00Z');
let portal: TestApp;
type Party = Awaited<ReturnType<typeof insertOwned>>;
let team: Party;
let other: Party;
let person: { id: string; token: string };
let staff: string;
let park: string;

beforeAll(async () => {
  portal = await openTestApp(() => now);
  [team, other] = [await insertOwned(portal), await insertOwned(portal)];
  staff = (await insertMember(portal, team.enterpriseId, 'STAFF', { userType: '200' })).token;
  const { id } = await insertUser(portal.db, { userType: '100' });
  person = { id, token: await portal.logIn({ userId: id, userType: '100' }) };
  park = await portal.logIn({ userType: '900', operatorRoles: ['OP_SERVICE'] });
});
afterEach(async () => {
  for (const table of [ventures, cases, messages]) await portal.db.delete(table);
});
afterAll(() => portal.close());

const code = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
const write = (more: object = {}, token = team.token, at: object = {}) =>
  portal.call(save, { data: { ...subscription, ...more }, ...at } as never, token);
const ofTeam = () => ({ ownerUserId: team.user.id, enterpriseId: team.enterpriseId });
const found = async () =>
  (await portal.call('GET /api/searchManage/search/queryList', { keyword: '鲜花订阅', kind: 'VENTURE' })).data
    .rows.length;

describe('publishing a venture', () => {
  it('goes from draft through review to publication, and ends with its round', async () => {
    const made = (await write()).data;
    expect(made).toMatchObject({ state: 'DRAFT', actions: ['submit', 'withdraw'], no: '' });
    const id = made.ventureId;
    expect(await code(portal.call(detail, { id }))).toBe('500404');
    const sent = (await portal.call(operate, { id, event: 'submit', version: 1 }, team.token)).data;
    expect(sent.no).toMatch(/^CY\d{8}-\d{4}$/);
    const queue = await portal.call('GET /api/workManage/todo/queryList', { kind: 'VENTURE' }, park);
    expect(JSON.stringify(queue.data)).toContain(id);
    const pass = { id, event: 'pass', version: sent.version, data: { checked: ['IDENTITY'] } } as const;
    expect((await portal.call(operateManage, pass, park)).data).toMatchObject({
      state: 'PUBLISHED',
      checked: ['IDENTITY'],
      ownerName: team.name,
    });
    const shown = (await portal.call(detail, { id })).data;
    expect(shown).toMatchObject({
      name: subscription.name,
      enterprise: { name: team.name },
      checked: ['IDENTITY'],
      isOpen: true,
    });
    expect(JSON.stringify(shown)).not.toContain(subscription.contactPhone);
    expect(await found()).toBe(1);
    const notices = await portal.db.select().from(messages).where(eq(messages.userId, team.user.id));
    expect(notices.map(({ eventCode }) => eventCode)).toContain('VENTURE_MOVED');
    const closed = await portal.call(operate, { id, event: 'close', version: sent.version + 1 }, team.token);
    expect(closed.data.state).toBe('CLOSED');
    expect((await portal.call(detail, { id })).data.isOpen).toBe(false);
    expect((await portal.call(list, {})).data.total).toBe(0);
    expect(await found()).toBe(0);
    await portal.call(operate, { id, event: 'withdraw', version: closed.data.version }, team.token);
    const gone = await portal.call(detail, { id });
    expect(gone.header.retCode).toBe('500404');
    expect(gone.data).toMatchObject({ withdrawn: { at: now.getTime() } });
    const logged = await portal.db.select().from(operLogs).where(eq(operLogs.entityId, id));
    expect(JSON.stringify(logged)).not.toContain(subscription.contactPhone);
  });

  it('publishes progress at once and sends any other change to review', async () => {
    const id = await insertVenture(portal.db, ofTeam());
    const news = [{ day: '2026-11-20', title: '周订阅 2,318 户', note: '' }, ...subscription.progress];
    const notices = (await write({ progress: news.toReversed() }, team.token, { id, version: 1 })).data;
    expect(notices).toMatchObject({ state: 'PUBLISHED', version: 2 });
    expect((await portal.call(detail, { id })).data.progress[0]).toMatchObject({ title: '周订阅 2,318 户' });
    const revised = (await write({ needFen: 160_000_000 }, team.token, { id, version: 2 })).data;
    expect(revised.state).toBe('PENDING');
    expect(await code(portal.call(detail, { id }))).toBe('500404');
  });

  it('lets a person own one; staff and members of non-admitted enterprises may not start one', async () => {
    const made = (await write({}, person.token)).data;
    expect(made.state).toBe('DRAFT');
    expect((await portal.call(ownList, {}, person.token)).data.total).toBe(1);
    expect(await code(write({}, staff))).toBe('300002');
    expect(await code(write({}, park))).toBe('300002');
    const waiting = await portal.logIn({
      userType: '200',
      enterpriseId: team.enterpriseId,
      auditStatus: '1',
    });
    expect(await code(write({}, waiting))).toBe('300001');
  });
});

it('hides a venture from others before it is public, and never lets them change it', async () => {
  const id = await insertVenture(portal.db, { ...ofTeam(), status: 'PENDING' });
  const ofPerson = await insertVenture(portal.db, { ownerUserId: person.id, status: 'DRAFT' });
  const answers = await Promise.all([
    code(portal.call(detail, { id })),
    code(portal.call(ownDetail, { id }, other.token)),
    code(portal.call(ownDetail, { id }, person.token)),
    code(portal.call(ownDetail, { id }, staff)),
    code(portal.call(ownDetail, { id: ofPerson }, team.token)),
    code(portal.call(operate, { id, event: 'recall', version: 1 }, other.token)),
    code(write({}, other.token, { id, version: 1 })),
    code(write({}, team.token, { id: ofPerson, version: 1 })),
  ]);
  expect(new Set(answers)).toEqual(new Set(['500404']));
  expect((await portal.call(ownList, {}, other.token)).data.total).toBe(0);
});

it.each([
  [{ name: '' }, 'data.name'],
  [{ summary: '短' }, 'data.summary'],
  [{ fields: [] }, 'data.fields'],
  [{ needFen: 0 }, 'data.needFen'],
  [{ equityX100: 4_901 }, 'data.equityX100'],
  [{ uses: [] }, 'data.uses'],
  [{ uses: [{ name: '产线', amountFen: 150_000_001, note: '' }] }, 'data.uses'],
  [{ team: [] }, 'data.team'],
  [{ team: [{ name: '', role: '负责人' }] }, 'data.team.0.name'],
  [{ contactPhone: '' }, 'data.contactPhone'],
  [{ progress: [{ day: '2026-11-22', title: '明天', note: '' }] }, 'data.progress.0.day'],
  [{ fileId: 'missing' }, 'data.fileId'],
])('bad input names the field: %o', async (given, field) => {
  const answer = await write(given);
  expect(['100001', '100002']).toContain(answer.header.retCode);
  expect(JSON.stringify(answer.data)).toContain(field);
});

it('finds ventures by stage, field and amount, with counts', async () => {
  await insertVenture(portal.db, { ...ofTeam(), name: '“甲”', stage: 'SEED', needFen: 20_000_000 });
  await insertVenture(portal.db, { ...ofTeam(), name: '“乙”', fields: ['DIGITAL', 'SUPPLY'], talks: 2 });
  await insertVenture(portal.db, { ...ofTeam(), name: '“丙”', stage: 'A', needFen: 200_000_000 });
  await insertVenture(portal.db, { ...ofTeam(), status: 'CLOSED' });
  const names = async (input: object) =>
    (await portal.call(list, input as never)).data.rows.map(({ name }) => name);
  const all = (await portal.call(list, {})).data;
  expect(all.total).toBe(3);
  expect(all.stages).toContainEqual({ value: 'SEED', count: 1, needFen: 20_000_000 });
  expect(all.fields).toContainEqual({ value: 'SUPPLY', count: 3 });
  expect(await names({ stage: 'SEED' })).toEqual(['“甲”']);
  expect((await names({ exceptStage: 'SEED' })).toSorted()).toEqual(['“丙”', '“乙”'].toSorted());
  expect(await names({ field: 'DIGITAL' })).toEqual(['“乙”']);
  expect(await names({ need: 'SMALL' })).toEqual(['“甲”']);
  expect(await names({ need: 'MIDDLE' })).toEqual(['“乙”']);
  expect(await names({ need: 'LARGE' })).toEqual(['“丙”']);
  expect((await names({ sort: 'talks' }))[0]).toBe('“乙”');
  expect((await names({ sort: 'need' }))[0]).toBe('“丙”');
  expect(await code(portal.call(list, { stage: 'X' } as never))).toBe('100001');
});

describe('ventures', () => {
  type Walked = Exclude<VentureEvent, 'revise'>;
  describeTransitions<VentureState, Walked, VentureState>({
    states: ventureStates,
    events: ventureEvents.filter((event): event is Walked => event !== 'revise'),
    planned: (state, event) => ventureTransitions[state][event],
    next: (state, event) => nextState(ventureTransitions, state, event),
    // Saving a public venture either reports progress or starts a revision.
    special: (state, event) => state === 'PUBLISHED' && event === 'edit',
    fire: async (status, event, planned) => {
      const id = await insertVenture(portal.db, { ...ofTeam(), status });
      const answer =
        event === 'edit'
          ? await write({}, team.token, { id, version: 1 })
          : (ownVentureEvents as readonly string[]).includes(event)
            ? await portal.call(operate, { id, event: event as OwnVentureEvent, version: 1 }, team.token)
            : await portal.call(
                operateManage,
                { id, event: event as 'pass', version: 1, data: { reason: '原因' } },
                park,
              );
      const isReport = status === 'PUBLISHED' && event === 'edit';
      expect(answer.header.retCode).toBe(planned === undefined && !isReport ? '500012' : '000000');
      const [row] = await portal.db.select().from(ventures).where(eq(ventures.id, id));
      expect(row?.status).toBe(planned ?? status);
    },
  });

  it('are rejected only with a reason, and accept one of two simultaneous saves', async () => {
    const id = await insertVenture(portal.db, { ...ofTeam(), status: 'PENDING' });
    const reject = { id, event: 'reject', version: 1 } as const;
    expect(await code(portal.call(operateManage, reject, park))).toBe('100002');
    expect((await portal.call(manageList, { state: 'PENDING' }, park)).data.total).toBe(1);
    const answers = await Promise.all([
      code(portal.call(operateManage, { id, event: 'pass', version: 1 }, park)),
      code(portal.call(operate, { id, event: 'recall', version: 1 }, team.token)),
    ]);
    expect(answers.toSorted()).toEqual(['000000', '500409']);
  });
});

it("erases a person's data when their account ends", async () => {
  const id = await insertVenture(portal.db, { ownerUserId: person.id });
  const ofEnterprise = await insertVenture(portal.db, ofTeam());
  await eraseVentures(portal.db, person.id, systemContext({ ...portal, clock: { now: () => now } }));
  const rows = await portal.db.select().from(ventures);
  expect(rows.find((row) => row.id === id)).toMatchObject({
    status: 'WITHDRAWN',
    contactName: '',
    contactPhone: '',
    team: [],
  });
  expect(rows.find((row) => row.id === ofEnterprise)).toMatchObject({ status: 'PUBLISHED' });
  expect(await code(portal.call(detail, { id }))).toBe('500404');
});
