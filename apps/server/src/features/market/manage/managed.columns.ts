import { priceKindLabels, serviceStateLabels, shopStateLabels } from '@portal/contract/market/shop-terms';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import type { ServiceWithShop, ShopWithEnterprise } from '../market.queries.ts';

export const shopColumns: SheetColumn<ShopWithEnterprise>[] = [
  { head: '编号', value: ({ no }) => no, width: 20 },
  { head: '店铺', value: ({ shop }) => shop.name, width: 30 },
  { head: '企业', value: ({ enterpriseName }) => enterpriseName, width: 40 },
  { head: '在售服务', value: ({ services }) => services },
  { head: '状态', value: ({ shop }) => shopStateLabels[shop.status]() },
];

export const serviceColumns: SheetColumn<ServiceWithShop>[] = [
  { head: '编号', value: ({ no }) => no, width: 20 },
  { head: '服务', value: ({ service }) => service.title, width: 40 },
  { head: '类目', value: ({ categoryLabel }) => categoryLabel },
  { head: '店铺', value: ({ shopName }) => shopName, width: 30 },
  { head: '计价', value: ({ service }) => priceKindLabels[service.priceKind]() },
  {
    head: '价格（元）',
    value: ({ service }) => (service.priceFen === null ? null : service.priceFen / 100),
  },
  { head: '状态', value: ({ service }) => serviceStateLabels[service.status]() },
];
