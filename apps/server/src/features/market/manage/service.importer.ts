import { serviceContent } from '@portal/contract/market/shop';
import { serviceOperateManage } from '@portal/contract/market/shop-manage';
import { priceKindLabels } from '@portal/contract/market/shop-terms';
import * as m from '@portal/texts/messages';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import {
  type CellFault,
  coded,
  emptyFault,
  existingFaults,
  type Importer,
  type ImportField,
  labelsOf,
  listed,
  missingId,
  named,
  naturalKey,
  scaled,
  textOf,
  unscaled,
} from '../../../feature/importer.ts';
import { tableImporter } from '../../../feature/table-importer.ts';
import { tableRows } from '../../../feature/table-rows.ts';
import type { Db } from '../../../platform/database/database.ts';
import { regions } from '../../dictionary/dictionary.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { services, shops } from '../market.table.ts';
import { codesBy, listCategories, namesOf } from './service-categories.ts';
import { followServices, writeServices } from './write-services.ts';

const listRegions = (db: Db) =>
  db
    .select({ code: regions.regionId, name: regions.name })
    .from(regions)
    .where(eq(regions.shield, 0))
    .orderBy(asc(regions.sort), asc(regions.regionId));

const openShops = (db: Db) =>
  db
    .select({ shop: shops, enterpriseName: enterprises.name })
    .from(shops)
    .innerJoin(enterprises, eq(enterprises.id, shops.enterpriseId))
    .where(eq(shops.status, 'OPEN'))
    .orderBy(asc(enterprises.name));

const fields: readonly ImportField[] = [
  {
    key: 'shop',
    label: m.import_field_shop,
    aliases: ['企业', '企业名称', '店铺', '店名', '服务商', '机构'],
    isNeeded: true,
    note: m.import_note_shop,
    example: '云岫检测服务有限公司',
    references: async (db) => (await openShops(db)).map(({ enterpriseName }) => enterpriseName),
  },
  {
    key: 'title',
    label: m.field_service_title,
    aliases: ['服务', '服务名称', '项目', '项目名称', '名称'],
    isNeeded: true,
    example: '农残筛查九十六项',
  },
  {
    key: 'category',
    label: m.field_service_category,
    aliases: ['类别', '分类', '服务分类'],
    isNeeded: true,
    example: '检测认证',
    options: (db) => namesOf(listCategories(db)),
  },
  {
    key: 'priceKind',
    label: m.field_price_kind,
    aliases: ['计价', '计价方式', '价格类型'],
    isNeeded: true,
    example: '面议',
    read: coded(priceKindLabels),
    show: named(priceKindLabels),
    options: () => labelsOf(priceKindLabels),
  },
  {
    key: 'priceFen',
    label: m.field_service_price,
    aliases: ['价格', '金额', '单价'],
    example: '',
    read: scaled(2),
    show: unscaled(2),
  },
  { key: 'unit', label: m.field_unit, aliases: ['单位', '计价单位'], example: '' },
  {
    key: 'capacityNote',
    label: m.field_capacity_note,
    aliases: ['受理能力', '产能'],
    example: '日受理 60 样',
  },
  {
    key: 'body',
    label: m.field_service_body,
    aliases: ['介绍', '说明', '服务说明', '服务内容'],
    isNeeded: true,
    example: '农残筛查九十六项，报告列出每一项的检出限与不确定度。',
  },
  {
    key: 'processSteps',
    label: m.field_process_steps,
    aliases: ['流程', '步骤', '服务流程'],
    isNeeded: true,
    note: m.import_note_lines,
    example: '收样编码、出具报告',
    read: listed,
  },
  {
    key: 'materials',
    label: m.field_service_materials,
    aliases: ['材料', '所需材料'],
    note: m.import_note_lines,
    example: '同批次花材 20 枝',
    read: listed,
  },
  {
    key: 'tags',
    label: m.field_tags,
    aliases: ['标签', '关键词'],
    note: m.import_note_list,
    example: '',
    read: listed,
  },
  {
    key: 'regions',
    label: m.field_service_regions,
    aliases: ['服务区域', '区域', '地区'],
    note: m.import_note_list,
    example: '',
    read: listed,
    isList: true,
    options: (db) => namesOf(listRegions(db)),
  },
];

