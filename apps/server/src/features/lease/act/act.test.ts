import {
  type LeaseActState,
  leaseActLifecycle,
  type OfficeActEvent,
  officeActEvents,
} from '@portal/contract/lease/act-lifecycle';
import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { describe, expect, it } from 'vitest';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { codeOf } from '../../../testing/code-of.ts';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { bills } from '../../billing/bill/bill.table.ts';
import { insertUnit } from '../../building/testing/insert-building.ts';
import { insertMember, logInMember } from '../../enterprise/testing/insert-member.ts';
import { useActPark } from '../testing/act-park.ts';
import { leaseActs } from './lease-act.table.ts';
import { settleActs } from './settle-acts.ts';

const submit = 'POST /api/propertyManage/leaseAct/submit';
const ownList = 'GET /api/propertyManage/leaseAct/queryList';
const manageDetail = 'GET /api/propertyManage/leaseAct/queryManageDetail';
const manageList = 'GET /api/propertyManage/leaseAct/queryManageList';
// Noon of 21 November 2026 in Shanghai.
const today = '2026-11-21';
const dayMs = 86_400_000;

const {
  park,
  at,
  insert,
  rowOf,
  bill,
  content,
  look,
  enter,
  actOf,
  fire,
  consent,
  madeBy,
  fieldsOf,
  eventsOf,
  insertPaper,
} = useActPark();

describe('consent', () => {
  const asked = { basis: 'CONSENT' as const, fileId: '', pctX100: 500 };

  it('is given by the owner alone, and books the act', async () => {
    const id = await insert();
    await bill(id, 'RENT', '2026-09');
    const { data: entered } = await enter(id, asked);
    expect(entered.state).toBe('TO_CONSENT');
    expect(await eventsOf(park.owned.user.id)).toEqual(['LEASE_ACT_TO_CONSENT']);
    expect((await rowOf(id)).amendments).toEqual([]);
    const admin = await insertMember(park, park.owned.enterpriseId, 'ADMIN');
    expect(await codeOf(consent(entered.actId, 'agree', '', admin.token))).toBe('300002');
    expect(await codeOf(consent(entered.actId, 'agree', '', park.stranger.token))).toBe('500404');
    const { data: own } = await park.call(ownList, { contractId: id }, park.owned.token);
    expect(own.rows).toMatchObject([
      { actions: ['agree', 'refuse'], preview: { billFen: 95_351 }, askedByName: '' },
    ]);
    expect((await consent(entered.actId, 'agree')).data.state).toBe('BOOKED');
    expect(await madeBy(entered.actId)).toMatchObject([{ principalFen: 95_351 }]);
  });

  it('is refused with a reason, which the officer reads', async () => {
    const id = await insert();
    const { data: entered } = await enter(id, asked);
    expect(await codeOf(consent(entered.actId, 'refuse'))).toBe('100002');
    expect((await consent(entered.actId, 'refuse', '与谈定的不同')).data.state).toBe('REFUSED');
    expect(await eventsOf(park.officer.user.id)).toEqual(['LEASE_ACT_DECIDED']);
    const { data } = await park.call(manageDetail, { id: entered.actId }, park.officer.token);
    expect(data).toMatchObject({ refusedFor: '与谈定的不同', actions: [] });
  });

  it('is reminded of three days before it lapses, once', async () => {
    const id = await insert();
    const { data: entered } = await enter(id, asked);
    park.wait(12 * dayMs - 1);
    await settleActs(park);
    expect(await eventsOf(park.owned.user.id)).toEqual(['LEASE_ACT_TO_CONSENT']);
    park.wait(1);
    await settleActs(park);
    await settleActs(park);
    expect(await eventsOf(park.owned.user.id)).toEqual(['LEASE_ACT_TO_CONSENT', 'LEASE_ACT_TO_CONSENT']);
    park.wait(3 * dayMs);
    const owner = await logInMember(park, park.owned.user, 'OWNER');
    expect(await codeOf(consent(entered.actId, 'agree', '', owner))).toBe('500012');
    await settleActs(park);
    expect((await actOf(entered.actId)).status).toBe('LAPSED');
  });

  it('can be replaced by the signed paper', async () => {
    const id = await insert();
    const { data: entered } = await enter(id, asked);
    expect(await codeOf(fire(entered.actId, 'sign'))).toBe('100002');
    expect(await codeOf(fire(entered.actId, 'sign', { fileId: await insertPaper(park.owned.user.id) }))).toBe(
      '100002',
    );
    await fire(entered.actId, 'sign', { fileId: at.paper });
    expect(await actOf(entered.actId)).toMatchObject({ status: 'BOOKED', basis: 'SIGNED', fileId: at.paper });
  });
});

