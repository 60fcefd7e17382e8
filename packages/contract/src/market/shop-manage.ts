import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { code, id, instant, keyword, pageOfTabs, paging, picture, sortedBy } from '../fields.ts';
import { kindOf, note, oneOf } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { enteredService, price, shopContent } from './shop.ts';
import { parkServiceEvents, parkShopEvents, serviceStates, shopStates } from './shop-terms.ts';

const shops = { tag: 'market', access: ['OP_AUDIT'] } as const;
const services = { tag: 'market', access: ['OP_SERVICE'] } as const;

/** Shown to those who run the shop. */
const reason = z.object({ reason: note(m.field_reason, 200) }).prefault({});

const operateRefusals = [
  retCodes.NOT_FOUND,
  retCodes.FIELD_REFUSED,
  retCodes.TRANSITION_REFUSED,
  retCodes.VERSION_CONFLICT,
] as const;
const exportRefusals = [retCodes.FIELD_REFUSED, retCodes.DUPLICATE_SUBMIT] as const;

const managedShop = z.object({
  shopId: id,
  version: z.int(),
  no: z.string(),
  name: z.string(),
  enterpriseName: z.string(),
  state: z.enum(shopStates),
  stateLabel: z.string(),
  /** Number of services on offer. */
  services: z.int(),
  submittedAt: instant.nullable(),
  reason: z.string(),
  actions: z.array(z.enum(parkShopEvents)),
});
export type ManagedShop = z.infer<typeof managedShop>;

const managedShopDetail = managedShop.extend({
  data: shopContent,
  logo: picture.nullable(),
  categories: z.array(z.string()),
});

const shopFilter = { state: oneOf(m.field_state, shopStates).optional(), keyword: keyword.optional() };

export const shopQueryManageList = endpoint({
  method: 'GET',
  path: '/api/serviceManage/shop/queryManageList',
  summary: 'The shops of all enterprises.',
  ...shops,
  input: z.object({ ...shopFilter, sort: sortedBy('submitted').default('-submitted'), ...paging }),
  output: pageOfTabs(managedShop, shopStates),
  refuses: [],
});

export const shopExport = endpoint({
  method: 'GET',
  path: '/api/serviceManage/shop/export',
  summary: 'The shops of a filter as a spreadsheet.',
  ...shops,
  input: z.object(shopFilter),
  output: z.unknown(),
  refuses: exportRefusals,
  raw: true,
});

export const shopQueryManageDetail = endpoint({
  method: 'GET',
  path: '/api/serviceManage/shop/queryManageDetail',
  summary: 'A shop as its enterprise entered it.',
  ...shops,
  input: z.object({ id }),
  output: managedShopDetail,
  refuses: [retCodes.NOT_FOUND],
});

export const shopOperateManage = endpoint({
  method: 'POST',
  path: '/api/serviceManage/shop/operateManage',
  summary: 'Passes or returns a shop, suspends it or lets it go on; its enterprise is told.',
  ...shops,
  input: z.object({ id, event: kindOf(m.field_event, parkShopEvents), version, data: reason }),
  output: managedShopDetail,
  refuses: operateRefusals,
});

const managedService = z.object({
  serviceId: id,
  version: z.int(),
  no: z.string(),
  title: z.string(),
  categoryLabel: z.string(),
  ...price,
  shopName: z.string(),
  enterpriseName: z.string(),
  state: z.enum(serviceStates),
  stateLabel: z.string(),
  submittedAt: instant.nullable(),
  reason: z.string(),
  actions: z.array(z.enum(parkServiceEvents)),
});
export type ManagedService = z.infer<typeof managedService>;

const managedServiceDetail = managedService.extend(enteredService);

const serviceFilter = {
  state: oneOf(m.field_state, serviceStates).optional(),
  category: code.optional(),
  keyword: keyword.optional(),
};

export const serviceQueryManageList = endpoint({
  method: 'GET',
  path: '/api/serviceManage/service/queryManageList',
  summary: 'The services of all shops.',
  ...services,
  input: z.object({ ...serviceFilter, sort: sortedBy('submitted').default('-submitted'), ...paging }),
  output: pageOfTabs(managedService, serviceStates),
  refuses: [],
});

export const serviceExport = endpoint({
  method: 'GET',
  path: '/api/serviceManage/service/export',
  summary: 'The services of a filter as a spreadsheet.',
  ...services,
  input: z.object(serviceFilter),
  output: z.unknown(),
  refuses: exportRefusals,
  raw: true,
});

export const serviceQueryManageDetail = endpoint({
  method: 'GET',
  path: '/api/serviceManage/service/queryManageDetail',
  summary: 'A service as its shop entered it.',
  ...services,
  input: z.object({ id }),
  output: managedServiceDetail,
  refuses: [retCodes.NOT_FOUND],
});

export const serviceOperateManage = endpoint({
  method: 'POST',
  path: '/api/serviceManage/service/operateManage',
  summary: 'Passes a service or not, bans it or lifts the ban; its enterprise is told.',
  ...services,
  input: z.object({ id, event: kindOf(m.field_event, parkServiceEvents), version, data: reason }),
  output: managedServiceDetail,
  refuses: operateRefusals,
});

export const shopManageEndpoints = [
  shopQueryManageList,
  shopExport,
  shopQueryManageDetail,
  shopOperateManage,
  serviceQueryManageList,
  serviceExport,
  serviceQueryManageDetail,
  serviceOperateManage,
] as const;
