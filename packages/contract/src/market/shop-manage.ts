import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { code, id, instant, keyword, pageOfTabs, picture, sortedBy } from '../fields.ts';
import { note, oneOf } from '../form-field.ts';
import { enteredService, price, shopContent } from './shop.ts';
import { parkServiceEvents, parkShopEvents, serviceStates, shopStates } from './shop-terms.ts';

const byAudit = { tag: 'market', access: ['OP_AUDIT'] } as const;
const byService = { tag: 'market', access: ['OP_SERVICE'] } as const;

/** Shown to those who run the shop. */
const reason = z.object({ reason: note(m.field_reason, 200) }).prefault({});

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
  actions: abilities(parkShopEvents),
});
export type ManagedShop = z.infer<typeof managedShop>;

const managedShopDetail = managedShop.extend({
  data: shopContent,
  logo: picture.nullable(),
  categories: z.array(z.string()),
});

const shopFilter = { state: oneOf(m.field_state, shopStates).optional(), keyword: keyword.optional() };

export const shopQueryManageList = call.list(byAudit, '/api/serviceManage/shop/queryManageList', {
  summary: 'Lists the shops of all enterprises.',
  filter: { ...shopFilter, sort: sortedBy('submitted').default('-submitted') },
  output: pageOfTabs(managedShop, shopStates),
});

export const shopExport = call.sheet(byAudit, '/api/serviceManage/shop/export', {
  summary: 'Exports the filtered shops as a spreadsheet.',
  input: z.object(shopFilter),
});

export const shopQueryManageDetail = call.detail(byAudit, '/api/serviceManage/shop/queryManageDetail', {
  summary: 'Returns a shop as entered by its enterprise.',
  output: managedShopDetail,
});

export const shopOperateManage = call.operate(byAudit, '/api/serviceManage/shop/operateManage', {
  summary: 'Approves, returns, suspends or resumes a shop, and notifies its enterprise.',
  events: parkShopEvents,
  fields: { data: reason },
  output: managedShopDetail,
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
  actions: abilities(parkServiceEvents),
});
export type ManagedService = z.infer<typeof managedService>;

const managedServiceDetail = managedService.extend(enteredService);

const serviceFilter = {
  state: oneOf(m.field_state, serviceStates).optional(),
  category: code.optional(),
  keyword: keyword.optional(),
};

export const serviceQueryManageList = call.list(byService, '/api/serviceManage/service/queryManageList', {
  summary: 'Lists the services of all shops.',
  filter: { ...serviceFilter, sort: sortedBy('submitted').default('-submitted') },
  output: pageOfTabs(managedService, serviceStates),
});

export const serviceExport = call.sheet(byService, '/api/serviceManage/service/export', {
  summary: 'Exports the filtered services as a spreadsheet.',
  input: z.object(serviceFilter),
});

export const serviceQueryManageDetail = call.detail(
  byService,
  '/api/serviceManage/service/queryManageDetail',
  {
    summary: 'Returns a service as entered by its shop.',
    output: managedServiceDetail,
  },
);

export const serviceOperateManage = call.operate(byService, '/api/serviceManage/service/operateManage', {
  summary: 'Approves, rejects or bans a service, or lifts its ban, and notifies its enterprise.',
  events: parkServiceEvents,
  fields: { data: reason },
  output: managedServiceDetail,
});
