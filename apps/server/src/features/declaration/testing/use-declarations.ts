import type { DeclarationState, declarerEvents, officeEvents } from '@portal/contract/declaration/terms';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { cases } from '../../case/case.table.ts';
import { insertMember, insertOwned } from '../../enterprise/testing/insert-member.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { messages } from '../../message/message.table.ts';
import { declareItems } from '../../policy/declare-item.table.ts';
import { policies } from '../../policy/policy.table.ts';
import { insertDeclareItem, insertPolicy } from '../../policy/testing/insert-policy.ts';
import {
  declarationObjections,
  declarationOpinions,
  declarations,
  materialLibrary,
} from '../declaration.table.ts';
import { settleDeclarations } from '../settle-declarations.ts';
import { insertDeclaration, insertMaterial, insertOpinion } from './insert-declaration.ts';

export const base = '/api/policyManage/declaration' as const;
export const detail = `GET ${base}/queryDetail` as const;
export const manageDetail = `GET ${base}/queryManageDetail` as const;
export const start = `POST ${base}/start` as const;
export const save = `POST ${base}/save` as const;
export const operate = `POST ${base}/operate` as const;
export const decide = `POST ${base}/decide` as const;
export const opine = `POST ${base}/opine` as const;
export const pay = `POST ${base}/pay` as const;

// Saturday noon in Shanghai.
export const noon = new Date('2026-11-21T04:00:00Z');
export const settled = new Date('2026-11-21T03:00:00Z');
const formSchema = [
  { code: 'place', label: '实施地点', type: 'text' as const, required: true, sort: 1 },
  { code: 'applyAmount', label: '申请金额', type: 'number' as const, required: true, sort: 2, unit: '元' },
  { code: 'summary', label: '项目概要', type: 'textarea' as const, required: true, sort: 3, minLength: 5 },
];
const asked = [
  { code: 'LICENCE', name: '营业执照', required: true, reusable: true, templateFileId: null },
  { code: 'PLAN', name: '实施方案', required: true, reusable: false, templateFileId: null },
];
export const conditions = [
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

type Party = Awaited<ReturnType<typeof insertOwned>>;
type Operators = Record<
  'officer' | 'chief' | 'finance' | 'expert' | 'expert2',
  { id: string; token: string }
>;

/** Fixtures shared by a file's tests; the item, whose policy has two conditions, is recreated for each test. */
interface Shared {
  portal: TestApp;
  owner: Party;
  other: Party;
  /** A member of the owner's enterprise who may not submit. */
  staff: string;
  operators: Operators;
  policyId: string;
  itemId: string;
}

/**
 * Sets up a portal with two enterprises and the offices that handle applications, and provides helpers for their
 * actions.
 */
export function useDeclarations() {
  const on = { operators: {} } as Shared;
  beforeAll(async () => {
    on.portal = await openTestApp(() => noon);
    on.owner = await insertOwned(on.portal);
    on.other = await insertOwned(on.portal);
    on.staff = (await insertMember(on.portal, on.owner.enterpriseId, 'STAFF')).token;
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
      const user = await insertUser(on.portal.db, { userType: '900', operatorRoles: [role] });
      const token = await on.portal.logIn({
        userId: user.id,
        userAccId: user.userAccId,
        userType: '900',
        operatorRoles: [role],
      });
      on.operators[name] = { id: user.id, token };
    }
  });
  beforeEach(async () => {
    on.policyId = await insertPolicy(on.portal.db, { conditions });
    on.itemId = await insertDeclareItem(on.portal.db, {
      policyId: on.policyId,
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
      await on.portal.db.delete(table);
  });
  afterAll(() => on.portal.close());

  const code = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
  const fieldsOf = async (answer: Promise<unknown>, retCode = '100002') => {
    const { header, data } = (await answer) as { header: { retCode: string }; data: { fields?: object } };
    expect(header.retCode).toBe(retCode);
    return Object.keys(data.fields ?? {});
  };
  const fileOf = ({ user, enterpriseId }: Party, purpose?: string) =>
    insertMaterial(on.portal.db, { ownerUserId: user.id, ownerEnterpriseId: enterpriseId }, purpose);
  const begin = async (by = on.owner) =>
    (await on.portal.call(start, { itemId: on.itemId }, by.token)).data.declarationId;
  const own = async (id: string, by = on.owner) => (await on.portal.call(detail, { id }, by.token)).data;
  const seen = async (id: string, by: keyof Operators = 'officer') =>
    (await on.portal.call(manageDetail, { id }, on.operators[by].token)).data;
  const store = async (id: string, data: object, by = on.owner.token) => {
    const { version } = await own(id);
    return on.portal.call(save, { id, version, data }, by);
  };
  const filled = async () => ({
    form: { place: '一号温室', applyAmount: '240000', summary: '更换保温幕两道。' },
    materials: { LICENCE: { fileId: await fileOf(on.owner) }, PLAN: { fileId: await fileOf(on.owner) } },
  });
  const fire = async (
    id: string,
    event: (typeof declarerEvents)[number],
    data: object = { commits: true },
    token = on.owner.token,
  ) => {
    const { version } = await own(id);
    return on.portal.call(operate, { id, event, version, data }, token);
  };
  const decided = async (
    id: string,
    event: (typeof officeEvents)[number],
    data: object = {},
    by: keyof Operators = 'officer',
  ) => {
    const { version } = await seen(id, by);
    return on.portal.call(decide, { id, event, version, data }, on.operators[by].token);
  };
  const insert = (status: DeclarationState, more: object = {}) =>
    insertDeclaration(on.portal.db, {
      itemId: on.itemId,
      enterpriseId: on.owner.enterpriseId,
      applicantId: on.owner.user.id,
      status,
      ...more,
    });
  /** Moves the deadline to an hour ago. */
  const overdue = (id: string) =>
    on.portal.db
      .update(declarations)
      .set({ dueAt: settled, publicityUntil: settled })
      .where(eq(declarations.id, id));
  const opined = (declarationId: string) =>
    Promise.all(
      [on.operators.expert, on.operators.expert2].map(({ id }) =>
        insertOpinion(on.portal.db, { declarationId, expertId: id }),
      ),
    );
  const settle = () =>
    settleDeclarations({ database: on.portal.database, clock: { now: () => noon }, pay: on.portal.pay });
  return Object.assign(on, {
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
  });
}