describe('the second person', () => {
  // 500,000 fen and more.
  const much = { rentFenPerMonth: 1_212_250, from: '2026-12-01' };
  const insertPaid = async () => {
    const id = await insert();
    await bill(id, 'RENT', '2026-09');
    return id;
  };

  it('is somebody else of the finance office', async () => {
    const id = await insertPaid();
    at.paper = await insertPaper(park.both.user.id);
    const { data: entered } = await enter(id, much, park.both.token);
    expect(entered.state).toBe('TO_CHECK');
    expect(await codeOf(fire(entered.actId, 'approve', {}, park.both.token))).toBe('500012');
    expect(await codeOf(fire(entered.actId, 'approve', {}, park.officer.token))).toBe('300002');
    expect(await madeBy(entered.actId)).toEqual([]);
    const { data } = await fire(entered.actId, 'approve');
    expect(data).toMatchObject({ state: 'BOOKED', preview: { billFen: 1_500_000 } });
    expect(await madeBy(entered.actId)).toMatchObject([{ principalFen: 1_500_000 }]);
  });

  it('is demanded by the database too', async () => {
    const id = await insertPaid();
    const { data: entered } = await enter(id, much);
    const book = (decidedBy: string | null) =>
      park.db.update(leaseActs).set({ status: 'BOOKED', decidedBy }).where(eq(leaseActs.id, entered.actId));
    await expect(book(null)).rejects.toThrow();
    await expect(book(park.officer.user.id)).rejects.toThrow();
  });

  it('returns with a reason, and the contract stays', async () => {
    const id = await insertPaid();
    const { data: entered } = await enter(id, much);
    expect(await codeOf(fire(entered.actId, 'return'))).toBe('100002');
    await fire(entered.actId, 'return', { reason: '协议第 2 条是 5%' });
    expect(await actOf(entered.actId)).toMatchObject({ status: 'REFUSED', refusedFor: '协议第 2 条是 5%' });
    expect((await rowOf(id)).amendments).toEqual([]);
  });

  it('books only what was entered', async () => {
    const id = await insertPaid();
    const { data: entered } = await enter(id, much);
    await park.db
      .update(bills)
      .set({ status: 'VOID' })
      .where(and(eq(bills.sourceId, id)));
    expect(await codeOf(fire(entered.actId, 'approve'))).toBe('500012');
    expect((await rowOf(id)).amendments).toEqual([]);
    expect(await codeOf(fire(entered.actId, 'withdraw'))).toBe('000000');
    const { data } = await park.call(manageList, { contractId: id }, park.treasurer.token);
    expect(data).toMatchObject({ counts: { ALL: 1, WITHDRAWN: 1 }, rows: [{ actId: entered.actId }] });
  });
});

describe('two clerks', () => {
  it('who act on one contract at once: the second is refused', async () => {
    const id = await insert();
    await bill(id, 'RENT', '2026-09');
    const { version } = await rowOf(id);
    const theirs = await insertPaper(park.colleague.user.id);
    const act = (fileId: string, token: string) =>
      codeOf(park.call(submit, { contractId: id, version, data: content({ pctX100: 500, fileId }) }, token));
    const codes = await Promise.all([act(at.paper, park.officer.token), act(theirs, park.colleague.token)]);
    expect(codes.sort()).toEqual(['000000', '500409']);
    expect(await park.db.$count(leaseActs)).toBe(1);
    expect(await park.db.$count(bills, eq(bills.status, 'UNPAID'))).toBe(1);
  });

  it('cannot have two acts open on one contract', async () => {
    const id = await insert();
    const asked = { basis: 'CONSENT' as const, fileId: '', pctX100: 500 };
    const { version } = await rowOf(id);
    const act = (token: string) =>
      codeOf(park.call(submit, { contractId: id, version, data: content(asked) }, token));
    const codes = await Promise.all([act(park.officer.token), act(park.colleague.token)]);
    expect(codes.sort()).toEqual(['000000', '500024']);
  });

  it('who approve at once book it once', async () => {
    const id = await insert();
    await bill(id, 'RENT', '2026-09');
    const { data: entered } = await enter(id, { rentFenPerMonth: 1_212_250 });
    const codes = await Promise.all([
      codeOf(fire(entered.actId, 'approve')),
      codeOf(fire(entered.actId, 'approve', {}, park.both.token)),
    ]);
    expect(codes.sort()).toEqual(['000000', '500409']);
    expect(await madeBy(entered.actId)).toHaveLength(1);
  });
});

