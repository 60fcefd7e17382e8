import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fileItems } from '../../platform/files/file.table.ts';
import { messages } from '../message/message.table.ts';
import { declareItems } from '../policy/declare-item.table.ts';
import { policies } from '../policy/policy.table.ts';
import {
  base,
  conditions,
  detail,
  manageDetail,
  operate,
  opine,
  settled,
  useDeclarations,
} from './testing/use-declarations.ts';

const on = useDeclarations();
const {
  code,
  fieldsOf,
  fileOf,
  begin,
  own,
  seen,
  store,
  filled,
  fire,
  decided,
  insert,
  overdue,
  opined,
  settle,
} = on;

describe('access to an application', () => {
  it('is granted to its enterprise, the office once submitted, its experts, and finance once approved', async () => {
    const id = await begin();
    expect(await code(on.portal.call(detail, { id }, on.other.token))).toBe('500404');
    expect(await code(on.portal.call(manageDetail, { id }, on.operators.officer.token))).toBe('500404');
    expect(await code(on.portal.call(operate, { id, event: 'cancel', version: 1 }, on.other.token))).toBe(
      '500404',
    );
    await store(id, await filled());
    await fire(id, 'submit');
    expect(await code(on.portal.call(manageDetail, { id }, on.operators.officer.token))).toBe('000000');
    for (const who of ['expert', 'finance'] as const)
      expect(await code(on.portal.call(manageDetail, { id }, on.operators[who].token))).toBe('500404');
    expect(
      (await on.portal.call(`GET ${base}/queryManageList`, {}, on.operators.finance.token)).data.total,
    ).toBe(0);
  });

  it('excludes related experts: they are not assigned, or not asked again after recusal', async () => {
    const id = await insert('REVIEWING');
    await opined(id);
    expect(
      await code(
        on.portal.call(
          `POST ${base}/recuse`,
          { id, data: { reason: '曾任该企业顾问' } },
          on.operators.expert.token,
        ),
      ),
    ).toBe('000000');
    expect(await code(on.portal.call(manageDetail, { id }, on.operators.expert.token))).toBe('500404');
    const all = (await on.portal.call(`GET ${base}/queryExperts`, { id }, on.operators.officer.token)).data;
    expect(all.find(({ userId }) => userId === on.operators.expert.id)).toMatchObject({ isRelated: true });
    expect(await fieldsOf(decided(id, 'assign', { expertIds: [on.operators.expert.id] }))).toEqual([
      'data.expertIds',
    ]);
    expect(await fieldsOf(decided(id, 'pass', { amountFen: 1_000_000 }))).toEqual(['data.amountFen']);
  });
});

describe('an expert’s opinion', () => {
  const works = async (who: 'expert' | 'expert2' | 'officer') => {
    const { rows } = (await on.portal.call('GET /api/workManage/todo/queryList', {}, on.operators[who].token))
      .data;
    return rows.filter(({ kind }) => kind === 'OPINION').map(({ refId, mayDecide }) => [refId, mayDecide]);
  };

  it('waits in the expert’s own queue only, until it is given', async () => {
    const id = await insert('ACCEPTED');
    await decided(id, 'assign', { expertIds: [on.operators.expert.id, on.operators.expert2.id] });
    expect(await works('expert')).toEqual([[id, true]]);
    expect(await works('expert2')).toEqual([[id, true]]);
    expect(await works('officer')).toEqual([]);
    const data = { verdict: 'PASS', amountFen: 20_000_000, opinion: '方案可行，建议支持。' };
    await on.portal.call(opine, { id, data }, on.operators.expert.token);
    expect(await works('expert')).toEqual([]);
    expect(await works('expert2')).toEqual([[id, true]]);
  });
});

describe('automatic checks', () => {
  const checked = async (id: string, who: 'officer' | 'expert' = 'officer') =>
    Object.fromEntries((await seen(id, who)).checks.map(({ check, isFine }) => [check, isFine]));
  const submitted = (fileId: string, code = 'LICENCE') => ({ [code]: { fileId, libraryId: '' } });

  it('pass if everything is there and nothing was used or granted before', async () => {
    const materials = { ...submitted(await fileOf(on.owner)), ...submitted(await fileOf(on.owner), 'PLAN') };
    const id = await insert('SUBMITTED', { materials });
    expect(await checked(id)).toMatchObject({
      MATERIALS: true,
      REUSED: true,
      DOUBLE: true,
      CONDITIONS: true,
      ROOM: true,
      EXPERTS: true,
    });
  });

  it('flag what is missing, submitted by others, granted before or no longer true', async () => {
    const [mine, theirs] = [await fileOf(on.owner), await fileOf(on.other)];
    // The same content, uploaded twice.
    await on.portal.db
      .update(fileItems)
      .set({ storageKey: 'content/same' })
      .where(inArray(fileItems.fileId, [mine, theirs]));
    await insert('REJECTED', {
      enterpriseId: on.other.enterpriseId,
      applicantId: on.other.user.id,
      materials: submitted(theirs),
    });
    const granted = { amountApprovedFen: 30_000_000, decidedAt: settled, payoutAt: settled };
    await insert('PAID_OUT', { ...granted, oncePerYear: false });
    const id = await insert('SUBMITTED', {
      oncePerYear: false,
      materials: submitted(mine),
      ruleSnapshot: {
        facts: [],
        isExempt: false,
        rules: [{ ruleId: 'r1', text: '登记满一年', required: true, result: 'MET' }],
      },
    });
    await on.portal.db
      .update(policies)
      .set({ conditions: conditions.map((rule) => ('value' in rule ? { ...rule, value: 100 } : rule)) });
    expect(await checked(id)).toMatchObject({
      MATERIALS: false,
      REUSED: false,
      DOUBLE: false,
      CONDITIONS: false,
      ROOM: false,
    });
  });

  it('are only for the office, and only before its decision', async () => {
    const id = await insert('REVIEWING');
    await opined(id);
    expect(await checked(id, 'expert')).toEqual({});
    expect(await checked(await insert('REJECTED', { oncePerYear: false }))).toEqual({});
  });
});

