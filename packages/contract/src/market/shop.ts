import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { chosenCode, code, fen, id, instant, keyword, pageOf, pageOfTabs, picture } from '../fields.ts';
import {
  choice,
  kindOf,
  labelled,
  oneOf,
  optionalText,
  pictureId,
  requiredText,
  textBetween,
} from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { galleryFileIds } from './gallery.ts';
import {
  hasAmount,
  maxCases,
  maxServiceRegions,
  ownServiceEvents,
  ownShopEvents,
  priceKinds,
  responseLimits,
  serviceStates,
  shopStates,
} from './shop-terms.ts';

const tag = 'market';

const open = { tag, access: 'public' } as const;
const leaders = { tag, access: 'leaders' } as const;

/** Price of a service in fen, and its unit; null if by agreement or free. */
export const price = {
  priceKind: z.enum(priceKinds),
  priceFen: fen.nullable(),
  unit: z.string(),
};

/** What orders show about a shop or service; working minutes, null if there are too few answers. */
const measured = {
  doneCount: z.int(),
  ratingCount: z.int(),
  avgRating: z.number().nullable(),
  medianResponseMin: z.int().nullable(),
  p90ResponseMin: z.int().nullable(),
  responseSample: z.int(),
};

/** A service in a list. */
const serviceRow = z.object({
  serviceId: id,
  title: z.string(),
  categoryCode: z.string(),
  categoryLabel: z.string(),
  ...price,
  capacityNote: z.string(),
  tags: z.array(z.string()),
  picture: picture.nullable(),
  shopId: id,
  shopName: z.string(),
  enterpriseName: z.string(),
  publishedAt: instant,
  ...measured,
});
export type ServiceRow = z.infer<typeof serviceRow>;

export const serviceSorts = ['response', 'rating', 'done', 'price', 'latest'] as const;
export type ServiceSort = (typeof serviceSorts)[number];

export const serviceQueryList = call.list(open, '/api/serviceManage/service/queryList', {
  summary: 'Lists the services on offer, of one shop or of all.',
  filter: {
    category: code.optional(),
    priceKind: oneOf(m.field_price_kind, priceKinds).optional(),
    /** Only shops with a measured response time; those with too few enquiries are left out. */
    answersWithin: oneOf(m.market_answers, responseLimits).optional(),
    shopId: id.optional(),
    keyword: keyword.optional(),
    sort: kindOf(m.field_sort, serviceSorts).default('latest'),
  },
  output: pageOf(serviceRow),
});

const serviceQueryFacetsAnswer = z.object({
  categories: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
  priceKinds: z.array(z.object({ value: z.enum(priceKinds), count: z.int() })),
  responses: z.array(z.object({ value: z.enum(responseLimits), count: z.int() })),
  /** Number of open shops. */
  shops: z.int(),
});

export const serviceQueryFacets = call.read(open, '/api/serviceManage/service/queryFacets', {
  summary: 'Counts the services by category, price type and response time.',
  output: serviceQueryFacetsAnswer,
});

const shopRow = z.object({
  shopId: id,
  name: z.string(),
  intro: z.string(),
  logo: picture.nullable(),
  enterpriseId: id,
  enterpriseName: z.string(),
  /** A suspended shop keeps its own page, which explains the suspension. */
  state: z.enum(['OPEN', 'SUSPENDED']),
  categories: z.array(z.object({ code: z.string(), name: z.string() })),
  /** Number of services on offer. */
  services: z.int(),
  openedAt: instant,
  ...measured,
});
export type ShopRow = z.infer<typeof shopRow>;

/** A reference case; reviewed with the service, so it names no one who has not agreed. */
const serviceCase = z.object({
  title: requiredText(m.field_case_title, 40),
  text: textBetween(m.field_case_text, 10, 300),
});
export type ServiceCase = z.infer<typeof serviceCase>;

/** Names of the regions a service is offered in; none means the whole country. */
const offeredIn = { regionNames: z.array(z.string()) };

const serviceDetail = serviceRow.extend({
  body: z.string(),
  processSteps: z.array(z.string()),
  materials: z.array(z.string()),
  cases: z.array(serviceCase),
  gallery: z.array(picture),
  ...offeredIn,
  shop: shopRow,
  /** False if the shop has taken it off or is suspended. */
  isOffered: z.boolean(),
});
export type ServiceDetail = z.infer<typeof serviceDetail>;

export const serviceQueryDetail = call.detail(open, '/api/serviceManage/service/queryDetail', {
  summary: 'Returns a service with its shop.',
  output: serviceDetail,
});

export const shopQueryDetail = call.detail(open, '/api/serviceManage/shop/queryDetail', {
  summary: 'Returns a shop, without its services, which have their own list.',
  output: shopRow,
});

export const shopContent = z.object({
  name: textBetween(m.field_shop_name, 2, 30),
  intro: textBetween(m.field_shop_intro, 10, 200),
  categoryCodes: labelled(
    m.field_service_category,
    z
      .array(code)
      .min(1, { error: fault.choose(m.field_service_category) })
      .max(5, { error: fault.most(m.field_service_category, 5) }),
  ),
  fileId: pictureId(m.field_shop_logo),
});
export type ShopContent = z.infer<typeof shopContent>;

