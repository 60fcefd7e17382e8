import {
  ownServiceEvents,
  ownShopEvents,
  type ServiceEvent,
  type ServiceState,
  type ShopEvent,
  type ShopState,
  serviceEvents,
  serviceStates,
  serviceTransitions,
  shopEvents,
  shopStates,
  shopTransitions,
} from '@portal/contract/market/shop-terms';
import { eq, ne } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertPicture, refusedPictures } from '../../platform/files/testing/insert-picture.ts';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { cases } from '../case/case.table.ts';
import { regions } from '../dictionary/dictionary.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { insertOwned } from '../enterprise/testing/insert-member.ts';
import { messages } from '../message/message.table.ts';
import { serviceCounts, services, shops } from './market.table.ts';
import { insertCategory, insertService, insertShop } from './testing/insert-shop.ts';

const list = 'GET /api/serviceManage/service/queryList';
const facets = 'GET /api/serviceManage/service/queryFacets';
const detail = 'GET /api/serviceManage/service/queryDetail';
const shopDetail = 'GET /api/serviceManage/shop/queryDetail';
const ownShop = 'GET /api/serviceManage/shop/queryOwn';
const saveShop = 'POST /api/serviceManage/shop/save';
const operateShop = 'POST /api/serviceManage/shop/operate';
const ownList = 'GET /api/serviceManage/service/queryOwnList';
const ownDetail = 'GET /api/serviceManage/service/queryOwnDetail';
const saveService = 'POST /api/serviceManage/service/save';
const operateService = 'POST /api/serviceManage/service/operate';
const manageShops = 'GET /api/serviceManage/shop/queryManageList';
const parkShop = 'POST /api/serviceManage/shop/operateManage';
const manageServices = 'GET /api/serviceManage/service/queryManageList';
const manageService = 'GET /api/serviceManage/service/queryManageDetail';
const parkService = 'POST /api/serviceManage/service/operateManage';
const search = 'GET /api/searchManage/search/queryList';
const collect = 'POST /api/collectManage/collect/operate';
const collected = 'GET /api/collectManage/collect/queryList';

let portal: TestApp;
let owner: string;
let ownerId: string;
let enterpriseId: string;
let other: string;
let otherId: string;
let auditor: string;
let reviewer: string;

beforeAll(async () => {
  portal = await openTestApp();
  await insertCategory(portal.db);
  await insertCategory(portal.db, 'COLD_CHAIN', '冷链仓储');
  const mine = await insertOwned(portal);
  const theirs = await insertOwned(portal);
  [owner, ownerId, enterpriseId] = [mine.token, mine.user.id, mine.enterpriseId];
  [other, otherId] = [theirs.token, theirs.enterpriseId];
  auditor = await portal.logIn({ userType: '900', operatorRoles: ['OP_AUDIT'] });
  reviewer = await portal.logIn({ userType: '900', operatorRoles: ['OP_SERVICE'] });
});
afterEach(async () => {
  await portal.db.delete(services);
  await portal.db.delete(shops);
  await portal.db.delete(cases);
  await portal.db.delete(messages);
});
afterAll(() => portal.close());

const code = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
const shopData = {
  name: '百草检测服务台',
  intro: '农残、病毒、基质，当日出数。',
  categoryCodes: ['TESTING'],
};
const serviceData = {
  title: '鲜切花农残检测',
  categoryCode: 'TESTING',
  priceKind: 'UNIT',
  priceFen: 48_000,
  unit: '样',
  tags: ['农残'],
  body: '农残筛查九十六项，报告列出每一项的检出限与不确定度。',
  processSteps: ['收样编码', '出具报告'],
  materials: ['同批次花材 20 枝'],
} as const;
const idsOf = async (input: object = {}) =>
  (await portal.call(list, { pageSize: 50, ...input })).data.rows.map(({ serviceId }) => serviceId);

