import {
  type FinProductEvent,
  type FinProductState,
  finProductEvents,
  finProductStates,
  finProductTransitions,
  type InstitutionEvent,
  type InstitutionState,
  institutionEvents,
  institutionStates,
  institutionTransitions,
  ownFinProductEvents,
  ownInstitutionEvents,
} from '@portal/contract/finance/terms';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { cases } from '../case/case.table.ts';
import { insertOwned } from '../enterprise/testing/insert-member.ts';
import { messages } from '../message/message.table.ts';
import { insertPolicy } from '../policy/testing/insert-policy.ts';
import { finProducts, institutions } from './finance.table.ts';
import { insertFinProduct, insertInstitution } from './testing/insert-finance.ts';

const institutionList = 'GET /api/financeManage/institution/queryList';
const institutionDetail = 'GET /api/financeManage/institution/queryDetail';
const ownInstitution = 'GET /api/financeManage/institution/queryOwn';
const saveInstitution = 'POST /api/financeManage/institution/save';
const operateInstitution = 'POST /api/financeManage/institution/operate';
const manageInstitutions = 'GET /api/financeManage/institution/queryManageList';
const parkInstitution = 'POST /api/financeManage/institution/operateManage';
const list = 'GET /api/financeManage/product/queryList';
const detail = 'GET /api/financeManage/product/queryDetail';
const match = 'GET /api/financeManage/product/queryMatch';
const ownList = 'GET /api/financeManage/product/queryOwnList';
const ownDetail = 'GET /api/financeManage/product/queryOwnDetail';
const saveProduct = 'POST /api/financeManage/product/save';
const operateProduct = 'POST /api/financeManage/product/operate';
const manageProducts = 'GET /api/financeManage/product/queryManageList';
const parkProduct = 'POST /api/financeManage/product/operateManage';
const search = 'GET /api/searchManage/search/queryList';
const collect = 'POST /api/collectManage/collect/operate';

let portal: TestApp;
let owner: string;
let ownerId: string;
let enterpriseId: string;
let other: string;
let otherId: string;
let reviewer: string;

beforeAll(async () => {
  portal = await openTestApp();
  const mine = await insertOwned(portal, { registeredOn: '2020-01-01' });
  const theirs = await insertOwned(portal);
  [owner, ownerId, enterpriseId] = [mine.token, mine.user.id, mine.enterpriseId];
  [other, otherId] = [theirs.token, theirs.enterpriseId];
  reviewer = await portal.logIn({ userType: '900', operatorRoles: ['OP_SERVICE'] });
});
afterEach(async () => {
  await portal.db.delete(finProducts);
  await portal.db.delete(institutions);
  await portal.db.delete(cases);
  await portal.db.delete(messages);
});
afterAll(() => portal.close());

const code = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
const institutionData = {
  name: '穗禾融资担保',
  kind: 'GUARANTEE',
  licenceNo: '演示备案 0001',
  regions: '园区与周边',
  ticketFromFen: 60_000_000,
  ticketToFen: 3_000_000_000,
  stages: [],
  intro: '以设施、订单与信用记录作为评审依据。',
  contactName: '陆知微',
  contactPhone: '15400000001',
} as const;
const productData = {
  name: '花农贷',
  kind: 'ORDER',
  intro: '随借随还，额度按在手订单的六成核定。',
  amountFromFen: 5_000_000,
  amountToFen: 300_000_000,
  ratePpmFrom: 45_000,
  ratePpmTo: 62_000,
  termMonthsFrom: 3,
  termMonthsTo: 12,
  feePpm: 0,
  subsidyPpm: 0,
  repay: 'SEASONAL',
  guarantee: '订单质押',
  materials: ['在手订单'],
  conditions: [
    { kind: 'AUTO', text: '登记满一年', required: true, field: 'registeredYears', op: 'ge', value: 1 },
    { kind: 'MANUAL', text: '有在平台备案的订单', required: true },
  ],
  subsidyPolicyId: null,
} as const;

