import {
  type DeclareItemEvent,
  type DeclareItemState,
  declareItemEvents,
  declareItemStates,
  declareItemTransitions,
} from '@portal/contract/policy/declare-item';
import { retCodes } from '@portal/contract/ret-code';
import { eq, notInArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { readCalendar } from '../../platform/text/testing/read-calendar.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { declareItems } from './declare-item.table.ts';
import { declareItemStateOn } from './item-state.public.ts';
import { insertDeclareItem, insertPolicy } from './testing/insert-policy.ts';

const list = 'GET /api/policyManage/declareItem/queryList';
const detail = 'GET /api/policyManage/declareItem/queryDetail';
const operate = 'POST /api/policyManage/declareItem/operate';

let portal: TestApp;
let operator: string;
let policyId: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  portal = await openTestApp();
  const { db } = portal;
  await db.insert(businessData).values({ type: 'POLICY_DEPT', code: 'GREEN', name: '绿色发展处', sort: 1 });
  policyId = await insertPolicy(db);
  const other = await insertPolicy(db, { kind: 'TALENT' });
  const insert = async (key: string, given: Partial<typeof declareItems.$inferInsert>) => {
    ids[key] = await insertDeclareItem(db, { policyId, ...given });
  };
  await insert('open', { windowTo: '2026-12-10' });
  await insert('lastDay', { windowTo: '2026-11-21' });
  // The window opens by itself on its first day, without anyone's action.
  await insert('begun', { windowFrom: '2026-11-21', windowTo: '2026-12-24', status: 'COMING' });
  await insert('coming', { windowFrom: '2026-11-22', status: 'COMING' });
  await insert('over', { windowTo: '2026-11-20' });
  await insert('closedEarly', { windowTo: '2026-12-31', status: 'CLOSED' });
  await insert('reviewing', { windowTo: '2026-10-01', windowFrom: '2026-09-01', status: 'REVIEWING' });
  await insert('draft', { status: 'DRAFT' });
  await insert('talent', { windowTo: '2026-12-05', policyId: other });
  operator = await portal.logIn({ userType: '900', operatorRoles: ['OP_POLICY'] });
});

afterEach(() => portal.db.delete(declareItems).where(notInArray(declareItems.id, Object.values(ids))));
afterAll(() => portal.close());

const keysOf = (rows: { itemId: string }[]) =>
  rows.map(({ itemId }) => Object.entries(ids).find(([, id]) => id === itemId)?.[0]);

describe('queryList', () => {
  it.each([
    ['OPEN', ['lastDay', 'talent', 'open', 'begun']],
    ['COMING', ['coming']],
    ['CLOSED', ['closedEarly', 'over', 'reviewing']],
  ] as const)('%s', async (phase, expected) => {
    const { data } = await portal.call(list, { phase });
    expect(keysOf(data.rows)).toEqual(expected);
    expect(data.counts).toEqual({ OPEN: 4, COMING: 1, CLOSED: 3 });
    expect(data.total).toBe(expected.length);
  });

  it('derives the state of each item as of today', async () => {
    const { data } = await portal.call(list, { phase: 'CLOSED' });
    expect(data.rows.map((row) => row.state)).toEqual(['CLOSED', 'CLOSED', 'REVIEWING']);
  });

  it('filters items and counts by policy and kind', async () => {
    const { data } = await portal.call(list, { kind: 'TALENT' });
    expect(keysOf(data.rows)).toEqual(['talent']);
    expect(data.counts).toEqual({ OPEN: 1, COMING: 0, CLOSED: 0 });
    const own = await portal.call(list, { policyId, pageSize: 1, pageNo: 3 });
    expect(keysOf(own.data.rows)).toEqual(['begun']);
  });

  it.each([
    [{ phase: 'DRAFT' }, 'phase'],
    [{ policyId: '7' }, 'policyId'],
    [{ pageSize: 51 }, 'pageSize'],
  ])('refuses %o and names the field', async (input, field) => {
    const { header, data } = await portal.call(list, input);
    expect(header.retCode).toBe(retCodes.PARAMETER_INVALID);
    expect(data).toHaveProperty(`fields.${field}`);
  });
});

describe('queryDetail', () => {
  it('returns office, phone and form fields in order', async () => {
    const id = await insertDeclareItem(portal.db, {
      policyId,
      windowFrom: '2025-01-01',
      windowTo: '2025-01-31',
      status: 'DONE',
      formSchema: [
        { code: 'b', label: '金额', type: 'number', required: true, sort: 2, unit: '元' },
        { code: 'a', label: '地点', type: 'text', required: false, sort: 1 },
      ],
      materials: [
        { code: 'PLAN', name: '实施方案', required: true, reusable: false, templateFileId: ulid() },
      ],
    });
    const { data } = await portal.call(detail, { id });
    expect(data).toMatchObject({
      contactPhone: '000-8800017',
      departments: [{ code: 'GREEN', name: '绿色发展处' }],
      formFields: [
        { label: '地点', unit: null },
        { label: '金额', unit: '元' },
      ],
      // A form whose file is missing is not offered.
      materials: [{ code: 'PLAN', template: null }],
    });
  });

  it('refuses drafts and unknown items', async () => {
    for (const id of [ids.draft ?? '', ulid()]) {
      expect((await portal.call(detail, { id })).header.retCode).toBe(retCodes.NOT_FOUND);
    }
    expect((await portal.call(detail, { id: 'x' })).header.retCode).toBe(retCodes.PARAMETER_INVALID);
  });
});

