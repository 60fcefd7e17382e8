import {
  type DeclarationEvent,
  type DeclarationState,
  declarationEvents,
  declarationStates,
  declarationTransitions,
  declarerEvents,
  officeEvents,
} from '@portal/contract/declaration-terms';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { cases } from '../case/case.table.ts';
import { insertMember, insertOwned } from '../enterprise/testing/insert-member.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { messages } from '../message/message.table.ts';
import { declareItems } from '../policy/declare-item.table.ts';
import { policies } from '../policy/policy.table.ts';
import { insertDeclareItem, insertPolicy } from '../policy/testing/insert-policy.ts';
import {
  declarationObjections,
  declarationOpinions,
  declarations,
  materialLibrary,
} from './declaration.table.ts';
import { settleDeclarations } from './settle-declarations.ts';
import { insertDeclaration, insertMaterial, insertOpinion } from './testing/insert-declaration.ts';

const base = '/api/policyManage/declaration' as const;
const detail = `GET ${base}/queryDetail` as const;
const manageDetail = `GET ${base}/queryManageDetail` as const;
const start = `POST ${base}/start` as const;
const save = `POST ${base}/save` as const;
const operate = `POST ${base}/operate` as const;
const decide = `POST ${base}/decide` as const;
const opine = `POST ${base}/opine` as const;
const pay = `POST ${base}/pay` as const;

// Saturday noon in Shanghai.
const noon = new Date('2026-11-21T04:00:00Z');
const clock = noon;
const settled = new Date('2026-11-21T03:00:00Z');
let portal: TestApp;
type Party = Awaited<ReturnType<typeof insertOwned>>;
let owner: Party;
let other: Party;
let staff: string;
const operators: Record<
  'officer' | 'chief' | 'finance' | 'expert' | 'expert2',
  { id: string; token: string }
> = {} as never;
let policyId: string;
let itemId: string;

const formSchema = [
  { code: 'place', label: '实施地点', type: 'text' as const, required: true, sort: 1 },
  { code: 'applyAmount', label: '申请金额', type: 'number' as const, required: true, sort: 2, unit: '元' },
  { code: 'summary', label: '项目概要', type: 'textarea' as const, required: true, sort: 3, minLength: 5 },
];
const asked = [
  { code: 'LICENCE', name: '营业执照', required: true, reusable: true, templateFileId: null },
  { code: 'PLAN', name: '实施方案', required: true, reusable: false, templateFileId: null },
];
const conditions = [
  {
    ruleId: 'r1',
    kind: 'AUTO' as const,
    text: '登记满一年',
    required: true,
    dataSource: 'PROFILE' as const,
    field: 'registeredYears',
    op: 'ge' as const,
    value: 1,
  },
  {
    ruleId: 'r2',
    kind: 'MANUAL' as const,
    text: '能耗降幅达到15%',
    required: true,
    dataSource: 'MANUAL' as const,
  },
];

beforeAll(async () => {
  portal = await openTestApp(() => clock);
  owner = await insertOwned(portal);
  other = await insertOwned(portal);
  staff = (await insertMember(portal, owner.enterpriseId, 'STAFF')).token;
  const roles = {
    officer: 'OP_POLICY',
    chief: 'OP_POLICY',
    finance: 'OP_FINANCE',
    expert: 'EXPERT',
    expert2: 'EXPERT',
  } as const;
  for (const [name, role] of Object.entries(roles) as [
    keyof typeof roles,
    (typeof roles)[keyof typeof roles],
  ][]) {
    const user = await insertUser(portal.db, { userType: '900', operatorRoles: [role] });
    const token = await portal.logIn({
      userId: user.id,
      userAccId: user.userAccId,
      userType: '900',
      operatorRoles: [role],
    });
    operators[name] = { id: user.id, token };
  }
});
beforeEach(async () => {
  policyId = await insertPolicy(portal.db, { conditions });
  itemId = await insertDeclareItem(portal.db, {
    policyId,
    formSchema,
    materials: asked,
    quota: 1,
    budgetFen: 30_000_000,
  });
});
afterEach(async () => {
  for (const table of [
    declarationObjections,
    declarationOpinions,
    declarations,
    materialLibrary,
    cases,
    messages,
    declareItems,
    policies,
  ])
    await portal.db.delete(table);
});
afterAll(() => portal.close());

