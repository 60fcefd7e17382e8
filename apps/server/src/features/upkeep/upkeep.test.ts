import { repairTypeList } from '@portal/contract/repair/terms';
import { retCodes } from '@portal/contract/ret-code';
import type { PlanContent } from '@portal/contract/upkeep/plan';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { beforeEach, expect, it } from 'vitest';
import { businessData } from '../dictionary/dictionary.table.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
import { messages } from '../message/message.table.ts';
import { repairAssets, repairTickets } from '../repair/repair.table.ts';
import { insertAsset, insertPhoto } from '../repair/testing/insert-ticket.ts';
import { enterDueUpkeep } from './enter-due.ts';
import { settleUpkeep } from './settle-ticket.public.ts';
import { type DateRow, upkeepDates, upkeepPlans } from './upkeep.table.ts';

const dayMs = 86_400_000;

const park = usePark(
  { desk: ['OP_PROPERTY'], worker: ['REPAIR_WORKER'], colleague: ['REPAIR_WORKER'], finance: ['OP_FINANCE'] },
  {
    now: new Date('2026-03-02T08:00:00+08:00'),
    empties: [upkeepDates, upkeepPlans, repairTickets, repairAssets, messages],
  },
);

let assetId: string;

beforeEach(async () => {
  await park.db
    .insert(businessData)
    .values(['GREENHOUSE', 'COLD'].map((code) => ({ type: repairTypeList, code, name: code, sort: 1 })))
    .onConflictDoNothing();
  assetId = await insertAsset(park.db);
});

const base = '/api/propertyManage/upkeep';

const content = (more: Partial<PlanContent> = {}): PlanContent => ({
  name: '卷膜电机加油',
  target: 'ASSET',
  assetId,
  typeCode: null,
  rhythm: 'MONTHS',
  months: 1,
  seasons: [],
  meterId: null,
  units: null,
  startOn: '2026-03-05',
  leadDays: 3,
  basis: 'PLANNED',
  steps: [{ text: '加黄油' }, { text: '试升降' }],
  crew: 'WORKER',
  workerId: park.worker.user.id,
  minutes: 60,
  ...more,
});

const save = (data: object, more: object = {}) =>
  park.call(`POST ${base}/savePlan`, { data, ...more }, park.desk.token);

async function savedPlan(more: Partial<PlanContent> = {}): Promise<string> {
  const { data } = await save(content(more));
  return (data as { planId: string }).planId;
}

// Sessions end while the clock moves on.
const asDesk = () =>
  park.logIn({ userId: park.desk.user.id, userType: '900', operatorRoles: ['OP_PROPERTY'] });
const asWorker = () =>
  park.logIn({ userId: park.worker.user.id, userType: '900', operatorRoles: ['REPAIR_WORKER'] });

const run = () => enterDueUpkeep(park);

const datesOf = (planId: string): Promise<DateRow[]> =>
  park.db.select().from(upkeepDates).where(eq(upkeepDates.planId, planId)).orderBy(asc(upkeepDates.id));

async function openDate(planId: string): Promise<DateRow> {
  const found = await datesOf(planId);
  const open = found.find(({ status }) => status === 'PLANNED' || status === 'TICKET');
  if (!open) throw new Error('no open date');
  return open;
}

const work = async (ticketId: string, event: string, data: object = {}) => {
  const [row] = await park.db.select().from(repairTickets).where(eq(repairTickets.id, ticketId));
  const input = { id: ticketId, event, version: row?.version, data };
  return park.call('POST /api/propertyManage/repair/work', input, await asWorker());
};

const upkeepOf = async (id: string, token?: string) =>
  (await park.call(`GET ${base}/queryTicket`, { id }, token ?? (await asWorker()))).data;

async function tickAll(ticketId: string): Promise<void> {
  const { plan } = await upkeepOf(ticketId);
  for (const { checkId } of plan?.checks ?? [])
    await park.call(`POST ${base}/tick`, { checkId, data: { isTicked: true } }, await asWorker());
}

async function finish(ticketId: string) {
  const photos = [await insertPhoto(park.db, park.worker.user.id)];
  return work(ticketId, 'finish', { text: '已加油', photos });
}