describe('the public pages', () => {
  it('list what open shops offer, by category, price and shop', async () => {
    const shopId = await insertShop(portal.db, { enterpriseId, name: '百草' });
    const cold = await insertShop(portal.db, { enterpriseId: otherId, name: '蓝鸢' });
    const test = await insertService(portal.db, { shopId });
    const free = await insertService(portal.db, { shopId, priceKind: 'FREE', priceFen: null, unit: '' });
    const store = await insertService(portal.db, {
      shopId: cold,
      categoryCode: 'COLD_CHAIN',
      priceFen: 680,
      publishedAt: new Date('2026-01-06T02:00:00Z'),
    });
    for (const status of ['DRAFT', 'PENDING', 'OFF', 'REJECTED', 'BANNED'] as const)
      await insertService(portal.db, { shopId, status });
    expect(await idsOf()).toEqual([store, ...[test, free].sort().toReversed()]);
    expect(await idsOf({ sort: 'price' })).toEqual([store, test, free]);
    expect(await idsOf({ category: 'COLD_CHAIN' })).toEqual([store]);
    expect(await idsOf({ priceKind: 'FREE' })).toEqual([free]);
    expect(await idsOf({ shopId: cold })).toEqual([store]);
    expect(await idsOf({ keyword: '蓝鸢' })).toEqual([store]);
    // A shop that was never measured is in no response-time filter.
    expect(await idsOf({ answersWithin: '240' })).toEqual([]);
    // Sets the figures as orders would, for a shop and all its services.
    for (const [shop, medianResponseMin] of [
      [cold, 60],
      [shopId, 61],
    ] as const) {
      await portal.db.update(shops).set({ medianResponseMin }).where(eq(shops.id, shop));
      await portal.db.update(services).set({ medianResponseMin }).where(eq(services.shopId, shop));
    }
    expect(await idsOf({ answersWithin: '60' })).toEqual([store]);
    expect(await idsOf({ answersWithin: '240', sort: 'response' })).toEqual([store, ...[test, free].sort()]);
    const counted = (await portal.call(facets, {})).data;
    expect(counted.categories).toEqual([
      { code: 'COLD_CHAIN', name: '冷链仓储', count: 1 },
      { code: 'TESTING', name: '检测认证', count: 2 },
    ]);
    expect(counted.priceKinds).toContainEqual({ value: 'FREE', count: 1 });
    expect(counted.responses).toEqual([
      { value: '60', count: 1 },
      { value: '240', count: 3 },
    ]);
    expect(counted.shops).toBe(2);
    await portal.db.update(shops).set({ status: 'SUSPENDED' }).where(eq(shops.id, cold));
    expect(await idsOf()).not.toContain(store);
    await portal.db
      .update(enterprises)
      .set({ entryStatus: 'REVOKED' })
      .where(eq(enterprises.id, enterpriseId));
    expect(await idsOf()).toEqual([]);
    expect(await code(portal.call(detail, { id: test }))).toBe('500404');
    await portal.db
      .update(enterprises)
      .set({ entryStatus: 'PASSED' })
      .where(eq(enterprises.id, enterpriseId));
  });

  it('keep the counts equal to the list after every change', async () => {
    const shopId = await insertShop(portal.db, { enterpriseId });
    const cold = await insertShop(portal.db, { enterpriseId: otherId });
    const ids = await Promise.all(Array.from({ length: 12 }, () => insertService(portal.db, { shopId })));
    const kept = await insertService(portal.db, { shopId: cold, categoryCode: 'COLD_CHAIN' });
    const [first = '', second = '', third = ''] = ids;
    const set = (id: string, values: Partial<typeof services.$inferInsert>) =>
      portal.db.update(services).set(values).where(eq(services.id, id));
    await Promise.all([
      set(first, { status: 'OFF' }),
      set(second, { categoryCode: 'COLD_CHAIN' }),
      set(third, { priceKind: 'FREE', priceFen: null }),
    ]);
    await portal.db.delete(services).where(eq(services.id, ids[3] ?? ''));
    const totalOf = async (filter: Record<string, string>) => (await portal.call(list, filter)).data.total;
    expect(await totalOf({})).toBe(11);
    expect(await totalOf({ category: 'TESTING', priceKind: 'UNIT' })).toBe(8);
    expect(await totalOf({ category: 'COLD_CHAIN' })).toBe(2);
    expect(await totalOf({ priceKind: 'FREE' })).toBe(1);
    expect(await totalOf({ shopId: cold })).toBe(1);
    await portal.db.delete(services).where(ne(services.id, kept));
    const left = await portal.db.select().from(serviceCounts).where(ne(serviceCounts.count, 0));
    expect(left).toEqual([{ shopId: cold, categoryCode: 'COLD_CHAIN', priceKind: 'UNIT', count: 1 }]);
  });

  it('keep the page of a service that is off and of a suspended shop, with a notice', async () => {
    const shopId = await insertShop(portal.db, { enterpriseId });
    const id = await insertService(portal.db, { shopId });
    expect((await portal.call(detail, { id })).data).toMatchObject({
      isOffered: true,
      shop: { shopId, state: 'OPEN', services: 1, categories: [{ code: 'TESTING' }] },
    });
    await portal.db.update(services).set({ status: 'OFF' });
    expect((await portal.call(detail, { id })).data.isOffered).toBe(false);
    await portal.db.update(services).set({ status: 'BANNED' });
    expect(await code(portal.call(detail, { id }))).toBe('500404');
    await portal.db.update(shops).set({ status: 'SUSPENDED' });
    expect((await portal.call(shopDetail, { id: shopId })).data).toMatchObject({
      state: 'SUSPENDED',
      services: 0,
    });
    for (const status of ['DRAFT', 'PENDING', 'CLOSED'] as const) {
      await portal.db.update(shops).set({ status });
      expect(await code(portal.call(shopDetail, { id: shopId }))).toBe('500404');
    }
    expect(await code(portal.call(shopDetail, { id: ulid() }))).toBe('500404');
  });
});