const code = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
const fieldsOf = async (answer: Promise<unknown>, retCode = '100002') => {
  const { header, data } = (await answer) as { header: { retCode: string }; data: { fields?: object } };
  expect(header.retCode).toBe(retCode);
  return Object.keys(data.fields ?? {});
};
const fileOf = ({ user, enterpriseId }: Party, purpose?: string) =>
  insertMaterial(portal.db, { ownerUserId: user.id, ownerEnterpriseId: enterpriseId }, purpose);
const begin = async (by = owner) => (await portal.call(start, { itemId }, by.token)).data.declarationId;
const own = async (id: string, by = owner) => (await portal.call(detail, { id }, by.token)).data;
const seen = async (id: string, by: keyof typeof operators = 'officer') =>
  (await portal.call(manageDetail, { id }, operators[by].token)).data;
const store = async (id: string, data: object, by = owner.token) => {
  const { version } = await own(id);
  return portal.call(save, { id, version, data }, by);
};
const filled = async () => ({
  form: { place: '一号温室', applyAmount: '240000', summary: '更换保温幕两道。' },
  materials: { LICENCE: { fileId: await fileOf(owner) }, PLAN: { fileId: await fileOf(owner) } },
});
const fire = async (
  id: string,
  event: (typeof declarerEvents)[number],
  data: object = { commits: true },
  token = owner.token,
) => {
  const { version } = await own(id);
  return portal.call(operate, { id, event, version, data }, token);
};
const decided = async (
  id: string,
  event: (typeof officeEvents)[number],
  data: object = {},
  by: keyof typeof operators = 'officer',
) => {
  const { version } = await seen(id, by);
  return portal.call(decide, { id, event, version, data }, operators[by].token);
};
const insert = (status: DeclarationState, more: object = {}) =>
  insertDeclaration(portal.db, {
    itemId,
    enterpriseId: owner.enterpriseId,
    applicantId: owner.user.id,
    status,
    ...more,
  });
/** What is due was due an hour ago. */
const overdue = (id: string) =>
  portal.db
    .update(declarations)
    .set({ dueAt: settled, publicityUntil: settled })
    .where(eq(declarations.id, id));
const opined = (declarationId: string) =>
  Promise.all(
    [operators.expert, operators.expert2].map(({ id }) =>
      insertOpinion(portal.db, { declarationId, expertId: id }),
    ),
  );