describe('wrong input', () => {
  it('is answered at its field', async () => {
    const id = await insert();
    expect(await fieldsOf(look(id, {}))).toEqual(['100001', ['data.rentFenPerMonth']]);
    expect(await fieldsOf(enter(id, { pctX100: 1, fileId: '' }))).toEqual(['100001', ['data.fileId']]);
    expect(await fieldsOf(enter(id, { pctX100: 1, reason: '' }))).toEqual(['100001', ['data.reason']]);
    // Amounts can be seen without reason and paper.
    expect(await codeOf(look(id, { pctX100: 1 }))).toBe('000000');
    expect(await fieldsOf(look(id, { pctX100: 1, from: '2028-09-01' }))).toEqual(['100002', ['data.from']]);
    expect(await fieldsOf(look(id, { pctX100: 1, until: '2026-12-10' }))).toEqual(['100001', ['data.until']]);
    expect(await fieldsOf(look(id, { pctX100: 1, until: '2028-09-01' }))).toEqual(['100002', ['data.until']]);
    expect(await fieldsOf(look(id, { kind: 'EXTEND' }))).toEqual(['100001', ['data.to']]);
    expect(await fieldsOf(look(id, { kind: 'CYCLE' }))).toEqual(['100001', ['data.payCycle']]);
    expect(await fieldsOf(look(id, { kind: 'PAYER' }))).toEqual(['100001', ['data.enterpriseId']]);
    expect(await fieldsOf(look(id, { kind: 'UNITS' }))).toEqual(['100001', ['data.takeUnitIds']]);
    expect(await fieldsOf(enter(id, { pctX100: 1, fileId: await insertPaper(park.owned.user.id) }))).toEqual([
      '100002',
      ['data.fileId'],
    ]);
    const rich = await insert({ depositFen: 100_000 }, [
      await insertUnit(park.db, { buildingId: at.buildingId }),
    ]);
    expect(await fieldsOf(look(rich, { pctX100: 1, depositFen: 99_999 }))).toEqual([
      '100002',
      ['data.depositFen'],
    ]);
  });

  it('is refused for a contract that is not running, or one seen in an earlier version', async () => {
    expect(await codeOf(look(await insert({ status: 'TERMINATING' }), { pctX100: 1 }))).toBe('500012');
    expect(await codeOf(look(ulid(), { pctX100: 1 }))).toBe('500404');
    const id = await insert({}, [await insertUnit(park.db, { buildingId: at.buildingId })]);
    const call = park.call(
      submit,
      { contractId: id, version: 9, data: content({ pctX100: 1 }) },
      park.officer.token,
    );
    expect(await codeOf(call)).toBe('500409');
    const owner = await logInMember(park, park.owned.user, 'OWNER');
    expect(await codeOf(park.call(ownList, { contractId: id }, park.stranger.token))).toBe('500404');
    expect((await park.call(ownList, { contractId: id }, owner)).data.rows).toEqual([]);
  });
});

describeTransitions<LeaseActState, OfficeActEvent, LeaseActState>({
  states: leaseActLifecycle.states,
  events: officeActEvents,
  planned: (state, event) => leaseActLifecycle.transitions[state][event],
  next: (state, event) => nextState(leaseActLifecycle.transitions, state, event),
  fire: async (state, event, planned) => {
    const id = await insert();
    // One that waits for its day, so that no event books it at once.
    const { data: entered } = await enter(id, { basis: 'CONSENT', fileId: '', pctX100: 500 });
    const waits = { ...(await actOf(entered.actId)).content, kind: 'DEFAULT' as const, servedOn: today };
    const set = { status: state, kind: 'DEFAULT' as const, content: waits, needsSecond: true };
    await park.db
      .update(leaseActs)
      .set({ ...set, decidedBy: park.treasurer.user.id })
      .where(eq(leaseActs.id, entered.actId));
    const { header } = await fire(entered.actId, event, { reason: '协议有误', fileId: at.paper });
    expect(header.retCode).toBe(planned ? '000000' : '500012');
    expect((await actOf(entered.actId)).status).toBe(planned ?? state);
  },
});
