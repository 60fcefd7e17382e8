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
import { beforeAll, describe, expect, it } from 'vitest';
import { nextState } from '../../platform/workflow/transitions.ts';
import { codeOf } from '../../testing/code-of.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { cases } from '../case/case.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
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

const park = usePark(
  { owner: 'owner', other: 'owner', reviewer: ['OP_SERVICE'] },
  { empties: [finProducts, institutions, cases, messages] },
);
beforeAll(async () => {
  const isOwner = eq(enterprises.id, park.owner.enterpriseId);
  await park.db.update(enterprises).set({ registeredOn: '2020-01-01' }).where(isOwner);
});

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
  (await park.call(list, { pageSize: 50, ...input })).data.rows.map(({ productId }) => productId);

describe('the public pages', () => {
  it('list products of open institutions by total cost, cheapest first and products that are no loans last', async () => {
    const institutionId = await insertInstitution(park.db, { enterpriseId: park.owner.enterpriseId });
    const dear = await insertFinProduct(park.db, { institutionId, costPpm: 60_000 });
    const cheap = await insertFinProduct(park.db, { institutionId, costPpm: 30_000, termMonthsTo: 6 });
    const insured = await insertFinProduct(park.db, { institutionId, kind: 'INSURANCE', costPpm: null });
    for (const status of ['DRAFT', 'PENDING', 'OFF', 'REJECTED'] as const)
      await insertFinProduct(park.db, { institutionId, status });
    expect(await idsOf()).toEqual([cheap, dear, insured]);
    expect(await idsOf({ kind: 'INSURANCE' })).toEqual([insured]);
    expect(await idsOf({ termMonths: 9 })).toEqual([dear, insured]);
    expect(await idsOf({ amountFen: 4_999_999 })).toEqual([]);
    expect(await idsOf({ amountFen: 5_000_000, termMonths: 6 })).toEqual([cheap, dear, insured]);
    const page = (await park.call(institutionList, {})).data;
    expect(page.rows).toMatchObject([{ institutionId, products: 3 }]);
    expect(page.kinds).toEqual([{ value: 'BANK', count: 1 }]);
    await park.db.update(institutions).set({ status: 'SUSPENDED' });
    expect(await idsOf()).toEqual([]);
    expect((await park.call(institutionDetail, { id: institutionId })).data).toMatchObject({
      isOpen: false,
      products: 0,
    });
  });

  it('keep the page of a product that is off, under its own institution only', async () => {
    const institutionId = await insertInstitution(park.db, { enterpriseId: park.owner.enterpriseId });
    const id = await insertFinProduct(park.db, { institutionId });
    expect((await park.call(detail, { id, inId: institutionId })).data.isOffered).toBe(true);
    expect(await codeOf(park.call(detail, { id, inId: ulid() }))).toBe('500404');
    await park.db.update(finProducts).set({ status: 'OFF' });
    expect((await park.call(detail, { id })).data.isOffered).toBe(false);
    await park.db.update(finProducts).set({ status: 'REJECTED' });
    expect(await codeOf(park.call(detail, { id }))).toBe('500404');
    for (const status of ['DRAFT', 'PENDING'] as const) {
      await park.db.update(institutions).set({ status });
      expect(await codeOf(park.call(institutionDetail, { id: institutionId }))).toBe('500404');
    }
  });
});

it('the sitemap lists products on offer at open institutions', async () => {
  const map = async () => (await park.app.inject('/sitemap-financing-1.xml')).body;
  const institutionId = await insertInstitution(park.db, { enterpriseId: park.owner.enterpriseId });
  const offered = await insertFinProduct(park.db, { institutionId });
  const off = await insertFinProduct(park.db, { institutionId, status: 'OFF' });
  const before = await map();
  expect(before).toContain(`/financial-product-details/${offered}/${institutionId}<`);
  expect(before).not.toContain(off);
  await park.db.update(institutions).set({ status: 'SUSPENDED' });
  expect(await map()).not.toContain(offered);
});