it('creates the ticket of a date by itself, with its check list, for the technician of the plan', async () => {
  const planId = await savedPlan();
  park.now = new Date('2026-03-01T08:00:00+08:00');
  await run();
  expect(await openDate(planId)).toMatchObject({ dueOn: '2026-03-05', status: 'PLANNED' });
  park.now = new Date('2026-03-02T08:00:00+08:00');
  await run();
  const { status, ticketId } = await openDate(planId);
  expect(status).toBe('TICKET');
  const [ticket] = await park.db
    .select()
    .from(repairTickets)
    .where(eq(repairTickets.id, ticketId ?? ''));
  expect(ticket).toMatchObject({
    kind: 'MAINTENANCE',
    title: '卷膜电机加油',
    assetId,
    status: 'ASSIGNED',
    assigneeId: park.worker.user.id,
    plannedFrom: new Date('2026-03-05T09:00:00+08:00'),
    plannedTo: new Date('2026-03-05T10:00:00+08:00'),
  });
  expect(await upkeepOf(ticketId ?? '')).toMatchObject({
    plan: { planId, dueOn: '2026-03-05', missed: [], checks: [{ text: '加黄油' }, { text: '试升降' }] },
    parts: [],
    canWork: false,
  });
});

it('leaves the ticket to the first technician, or to the dispatcher, as the plan says', async () => {
  const plans = [
    await savedPlan({ crew: 'TEAM', workerId: null }),
    await savedPlan({ crew: 'DESK', workerId: null }),
  ];
  await run();
  const states = [];
  for (const planId of plans) {
    const { ticketId } = await openDate(planId);
    const [ticket] = await park.db
      .select()
      .from(repairTickets)
      .where(eq(repairTickets.id, ticketId ?? ''));
    states.push([ticket?.status, ticket?.assigneeId]);
  }
  expect(states).toEqual([
    ['ASSIGNED', null],
    ['SUBMITTED', null],
  ]);
});

it('creates one ticket over two copies, and none again', async () => {
  await savedPlan();
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await park.db.$count(repairTickets)).toBe(1);
});

it('creates one ticket after months in which nothing ran, and notes the dates that passed', async () => {
  const planId = await savedPlan();
  park.now = new Date('2026-06-08T08:00:00+08:00');
  await run();
  expect(await park.db.$count(repairTickets)).toBe(1);
  expect(await openDate(planId)).toMatchObject({
    dueOn: '2026-06-05',
    missed: ['2026-03-05', '2026-04-05', '2026-05-05'],
  });
});

it.each([
  ['PLANNED', '2026-04-05'],
  ['DONE', '2026-04-09'],
] as const)('counts the next date from the %s day once every step is ticked', async (basis, next) => {
  const planId = await savedPlan({ basis });
  await run();
  const { ticketId } = await openDate(planId);
  const id = ticketId ?? '';
  await work(id, 'take');
  park.now = new Date('2026-03-09T10:00:00+08:00');
  const refused = await finish(id);
  expect(refused.data).toMatchObject({ fields: { 'data.text': expect.any(String) } });
  await tickAll(id);
  expect((await finish(id)).data).toMatchObject({ state: 'FINISHED' });
  const [done, open] = await datesOf(planId);
  expect(done).toMatchObject({ status: 'DONE', doneOn: '2026-03-09' });
  expect(open).toMatchObject({ status: 'PLANNED', dueOn: next });
});

it('lets only the technician who is working on a ticket tick its steps', async () => {
  const planId = await savedPlan();
  await run();
  const { ticketId } = await openDate(planId);
  const id = ticketId ?? '';
  const { plan } = await upkeepOf(id, park.desk.token);
  const checkId = plan?.checks[0]?.checkId ?? '';
  const tick = async (token: string) =>
    (await park.call(`POST ${base}/tick`, { checkId, data: { isTicked: true } }, token)).header.retCode;
  expect(await tick(park.worker.token)).toBe(retCodes.TRANSITION_REFUSED);
  await work(id, 'take');
  expect(await tick(park.worker.token)).toBe(retCodes.SUCCESS);
  expect(await tick(park.colleague.token)).toBe(retCodes.NOT_FOUND);
  expect(await tick(park.desk.token)).toBe(retCodes.SECURITY_STOP);
  const other = await park.call(`GET ${base}/queryTicket`, { id }, park.colleague.token);
  expect(other.header.retCode).toBe(retCodes.NOT_FOUND);
});

