import type { AmendmentContent } from '@portal/contract/lease/manage';
import {
  type ContractEvent,
  type ContractState,
  contractEvents,
  contractStates,
  contractTransitions,
  type OperatorContractEvent,
  operatorContractEvents,
  operatorRequestEvents,
  type RequestState,
  requestStates,
  requestTransitions,
} from '@portal/contract/lease/terms';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../platform/china-time.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { systemContext } from '../../platform/http/context.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { codeOf } from '../../testing/code-of.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { testNow } from '../../testing/test-app.ts';
import { bills } from '../billing/bill/bill.table.ts';
import { linesOf } from '../billing/bill/contract-lines.ts';
import { calculateBill } from '../billing/bill/draft-bills.ts';
import { insertBill } from '../billing/testing/insert-meter.ts';
import { units } from '../building/building.table.ts';
import { insertBuilding, insertUnit } from '../building/testing/insert-building.ts';
import { cases } from '../case/case.table.ts';
import { insertMember, logInMember } from '../enterprise/testing/insert-member.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
import { messages } from '../message/message.table.ts';
import { billedContracts, contractOfUnit, contractsOfEnterprise, enterDeposit } from './lease.public.ts';
import { contracts, contractUnits, leaseRequests } from './lease.table.ts';
import { settleContracts } from './settle-contracts.ts';
import { insertContract, insertRequest } from './testing/insert-contract.ts';

const list = 'GET /api/propertyManage/contract/queryList';
const detail = 'GET /api/propertyManage/contract/queryDetail';
const sign = 'POST /api/propertyManage/contract/sign';
const submit = 'POST /api/propertyManage/contractRequest/submit';
const withdraw = 'POST /api/propertyManage/contractRequest/withdraw';
const manageList = 'GET /api/propertyManage/contract/queryManageList';
const manageDetail = 'GET /api/propertyManage/contract/queryManageDetail';
const save = 'POST /api/propertyManage/contract/save';
const operate = 'POST /api/propertyManage/contract/operate';
const operateRequest = 'POST /api/propertyManage/contractRequest/operate';
const requestList = 'GET /api/propertyManage/contractRequest/queryManageList';

const today = '2026-11-21';
const park = usePark(
  { owned: 'owner', stranger: 'owner' },
  { empties: [bills, contractUnits, leaseRequests, contracts, messages, units] },
);
let unitId: string;
let buildingId: string;

beforeAll(async () => {
  buildingId = await insertBuilding(park.db, { name: '1号温室片区' });
});
beforeEach(async () => {
  unitId = await insertUnit(park.db, { buildingId });
});

const officer = () => park.logIn({ userType: '900', operatorRoles: ['OP_PROPERTY'] });
const treasurer = () => park.logIn({ userType: '900', operatorRoles: ['OP_FINANCE'] });
const owner = () => logInMember(park, park.owned.user, 'OWNER');
const insert = (given: Partial<typeof contracts.$inferInsert> = {}, of = [unitId]) =>
  insertContract(park.db, { enterpriseId: park.owned.enterpriseId, unitIds: of, ...given });
const rowOf = async (id: string) => {
  const [row] = await park.db.select().from(contracts).where(eq(contracts.id, id));
  if (!row) throw new Error('no such contract');
  return row;
};
const unitOf = async (id = unitId) => (await park.db.select().from(units).where(eq(units.id, id)))[0];
const fire = async (id: string, event: OperatorContractEvent, data: object = {}) => {
  const { version } = await rowOf(id);
  return park.call(operate, { id, event, version, data }, await officer());
};
const settle = () => settleContracts(park);
const eventsOf = async (userId: string) =>
  (await park.db.select().from(messages).where(eq(messages.userId, userId))).map(
    ({ eventCode }) => eventCode,
  );
const later = new Date(testNow.getTime() + 86_400_000);

const terms = (more: object = {}) => ({
  enterpriseId: park.owned.enterpriseId,
  unitIds: [unitId],
  kind: 'RENT' as const,
  from: '2026-12-01',
  to: '2028-11-30',
  rentFenPerMonth: 97_000,
  payCycle: 3 as const,
  freeDays: 15,
  depositFen: 200_000,
  escalations: [{ from: '2027-12-01', pctX100: 300 }],
  propertyFeeFenPerM2Month: 120,
  lateFeePpmPerDay: 500,
  noticeDays: 60,
  fileId: '',
  ...more,
});

