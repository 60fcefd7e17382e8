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
import { beforeAll, describe, expect, it } from 'vitest';
import { insertPicture, refusedPictures } from '../../platform/files/testing/insert-picture.ts';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { codeOf } from '../../testing/code-of.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { cases } from '../case/case.table.ts';
import { regions } from '../dictionary/dictionary.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
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

const park = usePark(
  { owner: 'owner', other: 'owner', auditor: ['OP_AUDIT'], reviewer: ['OP_SERVICE'] },
  { empties: [services, shops, cases, messages] },
);
beforeAll(async () => {
  await insertCategory(park.db);
  await insertCategory(park.db, 'COLD_CHAIN', '冷链仓储');
});

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
  (await park.call(list, { pageSize: 50, ...input })).data.rows.map(({ serviceId }) => serviceId);

describe('the public pages', () => {
  it('list what open shops offer, by category, price and shop', async () => {
    const shopId = await insertShop(park.db, { enterpriseId: park.owner.enterpriseId, name: '百草' });
    const cold = await insertShop(park.db, { enterpriseId: park.other.enterpriseId, name: '蓝鸢' });
    const test = await insertService(park.db, { shopId });
    const free = await insertService(park.db, { shopId, priceKind: 'FREE', priceFen: null, unit: '' });
    const store = await insertService(park.db, {
      shopId: cold,
      categoryCode: 'COLD_CHAIN',
      priceFen: 680,
      publishedAt: new Date('2026-01-06T02:00:00Z'),
    });
    for (const status of ['DRAFT', 'PENDING', 'OFF', 'REJECTED', 'BANNED'] as const)
      await insertService(park.db, { shopId, status });
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
      await park.db.update(shops).set({ medianResponseMin }).where(eq(shops.id, shop));
      await park.db.update(services).set({ medianResponseMin }).where(eq(services.shopId, shop));
    }
    expect(await idsOf({ answersWithin: '60' })).toEqual([store]);
    expect(await idsOf({ answersWithin: '240', sort: 'response' })).toEqual([store, ...[test, free].sort()]);
    const counted = (await park.call(facets, {})).data;
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
    await park.db.update(shops).set({ status: 'SUSPENDED' }).where(eq(shops.id, cold));
    expect(await idsOf()).not.toContain(store);
    await park.db
      .update(enterprises)
      .set({ entryStatus: 'REVOKED' })
      .where(eq(enterprises.id, park.owner.enterpriseId));
    expect(await idsOf()).toEqual([]);
    expect(await codeOf(park.call(detail, { id: test }))).toBe('500404');
    await park.db
      .update(enterprises)
      .set({ entryStatus: 'PASSED' })
      .where(eq(enterprises.id, park.owner.enterpriseId));
  });

  it('keep the counts equal to the list after every change', async () => {
    const shopId = await insertShop(park.db, { enterpriseId: park.owner.enterpriseId });
    const cold = await insertShop(park.db, { enterpriseId: park.other.enterpriseId });
    const ids = await Promise.all(Array.from({ length: 12 }, () => insertService(park.db, { shopId })));
    const kept = await insertService(park.db, { shopId: cold, categoryCode: 'COLD_CHAIN' });
    const [first = '', second = '', third = ''] = ids;
    const set = (id: string, values: Partial<typeof services.$inferInsert>) =>
      park.db.update(services).set(values).where(eq(services.id, id));
    await Promise.all([
      set(first, { status: 'OFF' }),
      set(second, { categoryCode: 'COLD_CHAIN' }),
      set(third, { priceKind: 'FREE', priceFen: null }),
    ]);
    await park.db.delete(services).where(eq(services.id, ids[3] ?? ''));
    const totalOf = async (filter: Record<string, string>) => (await park.call(list, filter)).data.total;
    expect(await totalOf({})).toBe(11);
    expect(await totalOf({ category: 'TESTING', priceKind: 'UNIT' })).toBe(8);
    expect(await totalOf({ category: 'COLD_CHAIN' })).toBe(2);
    expect(await totalOf({ priceKind: 'FREE' })).toBe(1);
    expect(await totalOf({ shopId: cold })).toBe(1);
    await park.db.delete(services).where(ne(services.id, kept));
    const left = await park.db.select().from(serviceCounts).where(ne(serviceCounts.count, 0));
    expect(left).toEqual([{ shopId: cold, categoryCode: 'COLD_CHAIN', priceKind: 'UNIT', count: 1 }]);
  });

  it('keep the page of a service that is off and of a suspended shop, with a notice', async () => {
    const shopId = await insertShop(park.db, { enterpriseId: park.owner.enterpriseId });
    const id = await insertService(park.db, { shopId });
    expect((await park.call(detail, { id })).data).toMatchObject({
      isOffered: true,
      shop: { shopId, state: 'OPEN', services: 1, categories: [{ code: 'TESTING' }] },
    });
    await park.db.update(services).set({ status: 'OFF' });
    expect((await park.call(detail, { id })).data.isOffered).toBe(false);
    await park.db.update(services).set({ status: 'BANNED' });
    expect(await codeOf(park.call(detail, { id }))).toBe('500404');
    await park.db.update(shops).set({ status: 'SUSPENDED' });
    expect((await park.call(shopDetail, { id: shopId })).data).toMatchObject({
      state: 'SUSPENDED',
      services: 0,
    });
    for (const status of ['DRAFT', 'PENDING', 'CLOSED'] as const) {
      await park.db.update(shops).set({ status });
      expect(await codeOf(park.call(shopDetail, { id: shopId }))).toBe('500404');
    }
    expect(await codeOf(park.call(shopDetail, { id: ulid() }))).toBe('500404');
  });
});