describe('the whole way', () => {
  it('from checked data over a correction, experts and publicity to the payout', async () => {
    const id = await begin();
    const draft = await own(id);
    expect(draft.facts.map(({ fact }) => fact)).toContain('CREDIT_CODE');
    expect(draft.prefilled.applyAmount ?? 'ANNUAL').toBe('ANNUAL');
    expect(await begin()).toBe(id);
    await store(id, await filled());
    const handed = (await fire(id, 'submit')).data;
    expect(handed.no).toMatch(/^SB\d{8}-\d{4}$/);
    // Two working days from a Saturday, which counts from its end.
    expect(new Date(handed.dueAt ?? 0).toISOString()).toBe('2026-11-24T16:00:00.000Z');
    const place = handed.submittedAt;

    const returned = (
      await decided(id, 'return', { notes: [{ target: 'form.summary', text: '请写明面积。' }], days: 3 })
    ).data;
    expect(returned.state).toBe('RETURNED');
    // The rest is locked, and what was noted has to change.
    const whole = await filled();
    expect(await fieldsOf(store(id, { ...whole, form: { ...whole.form, place: '二号温室' } }))).toContain(
      'data.form.place',
    );
    expect(await fieldsOf(fire(id, 'resubmit'))).toEqual(['data.form.summary']);
    const { materials, form } = await own(id);
    const files = Object.fromEntries(
      materials.map((one) => [one.code, { fileId: one.file.fileId, libraryId: one.libraryId }]),
    );
    expect(
      (await store(id, { form: { ...form, summary: '更换保温幕两道，共一千平方米。' }, materials: files }))
        .header.retCode,
    ).toBe('000000');
    expect((await fire(id, 'resubmit')).data).toMatchObject({
      state: 'SUBMITTED',
      round: 2,
      submittedAt: place,
    });

    await decided(id, 'accept');
    expect(await fieldsOf(decided(id, 'assign', { expertIds: [operators.expert.id] }))).toEqual([
      'data.expertIds',
    ]);
    const both = [operators.expert.id, operators.expert2.id];
    expect((await decided(id, 'assign', { expertIds: both })).data.state).toBe('REVIEWING');
    expect(await fieldsOf(decided(id, 'pass', { amountFen: 20_000_000 }))).toEqual(['data.amountFen']);
    for (const who of ['expert', 'expert2'] as const) {
      const given = await portal.call(
        opine,
        { id, data: { verdict: 'PASS', amountFen: 20_000_000, opinion: '方案可行，建议支持。' } },
        operators[who].token,
      );
      expect(given.data.opinions).toHaveLength(1);
    }
    expect(await fieldsOf(decided(id, 'pass', { amountFen: 24_000_001 }))).toEqual(['data.amountFen']);
    expect((await decided(id, 'pass', { amountFen: 20_000_000 })).data.state).toBe('PASSED');
    // Four eyes.
    expect(await code(decided(id, 'publicise'))).toBe('500047');
    expect((await decided(id, 'publicise', {}, 'chief')).data.state).toBe('PUBLICITY');
    const [listed] = (await portal.call(`GET ${base}/queryListed`, { itemId })).data;
    expect(listed).toMatchObject({ enterpriseName: owner.name, amountFen: 20_000_000, isOpen: true });
    expect((await portal.call(`GET ${base}/queryCounts`, { itemIds: itemId })).data).toEqual([
      { itemId, count: 1 },
    ]);

    await overdue(id);
    await settleDeclarations({ database: portal.database, clock: { now: () => clock }, pay: portal.pay });
    const approved = await seen(id, 'finance');
    expect(approved).toMatchObject({ state: 'APPROVED', actions: ['pay'] });
    const paid = { paidOn: '2026-11-22', payoutRef: 'DF-2026-0001' };
    expect(
      await fieldsOf(
        portal.call(pay, { id, version: approved.version, data: paid }, operators.finance.token),
      ),
    ).toEqual(['data.paidOn']);
    const done = await portal.call(
      pay,
      { id, version: approved.version, data: { ...paid, paidOn: '2026-11-21' } },
      operators.finance.token,
    );
    expect(done.data).toMatchObject({ state: 'PAID_OUT', payoutRef: 'DF-2026-0001' });
    expect((await own(id)).course.map(({ text }) => text)).toHaveLength(10);
    const told = await portal.db.select().from(messages).where(eq(messages.userId, owner.user.id));
    expect(told.map(({ eventCode }) => eventCode)).toEqual(
      expect.arrayContaining(['DECLARATION_RETURNED', 'DECLARATION_PAID']),
    );
    expect(await portal.db.$count(operLogs, eq(operLogs.entityId, id))).toBeGreaterThanOrEqual(12);
  });
});

describe('beginning', () => {
  it('is for admitted enterprises, within the window and some days before', async () => {
    expect(await code(portal.call(start, { itemId }, operators.officer.token))).not.toBe('000000');
    await portal.db.update(declareItems).set({ status: 'COMING', windowFrom: '2026-11-28' });
    expect(await code(portal.call(start, { itemId }, owner.token))).toBe('000000');
    await portal.db.update(declareItems).set({ windowFrom: '2026-11-29' });
    expect(await code(portal.call(start, { itemId }, other.token))).toBe('500051');
    await portal.db
      .update(declareItems)
      .set({ windowFrom: '2026-11-01', windowTo: '2026-11-20', status: 'OPEN' });
    expect(await code(portal.call(start, { itemId }, other.token))).toBe('500051');
    await portal.db.update(declareItems).set({ status: 'DRAFT' });
    expect(await code(portal.call(start, { itemId }, other.token))).toBe('500404');
  });

  it('happens once a year, also at the same moment, and again after giving up', async () => {
    const made = await Promise.all([begin(), begin(), begin()]);
    expect(new Set(made).size).toBe(1);
    const [id] = made;
    await store(id, await filled());
    await fire(id, 'submit');
    expect(await code(portal.call(start, { itemId }, owner.token))).toBe('500052');
    await fire(id, 'cancel', { reason: '今年不做了' });
    expect(await code(portal.call(start, { itemId }, owner.token))).toBe('000000');
  });
});