const operate = async (date: DateRow, event: string, data: object) =>
  park.call(`POST ${base}/operateDate`, { id: date.id, version: date.version, event, data }, park.desk.token);

it('keeps why a date was moved or skipped', async () => {
  const planId = await savedPlan();
  const first = await openDate(planId);
  expect((await operate(first, 'move', { to: null, reason: '' })).data).toMatchObject({
    fields: { 'data.reason': expect.any(String), 'data.to': expect.any(String) },
  });
  expect((await operate(first, 'move', { to: '2026-03-01', reason: '换茬' })).data).toMatchObject({
    fields: { 'data.to': expect.any(String) },
  });
  const moved = await operate(first, 'move', { to: '2026-03-20', reason: '换茬' });
  expect(moved.data).toMatchObject({ plannedOn: '2026-03-05', dueOn: '2026-03-20', state: 'PLANNED' });
  const skipped = await operate(await openDate(planId), 'skip', { reason: '电机刚换新' });
  expect(skipped.data).toMatchObject({
    state: 'SKIPPED',
    actions: [],
    history: [
      { event: 'move', fromOn: '2026-03-05', toOn: '2026-03-20', reason: '换茬' },
      { event: 'skip', fromOn: '2026-03-20', reason: '电机刚换新' },
    ],
  });
  expect(await openDate(planId)).toMatchObject({ dueOn: '2026-04-05' });
  expect((await operate(first, 'skip', { reason: '再跳' })).header.retCode).toBe(retCodes.VERSION_CONFLICT);
});

it('lets one of two decide on a date', async () => {
  const date = await openDate(await savedPlan());
  const answers = await Promise.all([
    operate(date, 'move', { to: '2026-03-20', reason: '换茬' }),
    operate(date, 'skip', { reason: '电机刚换新' }),
  ]);
  expect(answers.filter(({ header }) => header.retCode === retCodes.SUCCESS)).toHaveLength(1);
});

it('skips the date of a ticket that the dispatcher rejects, with the reason', async () => {
  const planId = await savedPlan({ crew: 'DESK', workerId: null });
  await run();
  const { ticketId } = await openDate(planId);
  const input = { id: ticketId, event: 'reject', version: 1, data: { text: '设备停用' } };
  await park.call('POST /api/propertyManage/repair/operateManage', input, park.desk.token);
  await settleUpkeep(park);
  const [skipped, open] = await datesOf(planId);
  expect(skipped).toMatchObject({ status: 'SKIPPED', reason: '设备停用' });
  expect(open).toMatchObject({ status: 'PLANNED', dueOn: '2026-04-05' });
});

it('has a date for each asset of a kind, new ones included', async () => {
  const planId = await savedPlan({ target: 'KIND', assetId: null, typeCode: 'GREENHOUSE' });
  const second = await insertAsset(park.db);
  await insertAsset(park.db, { typeCode: 'COLD' });
  await run();
  const dates = await datesOf(planId);
  expect(dates.map((date) => date.assetId).toSorted()).toEqual([assetId, second].toSorted());
  expect(dates.every(({ status }) => status === 'TICKET')).toBe(true);
});

it('ends with an asset that is closed, and goes on with the one it is merged into', async () => {
  const other = await insertAsset(park.db);
  const [closed, merged] = [
    await savedPlan({ startOn: '2026-05-05' }),
    await savedPlan({ assetId: other, startOn: '2026-05-05' }),
  ];
  const input = {
    entity: 'repairAsset',
    id: other,
    version: 1,
    data: { intoId: assetId, reason: '重复录入' },
  };
  await park.call('POST /api/serviceManage/removal/merge', input, park.desk.token);
  await run();
  expect((await datesOf(merged)).map((date) => [date.assetId, date.status])).toEqual([
    [other, 'ENDED'],
    [assetId, 'PLANNED'],
  ]);
  await park.db.update(repairAssets).set({ closedFrom: '2026-03-02' }).where(eq(repairAssets.id, assetId));
  await run();
  const plans = await park.db
    .select()
    .from(upkeepPlans)
    .where(inArray(upkeepPlans.id, [closed, merged]));
  expect(plans.map(({ status }) => status)).toEqual(['ENDED', 'ENDED']);
  const isOpen = inArray(upkeepDates.status, ['PLANNED', 'TICKET']);
  expect(await park.db.$count(upkeepDates, and(isOpen, inArray(upkeepDates.planId, [closed, merged])))).toBe(
    0,
  );
});

