import type {
  OwnService,
  OwnServiceDetail,
  OwnShop,
  ServiceRow,
  ShopRow,
} from '@portal/contract/market/shop';
import type { ManagedService, ManagedShop } from '@portal/contract/market/shop-manage';
import {
  ownServiceEvents,
  ownShopEvents,
  parkServiceEvents,
  parkShopEvents,
  serviceStateLabels,
  serviceTransitions,
  shopStateLabels,
  shopTransitions,
} from '@portal/contract/market/shop-terms';
import { galleryIds } from '../../platform/files/find-picture.ts';
import type { ServiceInFull, ServiceWithShop, ShopWithEnterprise } from './market.queries.ts';
import type { ShopRecord } from './market.table.ts';
import { needsOpenShop } from './need-open-shop.ts';

type Named = { code: string; name: string };

export function viewService({
  service,
  categoryLabel,
  shopName,
  enterpriseName,
}: ServiceWithShop): ServiceRow {
  return {
    ...service,
    serviceId: service.id,
    categoryLabel,
    shopName,
    enterpriseName,
    publishedAt: (service.publishedAt ?? service.createdAt).getTime(),
  };
}

export const viewShop = (
  { shop, enterpriseName, services }: ShopWithEnterprise,
  categories: Named[],
): ShopRow => ({
  ...shop,
  shopId: shop.id,
  enterpriseName,
  state: shop.status === 'SUSPENDED' ? 'SUSPENDED' : 'OPEN',
  categories,
  services: shop.status === 'OPEN' ? services : 0,
  openedAt: (shop.openedAt ?? shop.createdAt).getTime(),
});

const shopData = ({ name, intro, categoryCodes, logo }: ShopRecord) => ({
  name,
  intro,
  categoryCodes,
  fileId: logo?.fileId ?? null,
});

/** The content of a service as its shop entered it. */
const viewEntered = ({ service, regionNames }: ServiceInFull) => ({
  picture: service.picture,
  gallery: service.gallery,
  regionNames,
  data: { ...service, ...galleryIds(service) },
});

export const viewOwnShop = (shop: ShopRecord): OwnShop => ({
  shopId: shop.id,
  version: shop.version,
  state: shop.status,
  stateLabel: shopStateLabels[shop.status](),
  reason: shop.reason,
  logo: shop.logo,
  data: shopData(shop),
  canEdit: shopTransitions[shop.status].edit !== undefined,
  actions: ownShopEvents.filter((event) => shopTransitions[shop.status][event] !== undefined),
});

export function viewOwnService({ service, categoryLabel, shopStatus }: ServiceWithShop): OwnService {
  const isOpen = shopStatus === 'OPEN';
  return {
    ...service,
    serviceId: service.id,
    categoryLabel,
    state: service.status,
    stateLabel: serviceStateLabels[service.status](),
    updatedAt: service.updatedAt.getTime(),
    canEdit: serviceTransitions[service.status].edit !== undefined,
    actions: ownServiceEvents.filter(
      (event) => serviceTransitions[service.status][event] !== undefined && (isOpen || !needsOpenShop(event)),
    ),
  };
}

export const viewOwnServiceDetail = (row: ServiceInFull): OwnServiceDetail => ({
  ...viewOwnService(row),
  ...viewEntered(row),
});

export const viewManagedShop = ({ shop, ...row }: ShopWithEnterprise): ManagedShop => ({
  ...row,
  shopId: shop.id,
  version: shop.version,
  name: shop.name,
  state: shop.status,
  stateLabel: shopStateLabels[shop.status](),
  submittedAt: shop.submittedAt?.getTime() ?? null,
  reason: shop.reason,
  actions: parkShopEvents.filter((event) => shopTransitions[shop.status][event] !== undefined),
});

export const viewManagedShopDetail = (row: ShopWithEnterprise, categories: Named[]) => ({
  ...viewManagedShop(row),
  data: shopData(row.shop),
  logo: row.shop.logo,
  categories: categories.map(({ name }) => name),
});

export const viewManagedService = ({ service, ...row }: ServiceWithShop): ManagedService => ({
  ...service,
  ...row,
  serviceId: service.id,
  state: service.status,
  stateLabel: serviceStateLabels[service.status](),
  submittedAt: service.submittedAt?.getTime() ?? null,
  actions: parkServiceEvents.filter((event) => serviceTransitions[service.status][event] !== undefined),
});

export const viewManagedServiceDetail = (row: ServiceInFull) => ({
  ...viewManagedService(row),
  ...viewEntered(row),
});