const idsOf = async (input: object = {}) =>
  (await portal.call(list, { pageSize: 50, ...input })).data.rows.map(({ productId }) => productId);

describe('the public pages', () => {
  it('list products of open institutions by total cost, cheapest first and products that are no loans last', async () => {
    const institutionId = await insertInstitution(portal.db, { enterpriseId });
    const dear = await insertFinProduct(portal.db, { institutionId, costPpm: 60_000 });
    const cheap = await insertFinProduct(portal.db, { institutionId, costPpm: 30_000, termMonthsTo: 6 });
    const insured = await insertFinProduct(portal.db, { institutionId, kind: 'INSURANCE', costPpm: null });
    for (const status of ['DRAFT', 'PENDING', 'OFF', 'REJECTED'] as const)
      await insertFinProduct(portal.db, { institutionId, status });
    expect(await idsOf()).toEqual([cheap, dear, insured]);
    expect(await idsOf({ kind: 'INSURANCE' })).toEqual([insured]);
    expect(await idsOf({ termMonths: 9 })).toEqual([dear, insured]);
    expect(await idsOf({ amountFen: 4_999_999 })).toEqual([]);
    expect(await idsOf({ amountFen: 5_000_000, termMonths: 6 })).toEqual([cheap, dear, insured]);
    const page = (await portal.call(institutionList, {})).data;
    expect(page.rows).toMatchObject([{ institutionId, products: 3 }]);
    expect(page.kinds).toEqual([{ value: 'BANK', count: 1 }]);
    await portal.db.update(institutions).set({ status: 'SUSPENDED' });
    expect(await idsOf()).toEqual([]);
    expect((await portal.call(institutionDetail, { id: institutionId })).data).toMatchObject({
      isOpen: false,
      products: 0,
    });
  });

  it('keep the page of a product that is off, under its own institution only', async () => {
    const institutionId = await insertInstitution(portal.db, { enterpriseId });
    const id = await insertFinProduct(portal.db, { institutionId });
    expect((await portal.call(detail, { id, inId: institutionId })).data.isOffered).toBe(true);
    expect(await code(portal.call(detail, { id, inId: ulid() }))).toBe('500404');
    await portal.db.update(finProducts).set({ status: 'OFF' });
    expect((await portal.call(detail, { id })).data.isOffered).toBe(false);
    await portal.db.update(finProducts).set({ status: 'REJECTED' });
    expect(await code(portal.call(detail, { id }))).toBe('500404');
    for (const status of ['DRAFT', 'PENDING'] as const) {
      await portal.db.update(institutions).set({ status });
      expect(await code(portal.call(institutionDetail, { id: institutionId }))).toBe('500404');
    }
  });
});

it('the sitemap lists products on offer at open institutions', async () => {
  const map = async () => (await portal.app.inject('/sitemap-financing-1.xml')).body;
  const institutionId = await insertInstitution(portal.db, { enterpriseId });
  const offered = await insertFinProduct(portal.db, { institutionId });
  const off = await insertFinProduct(portal.db, { institutionId, status: 'OFF' });
  const before = await map();
  expect(before).toContain(`/financial-product-details/${offered}/${institutionId}<`);
  expect(before).not.toContain(off);
  await portal.db.update(institutions).set({ status: 'SUSPENDED' });
  expect(await map()).not.toContain(offered);
});