/** Services on offer in open shops, without their pictures and references. */
const serviceRows: NonNullable<Importer['rowsOf']> = async function* (db) {
  const shopOf = new Map((await openShops(db)).map(({ shop }) => [shop.id, shop.name]));
  const nameOf = new Map(
    [...(await listCategories(db)), ...(await listRegions(db))].map(({ code, name }) => [code, name]),
  );
  const named = (code: string) => nameOf.get(code) ?? code;
  const isOut = and(eq(services.status, 'ON'), inArray(services.shopId, [...shopOf.keys()]));
  for await (const rows of tableRows(db, services, isOut))
    yield rows.map((service) => ({
      ...service,
      shop: shopOf.get(service.shopId),
      category: named(service.categoryCode),
      regions: service.regionIds.map(named),
    }));
};

/** Services of open shops, which are on offer at once. One that exists is its shop’s own to change. */
export const serviceImporter = tableImporter({
  kind: 'SERVICE',
  roles: serviceOperateManage.access,
  after: ['SHOP'],
  fields,
  keys: ['shop', 'title'],
  rowsOf: serviceRows,
  sums: ['priceFen'],
  table: services,
  schema: serviceContent.safeExtend({ shopId: z.string() }),
  defaults: { unit: '', capacityNote: '', tags: [], materials: [] },
  async match(db, _ctx, rows) {
    const open = await openShops(db);
    const categories = codesBy(await listCategories(db));
    const places = codesBy(await listRegions(db));
    const byName = new Map(
      open.flatMap(({ shop, enterpriseName }) =>
        [shop.name, enterpriseName].map((name) => [naturalKey(name), shop] as const),
      ),
    );
    const titles = rows.map(({ data }) => textOf(data.title));
    const found = await db.select().from(services).where(inArray(services.title, titles));
    const present = new Map(found.map((service) => [`${service.shopId} ${service.title}`, service]));
    return ({ data }) => {
      const shop = byName.get(naturalKey(data.shop));
      const categoryCode = categories.get(naturalKey(data.category));
      const named = (data.regions as string[] | undefined) ?? [];
      const unknown = named.filter((name) => !places.has(naturalKey(name)));
      const before = shop ? (present.get(`${shop.id} ${textOf(data.title)}`) ?? null) : null;
      const faults: CellFault[] = [
        ...emptyFault(data, 'shop', m.import_field_shop),
        ...emptyFault(data, 'category', m.field_service_category),
      ];
      if (data.shop !== undefined && !shop)
        faults.push({ field: 'shop', text: m.import_fault_no_shop({ name: textOf(data.shop) }) });
      if (data.category !== undefined && categoryCode === undefined)
        faults.push({
          field: 'category',
          text: m.import_fault_no_entry({ name: textOf(data.category) }),
        });
      if (unknown.length > 0)
        faults.push({ field: 'regions', text: m.import_fault_no_entry({ name: unknown.join('、') }) });
      if (before) faults.push(...existingFaults(fields, before, data));
      return {
        before,
        given: {
          // A category that is missing or unknown is a fault of its own.
          categoryCode: categoryCode ?? 'NONE',
          regionIds: named.flatMap((name) => places.get(naturalKey(name)) ?? []),
          cases: before?.cases ?? [],
          fileId: null,
          galleryFileIds: [],
          shopId: shop?.id ?? missingId,
        },
        faults,
      };
    };
  },
  async write(tx, ctx, entities) {
    const shopIds = entities.map(({ values }) => values.shopId);
    const found = await tx.select().from(shops).where(inArray(shops.id, shopIds));
    const byId = new Map(found.map((shop) => [shop.id, shop]));
    return writeServices(
      tx,
      ctx,
      entities.flatMap(
        ({ values: { shopId, fileId: _file, galleryFileIds: _gallery, ...values }, logged }) => {
          const shop = byId.get(shopId);
          return shop ? [{ shop, values, logged }] : [];
        },
      ),
    );
  },
  undo: { entity: 'service', after: (tx, { now }, ids) => followServices(tx, now, ids) },
});