describe('handing in', () => {
  it('names what is missing, and needs the commitment, a leader, and an open window', async () => {
    const id = await begin();
    expect(await fieldsOf(fire(id, 'submit', { commits: false }))).toEqual(['data.commits']);
    expect(await code(fire(id, 'submit', { commits: true }, staff))).toBe('300002');
    expect(await fieldsOf(fire(id, 'submit'))).toEqual(expect.arrayContaining(['data.form.summary']));
    const { form } = await filled();
    await store(id, { form, materials: {} });
    expect(await fieldsOf(fire(id, 'submit'), '500053')).toEqual([
      'data.materials.LICENCE.fileId',
      'data.materials.PLAN.fileId',
    ]);
    await store(id, await filled());
    await portal.db.update(declareItems).set({ windowTo: '2026-11-20' });
    expect(await code(fire(id, 'submit'))).toBe('500051');
  });

  it('is refused while a required condition is not met', async () => {
    const id = await begin();
    await store(id, await filled());
    await portal.db
      .update(policies)
      .set({ conditions: conditions.map((rule) => ('value' in rule ? { ...rule, value: 100 } : rule)) });
    expect((await own(id)).nearRuleId).toBe('r1');
    expect(await code(fire(id, 'submit'))).toBe('500054');
  });

  it('needs no materials where data prove every condition', async () => {
    await portal.db.update(policies).set({ conditions: conditions.slice(0, 1) });
    const id = await begin();
    expect((await own(id)).isExempt).toBe(true);
    const { form } = await filled();
    await store(id, { form, materials: {} });
    expect(await code(fire(id, 'submit'))).toBe('000000');
  });

  it('refuses files that are another’s, and keeps those that are asked for again in the library', async () => {
    const id = await begin();
    const { form } = await filled();
    const foreign = { LICENCE: { fileId: await fileOf(other) } };
    expect(await fieldsOf(store(id, { form, materials: foreign }))).toEqual([
      'data.materials.LICENCE.fileId',
    ]);
    const wrong = { LICENCE: { fileId: await fileOf(owner, 'LICENCE') } };
    expect(await fieldsOf(store(id, { form, materials: wrong }))).toEqual(['data.materials.LICENCE.fileId']);
    const { data } = await store(id, await filled());
    expect(data.library).toMatchObject([{ code: 'LICENCE', docVersion: 1 }]);
    expect(data.materials).toMatchObject([
      { code: 'LICENCE', libraryVersion: 1 },
      { code: 'PLAN', libraryVersion: null },
    ]);
  });
});

describe('who sees it', () => {
  it('is its enterprise, the office once it is handed in, its experts, and the finance office once it is approved', async () => {
    const id = await begin();
    expect(await code(portal.call(detail, { id }, other.token))).toBe('500404');
    expect(await code(portal.call(manageDetail, { id }, operators.officer.token))).toBe('500404');
    expect(await code(portal.call(operate, { id, event: 'cancel', version: 1 }, other.token))).toBe('500404');
    await store(id, await filled());
    await fire(id, 'submit');
    expect(await code(portal.call(manageDetail, { id }, operators.officer.token))).toBe('000000');
    for (const who of ['expert', 'finance'] as const)
      expect(await code(portal.call(manageDetail, { id }, operators[who].token))).toBe('500404');
    expect((await portal.call(`GET ${base}/queryManageList`, {}, operators.finance.token)).data.total).toBe(
      0,
    );
  });

  it('is nobody who is related: such an expert is not assigned, and one who steps back is not asked again', async () => {
    const id = await insert('REVIEWING');
    await opined(id);
    expect(
      await code(
        portal.call(
          `POST ${base}/recuse`,
          { id, data: { reason: '曾任该企业顾问' } },
          operators.expert.token,
        ),
      ),
    ).toBe('000000');
    expect(await code(portal.call(manageDetail, { id }, operators.expert.token))).toBe('500404');
    const all = (await portal.call(`GET ${base}/queryExperts`, { id }, operators.officer.token)).data;
    expect(all.find(({ userId }) => userId === operators.expert.id)).toMatchObject({ isRelated: true });
    expect(await fieldsOf(decided(id, 'assign', { expertIds: [operators.expert.id] }))).toEqual([
      'data.expertIds',
    ]);
    expect(await fieldsOf(decided(id, 'pass', { amountFen: 1_000_000 }))).toEqual(['data.amountFen']);
  });
});