describe('from an enterprise to a product on offer', () => {
  it('an institution is approved, and its product published, found, collected and matched', async () => {
    expect((await portal.call(ownInstitution, {}, owner)).data.institution).toBeNull();
    expect(await code(portal.call(saveProduct, { data: productData }, owner))).toBe('500404');
    const drafted = (await portal.call(saveInstitution, { data: institutionData }, owner)).data;
    const id = drafted.institutionId;
    expect(await code(portal.call(saveInstitution, { data: institutionData }, owner))).toBe('500012');
    expect(await code(portal.call(saveProduct, { data: productData }, owner))).toBe('500012');
    const sent = (
      await portal.call(operateInstitution, { id, event: 'submit', version: drafted.version }, owner)
    ).data;
    const row = (await portal.call(manageInstitutions, { state: 'PENDING' }, reviewer)).data.rows[0];
    expect(row).toMatchObject({ institutionId: id, actions: ['pass', 'return'] });
    expect(row?.no).toMatch(/^JG\d{8}-\d{4}$/);
    await portal.call(parkInstitution, { id, event: 'pass', version: sent.version }, reviewer);

    const product = (await portal.call(saveProduct, { data: productData }, owner)).data;
    const { productId } = product;
    const given = (
      await portal.call(operateProduct, { id: productId, event: 'submit', version: product.version }, owner)
    ).data;
    expect(await idsOf()).toEqual([]);
    const waiting = (await portal.call(manageProducts, { state: 'PENDING' }, reviewer)).data.rows;
    expect(waiting).toMatchObject([{ productId }]);
    expect(waiting[0]?.costPpm).toBeGreaterThan(45_000);
    await portal.call(parkProduct, { id: productId, event: 'pass', version: given.version }, reviewer);
    expect(await idsOf()).toEqual([productId]);
    const found = (await portal.call(search, { keyword: '花农贷' })).data.rows;
    expect(found.map(({ kind, refId }) => [kind, refId])).toContainEqual(['FIN_PRODUCT', productId]);
    const collected = portal.call(
      collect,
      { event: 'add', targetType: 'FIN_PRODUCT', targetId: productId },
      other,
    );
    expect(await code(collected)).toBe('000000');
    const { rules } = (await portal.call(match, { id: productId }, owner)).data;
    expect(rules.map(({ result }) => result)).toEqual(['MET', 'MANUAL']);
    const notices = await portal.db.select().from(messages).where(eq(messages.userId, ownerId));
    expect(notices.map(({ eventCode }) => eventCode).toSorted()).toEqual([
      'FIN_PRODUCT_MOVED',
      'INSTITUTION_MOVED',
    ]);
  });

  it('a subsidy needs a public policy', async () => {
    await insertInstitution(portal.db, { enterpriseId });
    const draft = await insertPolicy(portal.db, { status: 'DRAFT' });
    const policyId = await insertPolicy(portal.db, {});
    const save = (subsidyPolicyId: string | null) =>
      portal.call(saveProduct, { data: { ...productData, subsidyPpm: 20_000, subsidyPolicyId } }, owner);
    expect(await code(save(null))).toBe('100001');
    expect(await code(save(draft))).toBe('100002');
    expect((await save(policyId)).data.data.subsidyPolicyId).toBe(policyId);
  });

  it('of two concurrent decisions only one succeeds', async () => {
    const institutionId = await insertInstitution(portal.db, { enterpriseId });
    const id = await insertFinProduct(portal.db, { institutionId, status: 'PENDING' });
    const data = { reason: '费率不清' };
    const answers = await Promise.all([
      code(portal.call(parkProduct, { id, event: 'pass', version: 1 }, reviewer)),
      code(portal.call(parkProduct, { id, event: 'reject', version: 1, data }, reviewer)),
    ]);
    expect(answers.toSorted()).toEqual(['000000', '500409']);
  });

  it('other enterprises can neither read nor change it', async () => {
    const institutionId = await insertInstitution(portal.db, { enterpriseId });
    await insertInstitution(portal.db, { enterpriseId: otherId });
    const id = await insertFinProduct(portal.db, { institutionId, status: 'DRAFT' });
    expect((await portal.call(ownList, {}, other)).data.total).toBe(0);
    const answers = await Promise.all([
      code(portal.call(ownDetail, { id }, other)),
      code(portal.call(saveProduct, { id, version: 1, data: productData }, other)),
      code(portal.call(operateProduct, { id, event: 'submit', version: 1 }, other)),
      code(portal.call(saveInstitution, { id: institutionId, version: 1, data: institutionData }, other)),
      code(portal.call(operateInstitution, { id: institutionId, event: 'withdraw', version: 1 }, other)),
    ]);
    expect(new Set(answers)).toEqual(new Set(['500404']));
  });
});