describe('from draft to signature', () => {
  it('is drafted, sent, confirmed by the owner, and begins on its day', async () => {
    const { data: saved } = await park.call(save, { data: terms() }, await officer());
    const id = saved.contractId;
    expect((await park.call(list, {}, await owner())).data.rows).toEqual([]);
    expect((await fire(id, 'send')).data).toMatchObject({ state: 'TO_SIGN', actions: [] });
    expect(await unitOf()).toMatchObject({ state: 'RESERVED', enterpriseId: null });
    expect(await eventsOf(park.owned.user.id)).toEqual(['CONTRACT_TO_SIGN']);
    const { data: shown } = await park.call(detail, { id }, await owner());
    expect(shown).toMatchObject({
      signActions: ['confirm', 'refuse'],
      requestActions: [],
      place: expect.stringContaining('1号温室片区'),
      steps: [{ rentFenPerMonth: 97_000 }, { from: '2027-12-01', rentFenPerMonth: 99_910 }],
      propertyFeeFenPerMonth: 12_000,
    });
    const version = shown.version;
    expect(await codeOf(park.call(sign, { id, event: 'confirm', version }, park.stranger.token))).toBe(
      '500404',
    );
    const admin = await insertMember(park, park.owned.enterpriseId, 'ADMIN');
    expect(await codeOf(park.call(sign, { id, event: 'confirm', version }, admin.token))).toBe('300002');
    const signed = await park.call(sign, { id, event: 'confirm', version }, await owner());
    expect(signed.data.state).toBe('SIGNED');
    park.now = new Date('2026-11-30T15:59:59Z');
    await settle();
    expect((await rowOf(id)).status).toBe('SIGNED');
    park.wait(1_000);
    await settle();
    // It does not begin before its deposit is paid.
    expect((await rowOf(id)).status).toBe('SIGNED');
    const { depositFen: amountFen } = await rowOf(id);
    await inTransaction(park.db, (tx) =>
      enterDeposit(tx, systemContext(park), {
        contractId: id,
        billId: 'bill',
        amountFen,
      }),
    );
    await settle();
    expect((await rowOf(id)).status).toBe('ACTIVE');
    expect(await unitOf()).toMatchObject({ state: 'LEASED', enterpriseId: park.owned.enterpriseId });
  });

  it('returns to draft with a reason, which frees its units for others', async () => {
    const { data: saved } = await park.call(save, { data: terms() }, await officer());
    const id = saved.contractId;
    await fire(id, 'send');
    const answer = async (reason: string) => {
      const { version } = await rowOf(id);
      return park.call(sign, { id, event: 'refuse', version, reason }, await owner());
    };
    expect(await codeOf(answer(''))).toBe('100002');
    expect((await answer('租金与谈定的不同')).data.state).toBe('DRAFT');
    expect(await unitOf()).toMatchObject({ state: 'VACANT' });
    const { data } = await park.call(manageDetail, { id }, await officer());
    expect(data).toMatchObject({ refusedFor: '租金与谈定的不同', actions: ['edit', 'send', 'discard'] });
    const other = await insert({ status: 'DRAFT', enterpriseId: park.stranger.enterpriseId });
    expect(await codeOf(fire(other, 'send'))).toBe('000000');
    expect(await codeOf(fire(id, 'send'))).toBe('500012');
  });

  it('names each invalid field of a draft', async () => {
    const fields = async (more: object) => {
      const answer = await park.call(save, { data: terms(more) }, await officer());
      return [answer.header.retCode, Object.keys((answer.data as { fields?: object }).fields ?? {})];
    };
    expect(await fields({ to: '2026-12-01' })).toEqual(['100001', ['data.to', 'data.escalations.0.from']]);
    expect(await fields({ escalations: [{ from: '2026-12-01', pctX100: 1 }] })).toEqual([
      '100001',
      ['data.escalations.0.from'],
    ]);
    expect(await fields({ unitIds: [buildingId] })).toEqual(['100002', ['data.unitIds']]);
    expect(await fields({ enterpriseId: buildingId })).toEqual(['100002', ['data.enterpriseId']]);
    expect(await fields({ fileId: buildingId })).toEqual(['100002', ['data.fileId']]);
  });

  it('is void after fifteen days without an answer', async () => {
    const id = await insert({ status: 'TO_SIGN', signBy: later });
    park.now = new Date(later.getTime() - 1);
    await settle();
    expect((await rowOf(id)).status).toBe('TO_SIGN');
    park.wait(1);
    const { version } = await rowOf(id);
    expect(await codeOf(park.call(sign, { id, event: 'confirm', version }, await owner()))).toBe('500012');
    await settle();
    expect((await rowOf(id)).status).toBe('VOID');
    expect(await eventsOf(park.owned.user.id)).toEqual(['CONTRACT_VOID']);
    expect(await unitOf()).toMatchObject({ state: 'VACANT' });
  });
});