describe('from no shop to a service on offer', () => {
  it('a shop is opened, and its service published, found and collected', async () => {
    expect((await portal.call(ownShop, {}, owner)).data).toMatchObject({
      shop: null,
      categories: [{ code: 'COLD_CHAIN' }, { code: 'TESTING' }],
    });
    // Nothing can be published without a shop.
    expect(await code(portal.call(saveService, { data: serviceData }, owner))).toBe('500404');
    const shop = (await portal.call(saveShop, { data: shopData }, owner)).data;
    expect(shop).toMatchObject({ state: 'DRAFT', canEdit: true, actions: ['submit'] });
    expect(await code(portal.call(saveService, { data: serviceData }, owner))).toBe('500012');
    const { shopId: id } = shop;
    const sent = (await portal.call(operateShop, { id, event: 'submit', version: shop.version }, owner)).data;
    expect(await code(portal.call(saveShop, { id, version: sent.version, data: shopData }, owner))).toBe(
      '500012',
    );
    const row = (await portal.call(manageShops, { state: 'PENDING' }, auditor)).data.rows[0];
    expect(row).toMatchObject({ shopId: id, name: shopData.name, actions: ['pass', 'return'] });
    expect(row?.no).toMatch(/^KD\d{8}-\d{4}$/);
    await portal.call(parkShop, { id, event: 'pass', version: sent.version }, auditor);

    await portal.db.update(shops).set({ medianResponseMin: 45, responseSample: 9 }).where(eq(shops.id, id));
    const service = (await portal.call(saveService, { data: serviceData }, owner)).data;
    const { serviceId } = service;
    const given = (
      await portal.call(operateService, { id: serviceId, event: 'submit', version: service.version }, owner)
    ).data;
    expect(await idsOf()).toEqual([]);
    const waiting = (await portal.call(manageServices, { state: 'PENDING' }, reviewer)).data;
    expect(waiting.rows.map((one) => one.serviceId)).toEqual([serviceId]);
    await portal.call(parkService, { id: serviceId, event: 'pass', version: given.version }, reviewer);
    expect(await idsOf()).toEqual([serviceId]);
    // A new service has its shop's response time from the first day.
    expect(await idsOf({ answersWithin: '60' })).toEqual([serviceId]);
    const found = (await portal.call(search, { keyword: '农残' })).data.rows;
    expect(found.map(({ kind, refId }) => [kind, refId])).toContainEqual(['SERVICE', serviceId]);
    await portal.call(collect, { event: 'add', targetType: 'SERVICE', targetId: serviceId }, other);
    expect((await portal.call(collected, { kind: 'SERVE' }, other)).data.rows).toMatchObject([
      { targetType: 'SERVICE', title: serviceData.title, path: `/service/servicelist/${serviceId}` },
    ]);
    const notices = await portal.db.select().from(messages).where(eq(messages.userId, ownerId));
    expect(notices.map(({ eventCode }) => eventCode).toSorted()).toEqual(['SERVICE_PASSED', 'SHOP_PASSED']);
    const states = await portal.db.select().from(cases).where(eq(cases.enterpriseId, enterpriseId));
    expect(Object.fromEntries(states.map(({ kind, state }) => [kind, state]))).toEqual({
      SHOP: 'OPEN',
      SERVICE: 'ON',
    });
    const logged = await portal.db
      .select()
      .from(operLogs)
      .where(eq(operLogs.entityId, serviceId))
      .orderBy(operLogs.at, operLogs.id);
    expect(logged.map(({ event }) => event)).toEqual([
      'service.create',
      'service.submit',
      'service.pass',
      'collect.add',
    ]);
    // A suspended shop can no longer be found.
    const { version } = (await portal.call(ownShop, {}, owner)).data.shop ?? { version: 0 };
    await portal.call(parkShop, { id, event: 'suspend', version, data: { reason: '超时未答复' } }, auditor);
    expect((await portal.call(search, { keyword: '农残' })).data.rows).toEqual([]);
    expect((await portal.call(ownShop, {}, owner)).data.shop).toMatchObject({
      state: 'SUSPENDED',
      reason: '超时未答复',
      actions: [],
    });
  });

  it('a service that was off comes back unchanged, and becomes a draft when edited', async () => {
    const shopId = await insertShop(portal.db, { enterpriseId });
    const id = await insertService(portal.db, { shopId, status: 'OFF' });
    const on = (await portal.call(operateService, { id, event: 'on', version: 1 }, owner)).data;
    expect(on).toMatchObject({ state: 'ON', canEdit: false, actions: ['off'] });
    const change = { id, version: on.version, data: serviceData };
    expect(await code(portal.call(saveService, change, owner))).toBe('500012');
    const off = (await portal.call(operateService, { id, event: 'off', version: on.version }, owner)).data;
    const saved = (await portal.call(saveService, { ...change, version: off.version }, owner)).data;
    expect(saved).toMatchObject({ state: 'DRAFT', title: serviceData.title, actions: ['submit'] });
    await portal.db.update(shops).set({ status: 'CLOSED' });
    const submit = { id, event: 'submit', version: saved.version } as const;
    expect(await code(portal.call(operateService, submit, owner))).toBe('500012');
    expect((await portal.call(ownDetail, { id }, owner)).data.actions).toEqual([]);
  });

  it('an enterprise has only one shop, even if two are created concurrently', async () => {
    const answers = await Promise.all([
      code(portal.call(saveShop, { data: shopData }, owner)),
      code(portal.call(saveShop, { data: { ...shopData, name: '另一家' } }, owner)),
    ]);
    expect(answers.toSorted()).toEqual(['000000', '500012']);
    expect(await portal.db.$count(shops)).toBe(1);
  });

  it('of two concurrent decisions only one succeeds', async () => {
    const shopId = await insertShop(portal.db, { enterpriseId });
    const id = await insertService(portal.db, { shopId, status: 'PENDING' });
    const data = { reason: '价格不清' };
    const answers = await Promise.all([
      code(portal.call(parkService, { id, event: 'pass', version: 1 }, reviewer)),
      code(portal.call(parkService, { id, event: 'reject', version: 1, data }, reviewer)),
    ]);
    expect(answers.toSorted()).toEqual(['000000', '500409']);
  });

  it('other enterprises can neither read nor change it', async () => {
    const shopId = await insertShop(portal.db, { enterpriseId });
    await insertShop(portal.db, { enterpriseId: otherId });
    const id = await insertService(portal.db, { shopId, status: 'DRAFT' });
    expect((await portal.call(ownList, {}, other)).data.total).toBe(0);
    expect(await code(portal.call(ownDetail, { id }, other))).toBe('500404');
    expect(await code(portal.call(saveService, { id, version: 1, data: serviceData }, other))).toBe('500404');
    expect(await code(portal.call(operateService, { id, event: 'submit', version: 1 }, other))).toBe(
      '500404',
    );
    expect(await code(portal.call(saveShop, { id: shopId, version: 1, data: shopData }, other))).toBe(
      '500404',
    );
    expect(await code(portal.call(operateShop, { id: shopId, event: 'close', version: 1 }, other))).toBe(
      '500404',
    );
  });
});