describe('quota and budget', () => {
  it('are kept, also by two officers at once', async () => {
    const first = await insert('REVIEWING');
    const second = await insert('REVIEWING', {
      enterpriseId: other.enterpriseId,
      applicantId: other.user.id,
    });
    await opined(first);
    await opined(second);
    const answers = await Promise.all([
      decided(first, 'pass', { amountFen: 20_000_000 }),
      decided(second, 'pass', { amountFen: 20_000_000 }, 'chief'),
    ]);
    expect(answers.map(({ header }) => header.retCode).toSorted()).toEqual(['000000', '100002']);
    await portal.db.update(declareItems).set({ quota: 5 });
    const left = answers[0].header.retCode === '000000' ? second : first;
    expect(await fieldsOf(decided(left, 'pass', { amountFen: 20_000_000 }))).toEqual(['data.amountFen']);
    expect(await code(decided(left, 'pass', { amountFen: 10_000_000 }))).toBe('000000');
  });
});

describe('objections', () => {
  it('keep it from being approved until they are answered; one that is upheld sends it back', async () => {
    const until = new Date('2026-11-25T04:00:00Z');
    const id = await insert('PUBLICITY', {
      amountApprovedFen: 20_000_000,
      dueAt: until,
      publicityUntil: until,
    });
    const data = { reason: '该企业的设备是二手的，不在支持范围。', contact: '' };
    expect(await code(portal.call(`POST ${base}/object`, { id, data }, other.token))).toBe('000000');
    expect(await code(portal.call(`POST ${base}/object`, { id, data }, other.token))).toBe('500024');
    await overdue(id);
    const settle = () =>
      settleDeclarations({ database: portal.database, clock: { now: () => clock }, pay: portal.pay });
    await settle();
    expect(await code(portal.call(`POST ${base}/object`, { id, data }, owner.token))).toBe('500012');
    const {
      objections: [objection],
      state,
    } = await seen(id);
    expect(state).toBe('PUBLICITY');
    const answer = (upholds: boolean) =>
      portal.call(
        `POST ${base}/decideObjection`,
        {
          id: objection?.objectionId,
          version: objection?.version,
          data: { upholds, answer: '已现场复核。' },
        },
        operators.officer.token,
      );
    expect((await answer(true)).data.state).toBe('REVIEWING');
    expect(await code(answer(false))).not.toBe('000000');
  });
});

it('ends a correction that is not made in time, and tells why on the page of the policy', async () => {
  const dueAt = new Date('2026-11-21T03:00:00Z');
  const id = await insert('RETURNED', {
    dueAt,
    fieldNotes: [{ target: 'form.place', text: '写明楼号', before: '一号温室' }],
  });
  expect(await code(fire(id, 'resubmit'))).toBe('500055');
  await settleDeclarations({ database: portal.database, clock: { now: () => clock }, pay: portal.pay });
  expect(await own(id)).toMatchObject({ state: 'REJECTED', reasonCode: 'LATE' });
  const { data } = await portal.call(`GET ${base}/queryRefusals`, { policyId });
  expect(data).toMatchObject({ decided: 1, refused: 1, reasons: [{ code: 'LATE', count: 1 }] });
});

describe('the material library', () => {
  const saveDocument = `POST ${base}/saveLibrary` as const;
  it('keeps versions, and tells once before the validity ends', async () => {
    const document = async (validTo: string) => ({
      data: { code: 'FIN', name: '上年度财务报表', fileId: await fileOf(owner), validTo },
    });
    expect((await portal.call(saveDocument, await document('2026-11-20'), owner.token)).data).toMatchObject({
      docVersion: 1,
      isOver: true,
    });
    expect((await portal.call(saveDocument, await document('2026-12-10'), owner.token)).data).toMatchObject({
      docVersion: 2,
      endsSoon: true,
    });
    expect((await portal.call(`GET ${base}/queryLibrary`, {}, owner.token)).data).toMatchObject([
      { docVersion: 2 },
    ]);
    expect((await portal.call(`GET ${base}/queryLibrary`, {}, other.token)).data).toEqual([]);
    const settle = () =>
      settleDeclarations({ database: portal.database, clock: { now: () => clock }, pay: portal.pay });
    await settle();
    await settle();
    expect(await portal.db.$count(messages, eq(messages.eventCode, 'DECLARATION_DOCUMENT_ENDS'))).toBe(1);
    const foreign = { data: { code: 'FIN', name: '报表', fileId: await fileOf(other), validTo: null } };
    expect(await fieldsOf(portal.call(saveDocument, foreign, owner.token))).toEqual(['data.fileId']);
  });
});