describe('exclusive units', () => {
  it('only one of two concurrently sent contracts gets the unit', async () => {
    const drafts = await Promise.all([
      insert({ status: 'DRAFT' }),
      insert({ status: 'DRAFT', enterpriseId: park.stranger.enterpriseId }),
    ]);
    const codes = await Promise.all(drafts.map((id) => codeOf(fire(id, 'send'))));
    expect(codes.sort()).toEqual(['000000', '500012']);
  });

  it('the database refuses a second contract for the same days but not for later ones', async () => {
    await insert({ from: '2026-01-01', to: '2026-12-31' });
    await expect(insert({ from: '2026-12-31', to: '2027-12-31' })).rejects.toThrow();
    await expect(insert({ from: '2027-01-01', to: '2027-12-31' })).resolves.toBeTruthy();
  });

  it('units under repair cannot be let', async () => {
    await park.db.update(units).set({ state: 'MAINTENANCE' }).where(eq(units.id, unitId));
    expect(await codeOf(fire(await insert({ status: 'DRAFT' }), 'send'))).toBe('500012');
  });
});

describe('the calendar', () => {
  it('announces the end sixty days ahead, and ends the contract after its last day', async () => {
    const id = await insert({ to: addDays(today, 61) });
    await settle();
    expect((await rowOf(id)).status).toBe('ACTIVE');
    park.wait(86_400_000);
    await settle();
    await settle();
    expect((await rowOf(id)).status).toBe('EXPIRING');
    expect(await eventsOf(park.owned.user.id)).toEqual(['CONTRACT_EXPIRING']);
    park.wait(60 * 86_400_000);
    await settle();
    expect((await rowOf(id)).status).toBe('EXPIRING');
    park.wait(86_400_000);
    await settle();
    expect((await rowOf(id)).status).toBe('EXPIRED');
    expect(await unitOf()).toMatchObject({ state: 'VACANT', enterpriseId: null });
  });
});