describe('from no shop to a service on offer', () => {
  it('a shop is opened, and its service published, found and collected', async () => {
    expect((await park.call(ownShop, {}, park.owner.token)).data).toMatchObject({
      shop: null,
      categories: [{ code: 'COLD_CHAIN' }, { code: 'TESTING' }],
    });
    // Nothing can be published without a shop.
    expect(await codeOf(park.call(saveService, { data: serviceData }, park.owner.token))).toBe('500404');
    const shop = (await park.call(saveShop, { data: shopData }, park.owner.token)).data;
    expect(shop).toMatchObject({ state: 'DRAFT', canEdit: true, actions: ['submit'] });
    expect(await codeOf(park.call(saveService, { data: serviceData }, park.owner.token))).toBe('500012');
    const { shopId: id } = shop;
    const sent = (
      await park.call(operateShop, { id, event: 'submit', version: shop.version }, park.owner.token)
    ).data;
    expect(
      await codeOf(park.call(saveShop, { id, version: sent.version, data: shopData }, park.owner.token)),
    ).toBe('500012');
    const row = (await park.call(manageShops, { state: 'PENDING' }, park.auditor.token)).data.rows[0];
    expect(row).toMatchObject({ shopId: id, name: shopData.name, actions: ['pass', 'return'] });
    expect(row?.no).toMatch(/^KD\d{8}-\d{4}$/);
    await park.call(parkShop, { id, event: 'pass', version: sent.version }, park.auditor.token);

    await park.db.update(shops).set({ medianResponseMin: 45, responseSample: 9 }).where(eq(shops.id, id));
    const service = (await park.call(saveService, { data: serviceData }, park.owner.token)).data;
    const { serviceId } = service;
    const given = (
      await park.call(
        operateService,
        { id: serviceId, event: 'submit', version: service.version },
        park.owner.token,
      )
    ).data;
    expect(await idsOf()).toEqual([]);
    const waiting = (await park.call(manageServices, { state: 'PENDING' }, park.reviewer.token)).data;
    expect(waiting.rows.map((one) => one.serviceId)).toEqual([serviceId]);
    await park.call(
      parkService,
      { id: serviceId, event: 'pass', version: given.version },
      park.reviewer.token,
    );
    expect(await idsOf()).toEqual([serviceId]);
    // A new service has its shop's response time from the first day.
    expect(await idsOf({ answersWithin: '60' })).toEqual([serviceId]);
    const found = (await park.call(search, { keyword: '农残' })).data.rows;
    expect(found.map(({ kind, refId }) => [kind, refId])).toContainEqual(['SERVICE', serviceId]);
    await park.call(collect, { event: 'add', targetType: 'SERVICE', targetId: serviceId }, park.other.token);
    expect((await park.call(collected, { kind: 'SERVE' }, park.other.token)).data.rows).toMatchObject([
      { targetType: 'SERVICE', title: serviceData.title, path: `/service/servicelist/${serviceId}` },
    ]);
    const notices = await park.db.select().from(messages).where(eq(messages.userId, park.owner.user.id));
    expect(notices.map(({ eventCode }) => eventCode).toSorted()).toEqual(['SERVICE_PASSED', 'SHOP_PASSED']);
    const states = await park.db.select().from(cases).where(eq(cases.enterpriseId, park.owner.enterpriseId));
    expect(Object.fromEntries(states.map(({ kind, state }) => [kind, state]))).toEqual({
      SHOP: 'OPEN',
      SERVICE: 'ON',
    });
    const logged = await park.db
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
    const { version } = (await park.call(ownShop, {}, park.owner.token)).data.shop ?? { version: 0 };
    await park.call(
      parkShop,
      { id, event: 'suspend', version, data: { reason: '超时未答复' } },
      park.auditor.token,
    );
    expect((await park.call(search, { keyword: '农残' })).data.rows).toEqual([]);
    expect((await park.call(ownShop, {}, park.owner.token)).data.shop).toMatchObject({
      state: 'SUSPENDED',
      reason: '超时未答复',
      actions: [],
    });
  });

  it('a service that was off comes back unchanged, and becomes a draft when edited', async () => {
    const shopId = await insertShop(park.db, { enterpriseId: park.owner.enterpriseId });
    const id = await insertService(park.db, { shopId, status: 'OFF' });
    const on = (await park.call(operateService, { id, event: 'on', version: 1 }, park.owner.token)).data;
    expect(on).toMatchObject({ state: 'ON', canEdit: false, actions: ['off'] });
    const change = { id, version: on.version, data: serviceData };
    expect(await codeOf(park.call(saveService, change, park.owner.token))).toBe('500012');
    const off = (await park.call(operateService, { id, event: 'off', version: on.version }, park.owner.token))
      .data;
    const saved = (await park.call(saveService, { ...change, version: off.version }, park.owner.token)).data;
    expect(saved).toMatchObject({ state: 'DRAFT', title: serviceData.title, actions: ['submit'] });
    await park.db.update(shops).set({ status: 'CLOSED' });
    const submit = { id, event: 'submit', version: saved.version } as const;
    expect(await codeOf(park.call(operateService, submit, park.owner.token))).toBe('500012');
    expect((await park.call(ownDetail, { id }, park.owner.token)).data.actions).toEqual([]);
  });

  it('an enterprise has only one shop, even if two are created concurrently', async () => {
    const answers = await Promise.all([
      codeOf(park.call(saveShop, { data: shopData }, park.owner.token)),
      codeOf(park.call(saveShop, { data: { ...shopData, name: '另一家' } }, park.owner.token)),
    ]);
    expect(answers.toSorted()).toEqual(['000000', '500012']);
    expect(await park.db.$count(shops)).toBe(1);
  });

  it('of two concurrent decisions only one succeeds', async () => {
    const shopId = await insertShop(park.db, { enterpriseId: park.owner.enterpriseId });
    const id = await insertService(park.db, { shopId, status: 'PENDING' });
    const data = { reason: '价格不清' };
    const answers = await Promise.all([
      codeOf(park.call(parkService, { id, event: 'pass', version: 1 }, park.reviewer.token)),
      codeOf(park.call(parkService, { id, event: 'reject', version: 1, data }, park.reviewer.token)),
    ]);
    expect(answers.toSorted()).toEqual(['000000', '500409']);
  });

  it('other enterprises can neither read nor change it', async () => {
    const shopId = await insertShop(park.db, { enterpriseId: park.owner.enterpriseId });
    await insertShop(park.db, { enterpriseId: park.other.enterpriseId });
    const id = await insertService(park.db, { shopId, status: 'DRAFT' });
    expect((await park.call(ownList, {}, park.other.token)).data.total).toBe(0);
    expect(await codeOf(park.call(ownDetail, { id }, park.other.token))).toBe('500404');
    expect(
      await codeOf(park.call(saveService, { id, version: 1, data: serviceData }, park.other.token)),
    ).toBe('500404');
    expect(
      await codeOf(park.call(operateService, { id, event: 'submit', version: 1 }, park.other.token)),
    ).toBe('500404');
    expect(
      await codeOf(park.call(saveShop, { id: shopId, version: 1, data: shopData }, park.other.token)),
    ).toBe('500404');
    expect(
      await codeOf(park.call(operateShop, { id: shopId, event: 'close', version: 1 }, park.other.token)),
    ).toBe('500404');
  });
});