const byDeclarer: readonly string[] = declarerEvents;
const byOffice: readonly string[] = officeEvents;

/** What each event needs so that its state alone decides. */
async function prepared(state: DeclarationState): Promise<string> {
  const files = {
    LICENCE: { fileId: await fileOf(owner), libraryId: '' },
    PLAN: { fileId: await fileOf(owner), libraryId: '' },
  };
  const id = await insert(state, {
    form: { place: '二号温室', applyAmount: '240000', summary: '更换保温幕两道。' },
    materials: files,
    amountApprovedFen: 20_000_000,
    passedBy: operators.chief.id,
    fieldNotes: [{ target: 'form.place', text: '写明楼号', before: '一号温室' }],
    ...(state === 'PAID_OUT' ? { payoutAt: settled } : {}),
  });
  await opined(id);
  return id;
}

describeTransitions<DeclarationState, DeclarationEvent, DeclarationState>({
  states: declarationStates,
  events: declarationEvents,
  planned: (state, event) => declarationTransitions[state][event],
  next: (state, event) => nextState(declarationTransitions, state, event),
  fire: async (state, event, planned) => {
    const id = await prepared(state);
    const refused = planned === undefined;
    if (event === 'lapse' || event === 'approve') {
      await portal.db
        .update(declarations)
        .set({ dueAt: settled, publicityUntil: settled })
        .where(eq(declarations.id, id));
      await settleDeclarations({ database: portal.database, clock: { now: () => clock }, pay: portal.pay });
      const [row] = await portal.db.select().from(declarations).where(eq(declarations.id, id));
      // The clock fires the event of a state, so a state that has none stays.
      if (!refused) expect(row?.status).toBe(planned);
      return;
    }
    const answer = await call(id, event);
    expect(answer.header.retCode).toBe(refused ? '500012' : '000000');
    if (refused) return;
    const [row] = await portal.db.select().from(declarations).where(eq(declarations.id, id));
    expect(row?.status).toBe(planned);
  },
});

/** Fires an event through the call that carries it. */
async function call(id: string, event: DeclarationEvent): Promise<{ header: { retCode: string } }> {
  const data = {
    form: { place: '二号温室', applyAmount: '240000', summary: '更换保温幕两道。' },
    materials: Object.fromEntries(
      Object.entries(
        (await portal.db.select().from(declarations).where(eq(declarations.id, id)))[0]?.materials ?? {},
      ),
    ),
  };
  if (event === 'edit') return portal.call(save, { id, version: 1, data }, owner.token);
  if (byDeclarer.includes(event))
    return portal.call(operate, { id, event, version: 1, data: { commits: true } }, owner.token);
  if (event === 'pay') {
    const { header } = await portal.call(
      pay,
      { id, version: 1, data: { paidOn: '2026-11-21', payoutRef: 'DF1' } },
      operators.finance.token,
    );
    // What is not to be paid is not shown to the finance office.
    return { header: { retCode: header.retCode === '500404' ? '500012' : header.retCode } };
  }
  if (event === 'uphold') {
    const [made] = await portal.db
      .insert(declarationObjections)
      .values({
        id: id.replace(/.$/, '7'),
        declarationId: id,
        userId: other.user.id,
        reason: '设备是二手的。',
        contact: '',
        status: 'OPEN',
      })
      .returning();
    return portal.call(
      `POST ${base}/decideObjection`,
      { id: made?.id, version: 1, data: { upholds: true, answer: '已复核。' } },
      operators.officer.token,
    );
  }
  if (!byOffice.includes(event)) throw new Error(`nobody fires ${event}`);
  const decision = {
    notes: event === 'return' ? [{ target: 'form.summary', text: '请写明面积。' }] : [],
    expertIds: event === 'assign' ? [operators.expert.id, operators.expert2.id] : [],
    amountFen: event === 'pass' ? 20_000_000 : null,
    ...(event === 'reject' ? { reasonCode: 'SCOPE', reason: '设备不在支持范围。' } : {}),
  };
  const answer = await portal.call(
    decide,
    { id, event, version: 1, data: decision },
    operators.officer.token,
  );
  // A draft is not the office’s to see.
  return { header: { retCode: answer.header.retCode === '500404' ? '500012' : answer.header.retCode } };
}