describe('requests', () => {
  const ask = async (contractId: string, kind: 'RENEW' | 'CHANGE' | 'LEAVE', requestedDay: string | null) =>
    park.call(submit, { data: { contractId, kind, requestText: '面积不变', requestedDay } }, await owner());
  const decide = async (
    id: string,
    event: 'take' | 'agree' | 'refuse',
    answer = '',
    data: AmendmentContent | null = null,
  ) => {
    const [row] = await park.db.select().from(leaseRequests).where(eq(leaseRequests.id, id));
    const version = row?.version ?? 0;
    return park.call(operateRequest, { id, event, version, answer, data }, await officer());
  };

  it('a renewal becomes a draft; once confirmed, the old contract is renewed and runs on', async () => {
    const id = await insert({ to: '2026-12-31', status: 'EXPIRING' });
    expect(await codeOf(ask(id, 'RENEW', '2026-12-31'))).toBe('100002');
    const { data } = await ask(id, 'RENEW', '2028-12-31');
    expect(data).toMatchObject({ state: 'SUBMITTED', mayWithdraw: true });
    expect(await codeOf(ask(id, 'RENEW', '2028-12-31'))).toBe('500024');
    expect(await codeOf(decide(data.requestId, 'agree'))).toBe('500012');
    await decide(data.requestId, 'take');
    expect((await decide(data.requestId, 'agree', '按原租金')).data.state).toBe('AGREED');
    expect(await eventsOf(park.owned.user.id)).toEqual(['LEASE_REQUEST_AGREED']);
    const [next] = await park.db.select().from(contracts).where(eq(contracts.parentContractId, id));
    expect(next).toMatchObject({ status: 'DRAFT', from: '2027-01-01', to: '2028-12-31' });
    const nextId = next?.id ?? '';
    await fire(nextId, 'send');
    const { version } = await rowOf(nextId);
    await park.call(sign, { id: nextId, event: 'confirm', version }, await owner());
    expect((await rowOf(id)).status).toBe('RENEWED');
    expect(await unitOf()).toMatchObject({ state: 'LEASED' });
    expect((await contractOfUnit(park.db, unitId, '2026-12-31'))?.id).toBe(id);
    expect(await contractOfUnit(park.db, unitId, '2027-01-01')).toBeUndefined();
    park.now = new Date('2026-12-31T16:00:00Z');
    await settle();
    expect((await contractOfUnit(park.db, unitId, '2027-01-01'))?.id).toBe(nextId);
    expect(
      (await contractsOfEnterprise(park.db, park.owned.enterpriseId, '2026-12-31')).map((one) => one.id),
    ).toEqual([id]);
  });

  it('an agreed change alters the terms and the bills from its day on', async () => {
    const id = await insert({ rentFenPerMonth: 300_000, payCycle: 1 });
    const { data } = await ask(id, 'CHANGE', null);
    await decide(data.requestId, 'take');
    const terms = { from: '2027-01-16', rentFenPerMonth: 250_000, propertyFeeFenPerM2Month: 100 };
    const agree = (from: string) => decide(data.requestId, 'agree', '', { ...terms, from });
    expect(await codeOf(agree(today))).toBe('100002');
    expect(await codeOf(agree('2028-01-01'))).toBe('100002');
    expect((await agree(terms.from)).data).toMatchObject({ state: 'AGREED', rentFenPerMonth: 300_000 });
    expect((await rowOf(id)).amendments).toMatchObject([{ ...terms, requestId: data.requestId }]);
    const [contract] = await contractsOfEnterprise(park.db, park.owned.enterpriseId, today);
    if (!contract) throw new Error('no contract');
    const rents = linesOf(contract, 'RENT', '2027-01').map(({ term, unitPriceE4 }) => [
      term?.days,
      unitPriceE4 / 100,
    ]);
    expect(rents).toEqual([
      [15, 300_000],
      [16, 250_000],
    ]);
  });

  it('an agreed change alters drafts, and is refused inside of what is billed, where an act books it', async () => {
    const id = await insert({ rentFenPerMonth: 300_000, payCycle: 1 });
    const [contract] = await contractsOfEnterprise(park.db, park.owned.enterpriseId, today);
    if (!contract) throw new Error('no contract');
    const january = calculateBill(
      linesOf(contract, 'RENT', '2027-01'),
      { fromX100: null, toX100: null, multiplier: 1 },
      90_000,
    );
    const ofJanuary = {
      enterpriseId: park.owned.enterpriseId,
      sourceId: id,
      contractId: id,
      period: '2027-01',
    };
    const billId = await insertBill(park.db, { ...ofJanuary, ...january, feeCode: 'RENT', status: 'UNPAID' });
    const { data } = await ask(id, 'CHANGE', null);
    await decide(data.requestId, 'take');
    const terms = { from: '2027-01-16', rentFenPerMonth: 250_000, propertyFeeFenPerM2Month: 100 };
    const refused = await decide(data.requestId, 'agree', '', terms);
    expect(refused).toMatchObject({
      header: { retCode: '100002' },
      data: { fields: { 'data.from': expect.any(String) } },
    });
    expect((await rowOf(id)).amendments).toEqual([]);
    await park.db.update(bills).set({ status: 'DRAFT', issueDate: null }).where(eq(bills.id, billId));
    expect((await decide(data.requestId, 'agree', '', terms)).data).toMatchObject({ state: 'AGREED' });
    // 3,000.00 × 15 ÷ 31 + 2,500.00 × 16 ÷ 31
    const [draft] = await park.db.select().from(bills).where(eq(bills.id, billId));
    expect(draft).toMatchObject({ status: 'DRAFT', principalFen: 145_161 + 129_032 });
  });

  it('leaving is requested by the owner, and the property office records the handover', async () => {
    const id = await insert({ depositFen: 100_000 });
    const admin = await insertMember(park, park.owned.enterpriseId, 'ADMIN');
    const requestText = {
      contractId: id,
      kind: 'LEAVE' as const,
      requestText: '搬走',
      requestedDay: '2027-02-28',
    };
    expect(await codeOf(park.call(submit, { data: requestText }, admin.token))).toBe('300002');
    expect(await codeOf(ask(id, 'LEAVE', addDays(today, 59)))).toBe('100002');
    const { data } = await ask(id, 'LEAVE', addDays(today, 60));
    await decide(data.requestId, 'take');
    await decide(data.requestId, 'agree');
    expect(await rowOf(id)).toMatchObject({ status: 'TERMINATING', leaveOn: addDays(today, 60) });
    expect(await codeOf(fire(id, 'handOver'))).toBe('100002');
    expect((await fire(id, 'handOver', { handover: '苗床缺一处' })).data).toMatchObject({
      state: 'TERMINATING',
      handover: '苗床缺一处',
    });
    const { version } = await rowOf(id);
    const again = { id, event: 'handOver', version, data: { handover: '完好' } };
    expect(await codeOf(park.call(operate, again, await treasurer()))).toBe('500403');
  });

  it('a refusal needs an answer; only its own enterprise can withdraw a request', async () => {
    const id = await insert();
    const { data } = await ask(id, 'CHANGE', null);
    await decide(data.requestId, 'take');
    expect(await codeOf(decide(data.requestId, 'refuse'))).toBe('100002');
    const back = { id: data.requestId, version: 2 };
    expect(await codeOf(park.call(withdraw, back, park.stranger.token))).toBe('500404');
    expect((await park.call(withdraw, back, await owner())).data.state).toBe('WITHDRAWN');
    const { counts } = (await park.call(requestList, {}, await officer())).data;
    expect(counts).toMatchObject({ ALL: 1, WITHDRAWN: 1 });
  });
});