export const serviceContent = z
  .object({
    title: textBetween(m.field_service_title, 2, 40),
    categoryCode: chosenCode(m.field_service_category),
    priceKind: choice(m.field_price_kind, priceKinds),
    priceFen: labelled(
      m.field_service_price,
      fen
        .max(1_000_000_000, { error: fault.tooLarge(m.field_service_price) })
        .nullable()
        .default(null),
    ),
    unit: optionalText(m.field_unit, 10),
    capacityNote: optionalText(m.field_capacity_note, 60),
    tags: labelled(
      m.field_tags,
      z.array(requiredText(m.field_tags, 10)).max(5, { error: fault.most(m.field_tags, 5) }),
    ),
    body: textBetween(m.field_service_body, 20, 2_000),
    processSteps: labelled(
      m.field_process_steps,
      z
        .array(requiredText(m.field_process_steps, 30))
        .min(1, { error: fault.enter(m.field_process_steps) })
        .max(8, { error: fault.most(m.field_process_steps, 8) }),
    ),
    materials: labelled(
      m.field_service_materials,
      z
        .array(requiredText(m.field_service_materials, 40))
        .max(8, { error: fault.most(m.field_service_materials, 8) }),
    ),
    cases: labelled(
      m.field_service_cases,
      z
        .array(serviceCase)
        .max(maxCases, { error: fault.most(m.field_service_cases, maxCases) })
        .default([]),
    ),
    fileId: pictureId(m.field_service_picture),
    galleryFileIds,
    regionIds: labelled(
      m.field_service_regions,
      z
        .array(code)
        .max(maxServiceRegions, { error: fault.most(m.field_service_regions, maxServiceRegions) })
        .default([]),
    ),
  })
  .superRefine(({ priceKind, priceFen, unit }, context) => {
    const issue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (hasAmount(priceKind) && !priceFen) issue('priceFen', fault.enter(m.field_service_price)());
    if (!hasAmount(priceKind) && priceFen !== null) issue('priceFen', m.fault_price_needless());
    if (priceKind === 'UNIT' && unit === '') issue('unit', fault.enter(m.field_unit)());
  });
export type ServiceContent = z.infer<typeof serviceContent>;

const ownShop = z.object({
  shopId: id,
  version: z.int(),
  state: z.enum(shopStates),
  stateLabel: z.string(),
  /** Reason for the return or suspension. */
  reason: z.string(),
  logo: picture.nullable(),
  data: shopContent,
  canEdit: ability(),
  actions: abilities(ownShopEvents),
});
export type OwnShop = z.infer<typeof ownShop>;

const shopQueryOwnAnswer = z.object({
  shop: ownShop.nullable(),
  categories: z.array(z.object({ code: z.string(), name: z.string() })),
});

export const shopQueryOwn = call.read(leaders, '/api/serviceManage/shop/queryOwn', {
  summary:
    'Returns the shop of the caller’s enterprise, or null if it has none, and the options of its forms.',
  output: shopQueryOwnAnswer,
});

export const shopSave = call.save(leaders, '/api/serviceManage/shop/save', {
  summary: 'Creates the shop of the caller’s enterprise, or updates it while it is not open.',
  data: shopContent,
  output: ownShop,
  refuses: [retCodes.TRANSITION_REFUSED],
});

export const shopOperate = call.operate(leaders, '/api/serviceManage/shop/operate', {
  summary: 'Submits, withdraws, closes or reopens the shop.',
  events: ownShopEvents,
  output: ownShop,
});

const ownService = z.object({
  serviceId: id,
  version: z.int(),
  title: z.string(),
  categoryLabel: z.string(),
  ...price,
  state: z.enum(serviceStates),
  stateLabel: z.string(),
  /** Reason for the rejection or ban. */
  reason: z.string(),
  updatedAt: instant,
  canEdit: ability(),
  actions: abilities(ownServiceEvents),
});
export type OwnService = z.infer<typeof ownService>;

/** A service as entered, with what its ids refer to. */
export const enteredService = {
  picture: picture.nullable(),
  gallery: z.array(picture),
  ...offeredIn,
  data: serviceContent,
};

const ownServiceDetail = ownService.extend(enteredService);
export type OwnServiceDetail = z.infer<typeof ownServiceDetail>;

export const serviceQueryOwnList = call.list(leaders, '/api/serviceManage/service/queryOwnList', {
  summary: 'Lists the services of the caller’s enterprise.',
  filter: { state: oneOf(m.field_state, serviceStates).optional(), keyword: keyword.optional() },
  output: pageOfTabs(ownService, serviceStates),
});

export const serviceQueryOwnDetail = call.detail(leaders, '/api/serviceManage/service/queryOwnDetail', {
  summary: 'Returns a service of the caller’s enterprise for editing.',
  output: ownServiceDetail,
});

export const serviceSave = call.save(leaders, '/api/serviceManage/service/save', {
  summary:
    'Creates a service as a draft, or updates one that is not on offer; updating one that was taken off offer makes it a draft again.',
  data: serviceContent,
  output: ownServiceDetail,
  refuses: [retCodes.TRANSITION_REFUSED],
});

export const serviceOperate = call.operate(leaders, '/api/serviceManage/service/operate', {
  summary: 'Submits a service, withdraws it, or puts it on or off offer.',
  events: ownServiceEvents,
  output: ownServiceDetail,
});