describe('quota and budget', () => {
  it('are not exceeded, even by two officers concurrently', async () => {
    const first = await insert('REVIEWING');
    const second = await insert('REVIEWING', {
      enterpriseId: on.other.enterpriseId,
      applicantId: on.other.user.id,
    });
    await opined(first);
    await opined(second);
    const answers = await Promise.all([
      decided(first, 'pass', { amountFen: 20_000_000 }),
      decided(second, 'pass', { amountFen: 20_000_000 }, 'chief'),
    ]);
    expect(answers.map(({ header }) => header.retCode).toSorted()).toEqual(['000000', '100002']);
    await on.portal.db.update(declareItems).set({ quota: 5 });
    const left = answers[0].header.retCode === '000000' ? second : first;
    expect(await fieldsOf(decided(left, 'pass', { amountFen: 20_000_000 }))).toEqual(['data.amountFen']);
    expect(await code(decided(left, 'pass', { amountFen: 10_000_000 }))).toBe('000000');
  });
});

describe('objections', () => {
  it('block approval until answered; an upheld one returns the application', async () => {
    const until = new Date('2026-11-25T04:00:00Z');
    const id = await insert('PUBLICITY', {
      amountApprovedFen: 20_000_000,
      dueAt: until,
      publicityUntil: until,
    });
    const data = { reason: '该企业的设备是二手的，不在支持范围。', contact: '' };
    expect(await code(on.portal.call(`POST ${base}/object`, { id, data }, on.other.token))).toBe('000000');
    expect(await code(on.portal.call(`POST ${base}/object`, { id, data }, on.other.token))).toBe('500024');
    await overdue(id);
    await settle();
    expect(await code(on.portal.call(`POST ${base}/object`, { id, data }, on.owner.token))).toBe('500012');
    const {
      objections: [objection],
      state,
    } = await seen(id);
    expect(state).toBe('PUBLICITY');
    const answer = (upholds: boolean) =>
      on.portal.call(
        `POST ${base}/decideObjection`,
        {
          id: objection?.objectionId,
          version: objection?.version,
          data: { upholds, answer: '已现场复核。' },
        },
        on.operators.officer.token,
      );
    expect((await answer(true)).data.state).toBe('REVIEWING');
    expect(await code(answer(false))).not.toBe('000000');
  });

  it('are all closed if one is upheld or the application is cancelled', async () => {
    const open = async () => {
      const until = new Date('2026-11-25T04:00:00Z');
      const id = await insert('PUBLICITY', {
        amountApprovedFen: 20_000_000,
        dueAt: until,
        publicityUntil: until,
        oncePerYear: false,
      });
      const data = { reason: '该企业的设备是二手的，不在支持范围。', contact: '' };
      for (const token of [on.other.token, on.staff])
        expect(await code(on.portal.call(`POST ${base}/object`, { id, data }, token))).toBe('000000');
      return id;
    };
    const statesOf = async (id: string) => (await seen(id)).objections.map(({ state }) => state);
    const upheld = await open();
    const [first] = (await seen(upheld)).objections;
    await on.portal.call(
      `POST ${base}/decideObjection`,
      { id: first?.objectionId, version: first?.version, data: { upholds: true, answer: '核实属实。' } },
      on.operators.officer.token,
    );
    expect(await statesOf(upheld)).toEqual(['UPHELD', 'UPHELD']);
    const dropped = await open();
    expect((await fire(dropped, 'cancel', { reason: '不做了' })).data.state).toBe('CANCELLED');
    expect(await statesOf(dropped)).toEqual(['LAPSED', 'LAPSED']);
    const notice = eq(messages.eventCode, 'OBJECTION_ANSWERED');
    expect(await on.portal.db.$count(messages, notice)).toBe(4);
  });
});

it('an overdue correction ends the application, with the reason on the policy’s page', async () => {
  const dueAt = new Date('2026-11-21T03:00:00Z');
  const id = await insert('RETURNED', {
    dueAt,
    fieldNotes: [{ target: 'form.place', text: '写明楼号', before: '一号温室' }],
  });
  expect(await code(fire(id, 'resubmit'))).toBe('500055');
  await settle();
  expect(await own(id)).toMatchObject({ state: 'REJECTED', reasonCode: 'LATE' });
  const { data } = await on.portal.call(`GET ${base}/queryRefusals`, { policyId: on.policyId });
  expect(data).toMatchObject({ decided: 1, refused: 1, reasons: [{ code: 'LATE', count: 1 }] });
});