describe('pictures and regions of a service', () => {
  const [valley, slope] = ['YX-HX', 'YX-BP'];
  beforeAll(async () => {
    await portal.db.insert(regions).values([
      { regionId: valley, name: '花谷核心片区', kind: '片区', sort: 20 },
      { regionId: slope, name: '北坡温室片区', kind: '片区', sort: 30 },
    ]);
  });

  it('are reviewed together with it and then public', async () => {
    await insertShop(portal.db, { enterpriseId });
    const [first, second] = [await insertPicture(portal.db), await insertPicture(portal.db)];
    const wanted = { ...serviceData, galleryFileIds: [second, first], regionIds: [slope, valley, slope] };
    const save = (data: object) => portal.call(saveService, { data: { ...wanted, ...data } }, owner);
    for (const wrong of await refusedPictures(portal.db))
      expect((await save({ galleryFileIds: [first, wrong] })).data).toHaveProperty([
        'fields',
        'data.galleryFileIds',
      ]);
    const saved = (await save({})).data;
    const { serviceId: id } = saved;
    expect(saved.data).toMatchObject({ galleryFileIds: [second, first], regionIds: [slope, valley] });
    const given = (await portal.call(operateService, { id, event: 'submit', version: saved.version }, owner))
      .data;
    const shown = {
      gallery: [{ fileId: second, alt: serviceData.title }, { fileId: first }],
      regionNames: ['花谷核心片区', '北坡温室片区'],
    };
    expect((await portal.call(manageService, { id }, reviewer)).data).toMatchObject(shown);
    expect(await code(portal.call(detail, { id }))).toBe('500404');
    await portal.call(parkService, { id, event: 'pass', version: given.version }, reviewer);
    expect((await portal.call(detail, { id })).data).toMatchObject(shown);
  });

  it('keep a region that is no longer available if the service already has it', async () => {
    const shopId = await insertShop(portal.db, { enterpriseId });
    const id = await insertService(portal.db, { shopId, status: 'DRAFT', regionIds: [slope] });
    await portal.db.update(regions).set({ shield: 1 }).where(eq(regions.regionId, slope));
    const data = { ...serviceData, regionIds: [slope, valley] };
    expect((await portal.call(saveService, { id, version: 1, data }, owner)).data.regionNames).toEqual([
      '花谷核心片区',
      '北坡温室片区',
    ]);
    const fresh = await portal.call(saveService, { data }, owner);
    expect(fresh.data).toHaveProperty(['fields', 'data.regionIds']);
  });
});

