import {
  serviceOperate,
  serviceQueryDetail,
  serviceQueryFacets,
  serviceQueryList,
  serviceQueryOwnDetail,
  serviceQueryOwnList,
  serviceSave,
  shopOperate,
  shopQueryDetail,
  shopQueryOwn,
  shopSave,
} from '@portal/contract/market/shop';
import {
  serviceExport,
  serviceOperateManage,
  serviceQueryManageDetail,
  serviceQueryManageList,
  shopExport,
  shopOperateManage,
  shopQueryManageDetail,
  shopQueryManageList,
} from '@portal/contract/market/shop-manage';
import { maxListTotal } from '@portal/contract/max-list-total';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOf, pageOfTabs } from '../../platform/http/page-of.ts';
import { serviceColumns, shopColumns } from './manage/managed.columns.ts';
import {
  countManagedServices,
  countManagedShops,
  getManagedService,
  getManagedShop,
  listManagedServices,
  listManagedShops,
} from './manage/managed.queries.ts';
import { operateManagedService, operateManagedShop } from './manage/operate-managed.ts';
import {
  categoriesOf,
  countFacets,
  countOpenShops,
  countServices,
  getShownService,
  getShownShop,
  listCategories,
  listServices,
} from './market.queries.ts';
import {
  viewManagedService,
  viewManagedServiceDetail,
  viewManagedShop,
  viewManagedShopDetail,
  viewOwnService,
  viewOwnServiceDetail,
  viewOwnShop,
  viewService,
  viewShop,
} from './market.view.ts';
import { operateService } from './own/operate-service.ts';
import { operateShop } from './own/operate-shop.ts';
import { countOwnServices, listOwnServices } from './own/own-services.queries.ts';
import { findOwnShop, getOwnService } from './own/own-shop.ts';
import { saveService } from './own/save-service.ts';
import { saveShop } from './own/save-shop.ts';

export const marketRoutes = (): BoundEndpoint[] => [
  bind(serviceQueryList, ({ db }, input) =>
    pageOf(input, listServices(db, input), countServices(db, input), viewService, maxListTotal),
  ),
  bind(serviceQueryFacets, async ({ db }) => {
    const [facets, shops] = await Promise.all([countFacets(db), countOpenShops(db)]);
    return { ...facets, shops };
  }),
  bind(serviceQueryDetail, async ({ db }, { id }) => {
    const row = await getShownService(db, id);
    const shop = await getShownShop(db, row.service.shopId);
    const { body, processSteps, materials, cases, gallery, status } = row.service;
    return {
      ...viewService(row),
      body,
      processSteps,
      materials,
      cases,
      gallery,
      regionNames: row.regionNames,
      shop: viewShop(shop, await categoriesOf(db, shop.shop.categoryCodes)),
      isOffered: status === 'ON' && row.shopStatus === 'OPEN',
    };
  }),
  bind(shopQueryDetail, async ({ db }, { id }) => {
    const row = await getShownShop(db, id);
    return viewShop(row, await categoriesOf(db, row.shop.categoryCodes));
  }),
  bind(shopQueryOwn, async ({ db, actor }) => {
    const [shop, categories] = await Promise.all([findOwnShop(db, actor), listCategories(db)]);
    return { shop: shop && viewOwnShop(shop), categories };
  }),
  bind(shopSave, saveShop),
  bind(shopOperate, operateShop),
  bind(serviceQueryOwnList, ({ db, actor }, input) => {
    const filter = { ...input, enterpriseId: actor.enterpriseId ?? '' };
    return pageOfTabs(
      input,
      listOwnServices(db, filter),
      { counts: countOwnServices(db, filter), tab: input.state },
      viewOwnService,
    );
  }),
  bind(serviceQueryOwnDetail, async ({ db, actor }, { id }) =>
    viewOwnServiceDetail(await getOwnService(db, actor, id)),
  ),
  bind(serviceSave, saveService),
  bind(serviceOperate, operateService),
  bind(shopQueryManageList, ({ db }, input) =>
    pageOfTabs(
      input,
      listManagedShops(db, input),
      { counts: countManagedShops(db, input), tab: input.state },
      viewManagedShop,
    ),
  ),
  bindRaw(shopExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '店铺',
      entity: 'shop',
      filter: input,
      columns: shopColumns,
      count: (tx) => countOfTab(countManagedShops(tx, input), input.state),
      read: (tx, page) => listManagedShops(tx, { ...input, ...page, sort: '-submitted' }),
    }),
  ),
  bind(shopQueryManageDetail, async ({ db }, { id }) => {
    const row = await getManagedShop(db, id);
    return viewManagedShopDetail(row, await categoriesOf(db, row.shop.categoryCodes));
  }),
  bind(shopOperateManage, operateManagedShop),
  bind(serviceQueryManageList, ({ db }, input) =>
    pageOfTabs(
      input,
      listManagedServices(db, input),
      { counts: countManagedServices(db, input), tab: input.state },
      viewManagedService,
    ),
  ),
  bindRaw(serviceExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '服务',
      entity: 'service',
      filter: input,
      columns: serviceColumns,
      count: (tx) => countOfTab(countManagedServices(tx, input), input.state),
      read: (tx, page) => listManagedServices(tx, { ...input, ...page, sort: '-submitted' }),
    }),
  ),
  bind(serviceQueryManageDetail, async ({ db }, { id }) =>
    viewManagedServiceDetail(await getManagedService(db, id)),
  ),
  bind(serviceOperateManage, operateManagedService),
];