describe('from an enterprise to a product on offer', () => {
  it('an institution is approved, and its product published, found, collected and matched', async () => {
    expect((await park.call(ownInstitution, {}, park.owner.token)).data.institution).toBeNull();
    expect(await codeOf(park.call(saveProduct, { data: productData }, park.owner.token))).toBe('500404');
    const drafted = (await park.call(saveInstitution, { data: institutionData }, park.owner.token)).data;
    const id = drafted.institutionId;
    expect(await codeOf(park.call(saveInstitution, { data: institutionData }, park.owner.token))).toBe(
      '500012',
    );
    expect(await codeOf(park.call(saveProduct, { data: productData }, park.owner.token))).toBe('500012');
    const sent = (
      await park.call(operateInstitution, { id, event: 'submit', version: drafted.version }, park.owner.token)
    ).data;
    const row = (await park.call(manageInstitutions, { state: 'PENDING' }, park.reviewer.token)).data.rows[0];
    expect(row).toMatchObject({ institutionId: id, actions: ['pass', 'return'] });
    expect(row?.no).toMatch(/^JG\d{8}-\d{4}$/);
    await park.call(parkInstitution, { id, event: 'pass', version: sent.version }, park.reviewer.token);

    const product = (await park.call(saveProduct, { data: productData }, park.owner.token)).data;
    const { productId } = product;
    const given = (
      await park.call(
        operateProduct,
        { id: productId, event: 'submit', version: product.version },
        park.owner.token,
      )
    ).data;
    expect(await idsOf()).toEqual([]);
    const waiting = (await park.call(manageProducts, { state: 'PENDING' }, park.reviewer.token)).data.rows;
    expect(waiting).toMatchObject([{ productId }]);
    expect(waiting[0]?.costPpm).toBeGreaterThan(45_000);
    await park.call(
      parkProduct,
      { id: productId, event: 'pass', version: given.version },
      park.reviewer.token,
    );
    expect(await idsOf()).toEqual([productId]);
    const found = (await park.call(search, { keyword: '花农贷' })).data.rows;
    expect(found.map(({ kind, refId }) => [kind, refId])).toContainEqual(['FIN_PRODUCT', productId]);
    const collected = park.call(
      collect,
      { event: 'add', targetType: 'FIN_PRODUCT', targetId: productId },
      park.other.token,
    );
    expect(await codeOf(collected)).toBe('000000');
    const { rules } = (await park.call(match, { id: productId }, park.owner.token)).data;
    expect(rules.map(({ result }) => result)).toEqual(['MET', 'MANUAL']);
    const notices = await park.db.select().from(messages).where(eq(messages.userId, park.owner.user.id));
    expect(notices.map(({ eventCode }) => eventCode).toSorted()).toEqual([
      'FIN_PRODUCT_MOVED',
      'INSTITUTION_MOVED',
    ]);
  });

  it('a subsidy needs a public policy', async () => {
    await insertInstitution(park.db, { enterpriseId: park.owner.enterpriseId });
    const draft = await insertPolicy(park.db, { status: 'DRAFT' });
    const policyId = await insertPolicy(park.db, {});
    const save = (subsidyPolicyId: string | null) =>
      park.call(
        saveProduct,
        { data: { ...productData, subsidyPpm: 20_000, subsidyPolicyId } },
        park.owner.token,
      );
    expect(await codeOf(save(null))).toBe('100001');
    expect(await codeOf(save(draft))).toBe('100002');
    expect((await save(policyId)).data.data.subsidyPolicyId).toBe(policyId);
  });

  it('of two concurrent decisions only one succeeds', async () => {
    const institutionId = await insertInstitution(park.db, { enterpriseId: park.owner.enterpriseId });
    const id = await insertFinProduct(park.db, { institutionId, status: 'PENDING' });
    const data = { reason: '费率不清' };
    const answers = await Promise.all([
      codeOf(park.call(parkProduct, { id, event: 'pass', version: 1 }, park.reviewer.token)),
      codeOf(park.call(parkProduct, { id, event: 'reject', version: 1, data }, park.reviewer.token)),
    ]);
    expect(answers.toSorted()).toEqual(['000000', '500409']);
  });

  it('other enterprises can neither read nor change it', async () => {
    const institutionId = await insertInstitution(park.db, { enterpriseId: park.owner.enterpriseId });
    await insertInstitution(park.db, { enterpriseId: park.other.enterpriseId });
    const id = await insertFinProduct(park.db, { institutionId, status: 'DRAFT' });
    expect((await park.call(ownList, {}, park.other.token)).data.total).toBe(0);
    const answers = await Promise.all([
      codeOf(park.call(ownDetail, { id }, park.other.token)),
      codeOf(park.call(saveProduct, { id, version: 1, data: productData }, park.other.token)),
      codeOf(park.call(operateProduct, { id, event: 'submit', version: 1 }, park.other.token)),
      codeOf(
        park.call(
          saveInstitution,
          { id: institutionId, version: 1, data: institutionData },
          park.other.token,
        ),
      ),
      codeOf(
        park.call(operateInstitution, { id: institutionId, event: 'withdraw', version: 1 }, park.other.token),
      ),
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
  await insertInstitution(park.db, { enterpriseId: park.owner.enterpriseId });
  const answer = await park.call(
    saveProduct,
    { data: { ...productData, ...given } } as never,
    park.owner.token,
  );
  expect(answer.header.retCode).toBe('100001');
  expect(JSON.stringify(answer.data)).toContain(field);
});

it('a refusal by the park needs a reason', async () => {
  const id = await insertInstitution(park.db, { enterpriseId: park.owner.enterpriseId });
  expect(
    await codeOf(park.call(parkInstitution, { id, event: 'suspend', version: 1 }, park.reviewer.token)),
  ).toBe('100002');
});

const own = (events: readonly string[], event: string) => events.includes(event);

describe('institutions', () => {
  describeTransitions<InstitutionState, InstitutionEvent, InstitutionState>({
    states: institutionStates,
    events: institutionEvents,
    planned: (state, event) => institutionTransitions[state][event],
    next: (state, event) => nextState(institutionTransitions, state, event),
    fire: async (status, event, planned) => {
      const id = await insertInstitution(park.db, { enterpriseId: park.owner.enterpriseId, status });
      const answer =
        event === 'edit'
          ? await park.call(saveInstitution, { id, version: 1, data: institutionData }, park.owner.token)
          : own(ownInstitutionEvents, event)
            ? await park.call(
                operateInstitution,
                { id, event: event as 'submit', version: 1 },
                park.owner.token,
              )
            : await park.call(
                parkInstitution,
                { id, event: event as 'pass', version: 1, data: { reason: '原因' } },
                park.reviewer.token,
              );
      expect(answer.header.retCode).toBe(planned === undefined ? '500012' : '000000');
      const [row] = await park.db.select().from(institutions).where(eq(institutions.id, id));
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
      const institutionId = await insertInstitution(park.db, { enterpriseId: park.owner.enterpriseId });
      const id = await insertFinProduct(park.db, { institutionId, status });
      const answer =
        event === 'edit'
          ? await park.call(saveProduct, { id, version: 1, data: productData }, park.owner.token)
          : own(ownFinProductEvents, event)
            ? await park.call(operateProduct, { id, event: event as 'submit', version: 1 }, park.owner.token)
            : await park.call(
                parkProduct,
                { id, event: event as 'pass', version: 1, data: { reason: '原因' } },
                park.reviewer.token,
              );
      expect(answer.header.retCode).toBe(planned === undefined ? '500012' : '000000');
      const [row] = await park.db.select().from(finProducts).where(eq(finProducts.id, id));
      expect(row?.status).toBe(planned ?? status);
    },
  });
});