it.each([
  [{ name: '' }, 'data.name'],
  [{ amountFromFen: 500_000_000 }, 'data.amountToFen'],
  [{ ratePpmFrom: 70_000 }, 'data.ratePpmTo'],
  [{ termMonthsFrom: 24 }, 'data.termMonthsTo'],
  [{ repay: 'NEVER' }, 'data.repay'],
  [{ intro: '短' }, 'data.intro'],
  [
    { conditions: [{ kind: 'AUTO', text: '条件', required: true, field: 'no', op: 'ge' }] },
    'data.conditions',
  ],
])('bad input of a product names the field: %o', async (given, field) => {
  await insertInstitution(portal.db, { enterpriseId });
  const answer = await portal.call(saveProduct, { data: { ...productData, ...given } } as never, owner);
  expect(answer.header.retCode).toBe('100001');
  expect(JSON.stringify(answer.data)).toContain(field);
});

it('a refusal by the park needs a reason', async () => {
  const id = await insertInstitution(portal.db, { enterpriseId });
  expect(await code(portal.call(parkInstitution, { id, event: 'suspend', version: 1 }, reviewer))).toBe(
    '100002',
  );
});

const own = (events: readonly string[], event: string) => events.includes(event);

describe('institutions', () => {
  describeTransitions<InstitutionState, InstitutionEvent, InstitutionState>({
    states: institutionStates,
    events: institutionEvents,
    planned: (state, event) => institutionTransitions[state][event],
    next: (state, event) => nextState(institutionTransitions, state, event),
    fire: async (status, event, planned) => {
      const id = await insertInstitution(portal.db, { enterpriseId, status });
      const answer =
        event === 'edit'
          ? await portal.call(saveInstitution, { id, version: 1, data: institutionData }, owner)
          : own(ownInstitutionEvents, event)
            ? await portal.call(operateInstitution, { id, event: event as 'submit', version: 1 }, owner)
            : await portal.call(
                parkInstitution,
                { id, event: event as 'pass', version: 1, data: { reason: '原因' } },
                reviewer,
              );
      expect(answer.header.retCode).toBe(planned === undefined ? '500012' : '000000');
      const [row] = await portal.db.select().from(institutions).where(eq(institutions.id, id));
      expect(row?.status).toBe(planned ?? status);
    },
  });
});

describe('products', () => {
  describeTransitions<FinProductState, FinProductEvent, FinProductState>({
    states: finProductStates,
    events: finProductEvents,
    planned: (state, event) => finProductTransitions[state][event],
    next: (state, event) => nextState(finProductTransitions, state, event),
    fire: async (status, event, planned) => {
      const institutionId = await insertInstitution(portal.db, { enterpriseId });
      const id = await insertFinProduct(portal.db, { institutionId, status });
      const answer =
        event === 'edit'
          ? await portal.call(saveProduct, { id, version: 1, data: productData }, owner)
          : own(ownFinProductEvents, event)
            ? await portal.call(operateProduct, { id, event: event as 'submit', version: 1 }, owner)
            : await portal.call(
                parkProduct,
                { id, event: event as 'pass', version: 1, data: { reason: '原因' } },
                reviewer,
              );
      expect(answer.header.retCode).toBe(planned === undefined ? '500012' : '000000');
      const [row] = await portal.db.select().from(finProducts).where(eq(finProducts.id, id));
      expect(row?.status).toBe(planned ?? status);
    },
  });
});