it('names at its field what is missing or unknown', async () => {
  const faultsOf = async (more: object) => {
    const { data } = (await save({ ...content(), ...more })) as unknown as { data: { fields: object } };
    return Object.keys(data.fields);
  };
  expect(await faultsOf({ assetId: null, workerId: null, months: null })).toEqual([
    'data.assetId',
    'data.months',
    'data.workerId',
  ]);
  expect(await faultsOf({ rhythm: 'SOLAR' })).toEqual(['data.seasons']);
  expect(await faultsOf({ rhythm: 'METER' })).toEqual(['data.meterId', 'data.units']);
  expect(await faultsOf({ assetId: ulid() })).toEqual(['data.assetId']);
  expect(await faultsOf({ workerId: park.desk.user.id })).toEqual(['data.workerId']);
  expect(await faultsOf({ target: 'KIND', typeCode: 'NONE' })).toEqual(['data.typeCode']);
  expect(await faultsOf({ steps: [] })).toEqual(['data.steps']);
});

it('follows a rule that was changed, and keeps the date before', async () => {
  const planId = await savedPlan();
  const changed = content({ rhythm: 'SOLAR', seasons: ['SUMMER'] });
  expect((await save(changed, { id: planId, version: 1 })).header.retCode).toBe(retCodes.SUCCESS);
  expect((await datesOf(planId)).map(({ dueOn, status }) => [dueOn, status])).toEqual([
    ['2026-03-05', 'ENDED'],
    ['2026-05-05', 'PLANNED'],
  ]);
  expect((await save(changed, { id: planId, version: 1 })).header.retCode).toBe(retCodes.VERSION_CONFLICT);
});

it('shows a month with what was done, is open, and follows', async () => {
  const planId = await savedPlan();
  await run();
  const { ticketId } = await openDate(planId);
  await work(ticketId ?? '', 'take');
  const calendar = async (month: string) =>
    (await park.call(`GET ${base}/queryCalendar`, { month }, await asDesk())).data.dates.map(
      ({ dueOn, state }) => [dueOn, state],
    );
  expect(await calendar('2026-03')).toEqual([['2026-03-05', 'DUE']]);
  expect(await calendar('2026-05')).toEqual([['2026-05-05', 'PLANNED']]);
  park.wait(5 * dayMs);
  expect(await calendar('2026-03')).toEqual([['2026-03-05', 'OVERDUE']]);
  await tickAll(ticketId ?? '');
  await finish(ticketId ?? '');
  expect(await calendar('2026-03')).toEqual([['2026-03-05', 'DONE']]);
  expect(await calendar('2026-04')).toEqual([['2026-04-05', 'PLANNED']]);
});

it('ends a plan for a reason; its ticket is still worked on', async () => {
  const planId = await savedPlan();
  const end = (token: string, version = 1) =>
    park.call(`POST ${base}/endPlan`, { id: planId, version, data: { reason: '外包给厂家' } }, token);
  expect((await end(park.finance.token)).header.retCode).toBe(retCodes.SECURITY_STOP);
  expect((await end(park.desk.token)).header.retCode).toBe(retCodes.SUCCESS);
  expect((await datesOf(planId)).map(({ status }) => status)).toEqual(['ENDED']);
  expect((await end(park.desk.token, 2)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  await run();
  expect(await park.db.$count(repairTickets)).toBe(0);
  const plans = await park.call(`GET ${base}/queryPlans`, { state: 'ENDED' }, park.desk.token);
  expect(plans.data.rows).toMatchObject([{ planId, state: 'ENDED' }]);
});