describe('pictures and regions of a service', () => {
  const [valley, slope] = ['YX-HX', 'YX-BP'];
  beforeAll(async () => {
    await park.db.insert(regions).values([
      { regionId: valley, name: '花谷核心片区', kind: '片区', sort: 20 },
      { regionId: slope, name: '北坡温室片区', kind: '片区', sort: 30 },
    ]);
  });

  it('are reviewed together with it and then public', async () => {
    await insertShop(park.db, { enterpriseId: park.owner.enterpriseId });
    const [first, second] = [await insertPicture(park.db), await insertPicture(park.db)];
    const wanted = { ...serviceData, galleryFileIds: [second, first], regionIds: [slope, valley, slope] };
    const save = (data: object) => park.call(saveService, { data: { ...wanted, ...data } }, park.owner.token);
    for (const wrong of await refusedPictures(park.db))
      expect((await save({ galleryFileIds: [first, wrong] })).data).toHaveProperty([
        'fields',
        'data.galleryFileIds',
      ]);
    const saved = (await save({})).data;
    const { serviceId: id } = saved;
    expect(saved.data).toMatchObject({ galleryFileIds: [second, first], regionIds: [slope, valley] });
    const given = (
      await park.call(operateService, { id, event: 'submit', version: saved.version }, park.owner.token)
    ).data;
    const shown = {
      gallery: [{ fileId: second, alt: serviceData.title }, { fileId: first }],
      regionNames: ['花谷核心片区', '北坡温室片区'],
    };
    expect((await park.call(manageService, { id }, park.reviewer.token)).data).toMatchObject(shown);
    expect(await codeOf(park.call(detail, { id }))).toBe('500404');
    await park.call(parkService, { id, event: 'pass', version: given.version }, park.reviewer.token);
    expect((await park.call(detail, { id })).data).toMatchObject(shown);
  });

  it('keep a region that is no longer available if the service already has it', async () => {
    const shopId = await insertShop(park.db, { enterpriseId: park.owner.enterpriseId });
    const id = await insertService(park.db, { shopId, status: 'DRAFT', regionIds: [slope] });
    await park.db.update(regions).set({ shield: 1 }).where(eq(regions.regionId, slope));
    const data = { ...serviceData, regionIds: [slope, valley] };
    expect(
      (await park.call(saveService, { id, version: 1, data }, park.owner.token)).data.regionNames,
    ).toEqual(['花谷核心片区', '北坡温室片区']);
    const fresh = await park.call(saveService, { data }, park.owner.token);
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
    await insertShop(park.db, { enterpriseId: park.owner.enterpriseId });
    const { header, data: answer } = await park.call(saveService, { data } as never, park.owner.token);
    expect(['100001', '100002']).toContain(header.retCode);
    expect(JSON.stringify(answer)).toContain(field);
  });

  it('is refused for a shop, and for a decision without its reason', async () => {
    const id = await insertShop(park.db, { enterpriseId: park.other.enterpriseId, name: shopData.name });
    const taken = await park.call(saveShop, { data: shopData }, park.owner.token);
    expect([taken.header.retCode, JSON.stringify(taken.data)]).toEqual([
      '100002',
      expect.stringContaining('data.name'),
    ]);
    const unknown = { ...shopData, name: '新店', categoryCodes: ['TESTING', 'NOTHING'] };
    expect(await codeOf(park.call(saveShop, { data: unknown }, park.owner.token))).toBe('100002');
    const suspend = { id, event: 'suspend', version: 1 } as const;
    expect(await codeOf(park.call(parkShop, suspend, park.auditor.token))).toBe('100002');
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
      const id = await insertShop(park.db, { enterpriseId: park.owner.enterpriseId, status });
      const answer =
        event === 'edit'
          ? await park.call(saveShop, { id, version: 1, data: shopData }, park.owner.token)
          : own(ownShopEvents, event)
            ? await park.call(operateShop, { id, event: event as 'submit', version: 1 }, park.owner.token)
            : await park.call(
                parkShop,
                { id, event: event as 'pass', version: 1, data: { reason: '原因' } },
                park.auditor.token,
              );
      expect(answer.header.retCode).toBe(planned === undefined ? '500012' : '000000');
      const [row] = await park.db.select().from(shops).where(eq(shops.id, id));
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
      const shopId = await insertShop(park.db, { enterpriseId: park.owner.enterpriseId });
      const id = await insertService(park.db, { shopId, status });
      const answer =
        event === 'edit'
          ? await park.call(saveService, { id, version: 1, data: serviceData }, park.owner.token)
          : own(ownServiceEvents, event)
            ? await park.call(operateService, { id, event: event as 'submit', version: 1 }, park.owner.token)
            : await park.call(
                parkService,
                { id, event: event as 'pass', version: 1, data: { reason: '原因' } },
                park.reviewer.token,
              );
      expect(answer.header.retCode).toBe(planned === undefined ? '500012' : '000000');
      const [row] = await park.db.select().from(services).where(eq(services.id, id));
      expect(row?.status).toBe(planned ?? status);
    },
  });
});