it('hides contracts from other enterprises and from staff', async () => {
  const id = await insert();
  expect(await codeOf(park.call(detail, { id }, park.stranger.token))).toBe('500404');
  expect((await park.call(list, {}, park.stranger.token)).data.rows).toEqual([]);
  const staff = await insertMember(park, park.owned.enterpriseId, 'STAFF');
  expect(await codeOf(park.call(list, {}, staff.token))).toBe('300002');
  const { data } = await park.call(manageList, { keyword: park.owned.name }, await officer());
  expect(data.rows).toMatchObject([{ contractId: id, enterpriseName: park.owned.name }]);
});

const isByOperator = (event: ContractEvent): event is OperatorContractEvent =>
  (operatorContractEvents as readonly ContractEvent[]).includes(event);

describeTransitions<ContractState, ContractEvent, ContractState>({
  states: contractStates,
  events: contractEvents,
  planned: (state, event) => contractTransitions[state][event],
  next: (state, event) => nextState(contractTransitions, state, event),
  // Events of enterprises, requests and the calendar are tested above.
  special: (_state, event) => !isByOperator(event),
  fire: async (state, event, planned) => {
    if (!isByOperator(event)) return;
    const id = await insert({ status: state, handover: '完好', signBy: later });
    const { header } = await fire(id, event, { handover: '完好' });
    expect(header.retCode).toBe(planned ? '000000' : '500012');
    expect((await rowOf(id)).status).toBe(planned ?? state);
  },
});

describeTransitions<RequestState, (typeof operatorRequestEvents)[number], RequestState>({
  states: requestStates,
  events: operatorRequestEvents,
  planned: (state, event) => requestTransitions[state][event],
  next: (state, event) => nextState(requestTransitions, state, event),
  fire: async (state, event, planned) => {
    const id = await insertRequest(park.db, { contractId: await insert(), status: state });
    const input = { id, event, version: 1, answer: '已电话说明' };
    const { header } = await park.call(operateRequest, input, await officer());
    expect(header.retCode).toBe(planned ? '000000' : '500012');
    const [row] = await park.db.select().from(leaseRequests).where(eq(leaseRequests.id, id));
    expect(row?.status).toBe(planned ?? state);
  },
});

it('a draft that was never sent has no case', async () => {
  const id = await insert({ status: 'DRAFT' });
  await fire(id, 'discard');
  expect(await park.db.$count(cases, eq(cases.bizId, id))).toBe(0);
});

it('bills find all contracts of a day, page by page, with their rents and units', async () => {
  const ids = [await insert(), await insert({}, [await insertUnit(park.db, { buildingId })])].sort();
  await insert({ status: 'DRAFT' });
  const first = await billedContracts(park.db, { from: today, to: today }, '', 1);
  expect(first).toMatchObject([{ id: ids[0], rentFenPerMonth: 2_136_950, lateFeePpmPerDay: 500 }]);
  expect(first[0]?.units).toMatchObject([{ areaX100: 10_000 }]);
  const rest = await billedContracts(park.db, { from: today, to: today }, ids[0] ?? '', 10);
  expect(rest.map(({ id }) => id)).toEqual([ids[1]]);
  expect(await billedContracts(park.db, { from: '2028-01-01', to: '2028-01-01' }, '', 10)).toEqual([]);
});