describe('invalid input', () => {
  it.each([
    [{ ...serviceData, title: '' }, 'data.title'],
    [{ ...serviceData, categoryCode: 'NOTHING' }, 'data.categoryCode'],
    [{ ...serviceData, priceFen: null }, 'data.priceFen'],
    [{ ...serviceData, priceKind: 'FREE' }, 'data.priceFen'],
    [{ ...serviceData, unit: '' }, 'data.unit'],
    [{ ...serviceData, processSteps: [] }, 'data.processSteps'],
    [{ ...serviceData, body: '太短' }, 'data.body'],
    [{ ...serviceData, fileId: ulid() }, 'data.fileId'],
    [{ ...serviceData, regionIds: ['NOWHERE'] }, 'data.regionIds'],
    [{ ...serviceData, regionIds: Array.from({ length: 21 }, () => 'YX') }, 'data.regionIds'],
    [{ ...serviceData, galleryFileIds: Array.from({ length: 9 }, () => ulid()) }, 'data.galleryFileIds'],
  ])('of a service names the field: %#', async (data, field) => {
    await insertShop(portal.db, { enterpriseId });
    const { header, data: answer } = await portal.call(saveService, { data } as never, owner);
    expect(['100001', '100002']).toContain(header.retCode);
    expect(JSON.stringify(answer)).toContain(field);
  });

  it('is refused for a shop, and for a decision without its reason', async () => {
    const id = await insertShop(portal.db, { enterpriseId: otherId, name: shopData.name });
    const taken = await portal.call(saveShop, { data: shopData }, owner);
    expect([taken.header.retCode, JSON.stringify(taken.data)]).toEqual([
      '100002',
      expect.stringContaining('data.name'),
    ]);
    const unknown = { ...shopData, name: '新店', categoryCodes: ['TESTING', 'NOTHING'] };
    expect(await code(portal.call(saveShop, { data: unknown }, owner))).toBe('100002');
    const suspend = { id, event: 'suspend', version: 1 } as const;
    expect(await code(portal.call(parkShop, suspend, auditor))).toBe('100002');
  });
});

