import { shopContent } from '@portal/contract/market/shop';
import { shopOperateManage } from '@portal/contract/market/shop-manage';
import * as m from '@portal/texts/messages';
import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import {
  type CellFault,
  emptyFault,
  existingFaults,
  type Importer,
  type ImportField,
  listed,
  missingId,
  naturalKey,
  textOf,
} from '../../../feature/importer.ts';
import { tableImporter } from '../../../feature/table-importer.ts';
import { tableRows } from '../../../feature/table-rows.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { enterprisesNamed } from '../../enterprise/named.public.ts';
import { shops } from '../market.table.ts';
import { codesBy, listCategories, namesOf } from './service-categories.ts';
import { followShops, writeShops } from './write-shops.ts';

const fields: readonly ImportField[] = [
  {
    key: 'enterprise',
    label: m.field_enterprise,
    aliases: ['企业', '企业名称', '统一社会信用代码', '服务商'],
    isNeeded: true,
    note: m.import_note_shop_enterprise,
    example: '云岫检测服务有限公司',
  },
  {
    key: 'name',
    label: m.field_shop_name,
    aliases: ['店名', '店铺', '店铺名称', '服务店'],
    isNeeded: true,
    example: '云岫检测',
  },
  {
    key: 'intro',
    label: m.field_shop_intro,
    aliases: ['简介', '介绍', '说明'],
    isNeeded: true,
    example: '农残、病毒、基质检测，按样报价，当天出报告。',
  },
  {
    key: 'categories',
    label: m.field_service_category,
    aliases: ['类别', '分类', '服务分类'],
    isNeeded: true,
    note: m.import_note_list,
    example: '检测认证',
    read: listed,
    isList: true,
    options: (db) => namesOf(listCategories(db)),
  },
];

/** Open shops, without their marks, whose files have other ids in another park. */
const shopRows: NonNullable<Importer['rowsOf']> = async function* (db) {
  const names = new Map((await listCategories(db)).map(({ code, name }) => [code, name]));
  for await (const rows of tableRows(db, shops, eq(shops.status, 'OPEN'))) {
    const owners = await db
      .select({ id: enterprises.id, creditCode: enterprises.creditCode })
      .from(enterprises)
      .where(
        inArray(
          enterprises.id,
          rows.map(({ enterpriseId }) => enterpriseId),
        ),
      );
    const codeOf = new Map(owners.map(({ id, creditCode }) => [id, creditCode]));
    yield rows.map(({ enterpriseId, name, intro, categoryCodes }) => ({
      enterprise: codeOf.get(enterpriseId),
      name,
      intro,
      categories: categoryCodes.map((code) => names.get(code) ?? code),
    }));
  }
};

/** Shops of enterprises, which are open at once. One that exists is its enterprise’s own to change. */
export const shopImporter = tableImporter({
  kind: 'SHOP',
  roles: shopOperateManage.access,
  after: ['ENTERPRISE'],
  fields,
  keys: ['enterprise'],
  rowsOf: shopRows,
  table: shops,
  schema: shopContent.omit({ fileId: true }).extend({ enterpriseId: z.string() }),
  async match(db, ctx, rows) {
    const texts = rows.map(({ data }) => textOf(data.enterprise)).filter((text) => text !== '');
    const owners = await enterprisesNamed(db, texts);
    const keys = texts.map((text) => naturalKey(text));
    const planned = new Set([
      ...(await ctx.planned('ENTERPRISE', keys)).keys(),
      ...(await ctx.planned('ENTERPRISE', keys, 'name')).keys(),
    ]);
    const categories = codesBy(await listCategories(db));
    const all = await db.select().from(shops);
    const ofOwner = new Map(all.map((shop) => [shop.enterpriseId, shop]));
    const ofName = new Map(all.map((shop) => [naturalKey(shop.name), shop]));
    return ({ data }) => {
      const key = naturalKey(data.enterprise);
      const owner = owners.get(key);
      const named = (data.categories as string[] | undefined) ?? [];
      const unknown = named.filter((name) => !categories.has(naturalKey(name)));
      const before = owner ? (ofOwner.get(owner.id) ?? null) : null;
      const taken = ofName.get(naturalKey(data.name));
      const faults: CellFault[] = [
        ...emptyFault(data, 'enterprise', m.field_enterprise),
        ...emptyFault(data, 'categories', m.field_service_category),
      ];
      if (data.enterprise !== undefined && !owner && !planned.has(key))
        faults.push({
          field: 'enterprise',
          text: m.import_fault_no_entry({ name: textOf(data.enterprise) }),
        });
      if (unknown.length > 0)
        faults.push({ field: 'categories', text: m.import_fault_no_entry({ name: unknown.join('、') }) });
      if (taken && taken.id !== before?.id) faults.push({ field: 'name', text: m.fault_shop_name_taken() });
      const known = named.flatMap((name) => categories.get(naturalKey(name)) ?? []);
      // Categories that are missing or unknown are a fault of their own.
      const categoryCodes = known.length > 0 ? known : ['NONE'];
      if (before) faults.push(...existingFaults(fields, before, data));
      return { before, given: { categoryCodes, enterpriseId: owner?.id ?? missingId }, faults };
    };
  },
  write: (tx, ctx, entities) =>
    writeShops(
      tx,
      ctx,
      entities.map(({ values, logged }) => ({ values, logged })),
    ),
  undo: { entity: 'shop', after: (tx, { now }, ids) => followShops(tx, now, ids) },
});