describe('calendar', () => {
  const fileOf = (id: string) => portal.app.inject(`/policy/declaration/${id}.ics`);

  it('contains the last day of an open window, and the first as well if it is still to come', async () => {
    const open = await fileOf(ids.open ?? '');
    expect(open.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(open.body.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual(['DTSTART;VALUE=DATE:20261210']);
    expect(readCalendar(open.body)).toMatchObject([{ isAllDay: true, from: '2026-12-10', version: 1 }]);
    const coming = await fileOf(ids.coming ?? '');
    expect(coming.body.match(/\d{8}(?=\r\nTRANSP)/g)).toEqual(['20261122', '20261130']);
  });

  it('returns 404 for a draft, an unknown item and a malformed id', async () => {
    for (const id of [ids.draft ?? '', ulid(), 'x', '%00']) expect((await fileOf(id)).statusCode).toBe(404);
  });
});

describe('operate', () => {
  async function walk(state: DeclareItemState, event: DeclareItemEvent, next: DeclareItemState | undefined) {
    const { db } = portal;
    // Sets a window that fits the state, because items open and close by date.
    const window = state === 'COMING' ? { windowFrom: '2026-12-01', windowTo: '2026-12-31' } : {};
    const id = await insertDeclareItem(db, { policyId, status: state, ...window });
    const { header, data } = await portal.call(operate, { id, event, version: 1 }, operator);
    const [after] = await db.select().from(declareItems).where(eq(declareItems.id, id));
    const audit = await db.select().from(operLogs).where(eq(operLogs.entityId, id));
    if (next) {
      const begun = event === 'announce' ? 'OPEN' : next;
      expect(data).toMatchObject({ state: begun, version: 2 });
      expect(after).toMatchObject({ status: next, version: 2 });
      expect(audit).toMatchObject([{ event: `declareItem.${event}`, before: { status: state } }]);
    } else {
      expect(header.retCode).toBe(retCodes.TRANSITION_REFUSED);
      expect(after).toMatchObject({ status: state, version: 1 });
      expect(audit).toEqual([]);
    }
  }

  describeTransitions({
    states: declareItemStates,
    events: declareItemEvents,
    planned: (state, event) => declareItemTransitions[state][event],
    next: (state, event) => nextState(declareItemTransitions, state, event),
    fire: walk,
  });

  it('makes an item searchable while it is announced', async () => {
    const title = '冷链车辆更新补助';
    const id = await insertDeclareItem(portal.db, {
      policyId,
      status: 'DRAFT',
      title,
      windowFrom: '2026-12-01',
      windowTo: '2026-12-31',
    });
    const find = async () => {
      const { data } = await portal.call('GET /api/searchManage/search/queryList', { keyword: title });
      return data.rows.filter(({ step }) => step !== 'NEAREST');
    };
    expect(await find()).toEqual([]);
    await portal.call(operate, { id, event: 'announce', version: 1 }, operator);
    expect(await find()).toMatchObject([{ kind: 'DECLARE_ITEM', refId: id }]);
    await portal.call(operate, { id, event: 'retract', version: 2 }, operator);
    expect(await find()).toEqual([]);
  });

  it('refuses a stale version and an unknown item', async () => {
    const id = ids.coming ?? '';
    const stale = await portal.call(operate, { id, event: 'open', version: 7 }, operator);
    expect(stale.header.retCode).toBe(retCodes.VERSION_CONFLICT);
    const missing = await portal.call(operate, { id: ulid(), event: 'open', version: 1 }, operator);
    expect(missing.header.retCode).toBe(retCodes.NOT_FOUND);
  });

  it('lets only one of several concurrent calls succeed', async () => {
    const id = await insertDeclareItem(portal.db, { policyId, status: 'CLOSED' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => portal.call(operate, { id, event: 'review', version: 1 }, operator)),
    );
    const codes = answers.map(({ header }) => header.retCode);
    expect(codes.filter((code) => code === retCodes.SUCCESS)).toHaveLength(1);
    expect(codes.filter((code) => code === retCodes.VERSION_CONFLICT)).toHaveLength(7);
  });
});

test('every state is reachable from the draft, and only DONE is final', () => {
  const next = (state: (typeof declareItemStates)[number]) => Object.values(declareItemTransitions[state]);
  const reached = new Set<string>(['DRAFT']);
  for (const state of declareItemStates)
    if (reached.has(state)) for (const to of next(state)) reached.add(to);
  expect([...reached].sort()).toEqual([...declareItemStates].sort());
  expect(declareItemStates.filter((state) => next(state).length === 0)).toEqual(['DONE']);
});

test.each([
  ['COMING', '2026-10-31', 'COMING'],
  ['COMING', '2026-11-01', 'OPEN'],
  ['OPEN', '2026-10-31', 'OPEN'],
  ['OPEN', '2026-11-30', 'OPEN'],
  ['OPEN', '2026-12-01', 'CLOSED'],
  ['COMING', '2026-12-01', 'CLOSED'],
  ['CLOSED', '2026-11-15', 'CLOSED'],
  ['PUBLICITY', '2026-11-15', 'PUBLICITY'],
  ['DRAFT', '2026-11-15', 'DRAFT'],
] as const)('%s on %s is %s', (status, today, state) => {
  const window = { windowFrom: '2026-11-01', windowTo: '2026-11-30' };
  expect(declareItemStateOn({ status, ...window }, today)).toBe(state);
});