const own = (events: readonly string[], event: string) => events.includes(event);

describe('shops', () => {
  describeTransitions<ShopState, ShopEvent, ShopState>({
    states: shopStates,
    events: shopEvents,
    planned: (state, event) => shopTransitions[state][event],
    next: (state, event) => nextState(shopTransitions, state, event),
    fire: async (status, event, planned) => {
      const id = await insertShop(portal.db, { enterpriseId, status });
      const answer =
        event === 'edit'
          ? await portal.call(saveShop, { id, version: 1, data: shopData }, owner)
          : own(ownShopEvents, event)
            ? await portal.call(operateShop, { id, event: event as 'submit', version: 1 }, owner)
            : await portal.call(
                parkShop,
                { id, event: event as 'pass', version: 1, data: { reason: '原因' } },
                auditor,
              );
      expect(answer.header.retCode).toBe(planned === undefined ? '500012' : '000000');
      const [row] = await portal.db.select().from(shops).where(eq(shops.id, id));
      expect(row?.status).toBe(planned ?? status);
    },
  });
});

describe('services', () => {
  describeTransitions<ServiceState, ServiceEvent, ServiceState>({
    states: serviceStates,
    events: serviceEvents,
    planned: (state, event) => serviceTransitions[state][event],
    next: (state, event) => nextState(serviceTransitions, state, event),
    fire: async (status, event, planned) => {
      const shopId = await insertShop(portal.db, { enterpriseId });
      const id = await insertService(portal.db, { shopId, status });
      const answer =
        event === 'edit'
          ? await portal.call(saveService, { id, version: 1, data: serviceData }, owner)
          : own(ownServiceEvents, event)
            ? await portal.call(operateService, { id, event: event as 'submit', version: 1 }, owner)
            : await portal.call(
                parkService,
                { id, event: event as 'pass', version: 1, data: { reason: '原因' } },
                reviewer,
              );
      expect(answer.header.retCode).toBe(planned === undefined ? '500012' : '000000');
      const [row] = await portal.db.select().from(services).where(eq(services.id, id));
      expect(row?.status).toBe(planned ?? status);
    },
  });
});
