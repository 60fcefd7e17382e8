import { assetContent, repairSaveAsset } from '@portal/contract/repair/manage';
import { repairTypeList } from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import { asc, eq, inArray } from 'drizzle-orm';
import {
  emptyFault,
  type Importer,
  type ImportField,
  naturalKey,
  textOf,
  yesOrNo,
} from '../../../feature/importer.ts';
import { tableImporter } from '../../../feature/table-importer.ts';
import { tableRows } from '../../../feature/table-rows.ts';
import type { Db } from '../../../platform/database/database.ts';
import { businessData } from '../../dictionary/dictionary.table.ts';
import { writeAssets } from '../manage/write-assets.ts';
import { repairAssets } from '../repair.table.ts';

const listTypes = (db: Db) =>
  db
    .select()
    .from(businessData)
    .where(eq(businessData.type, repairTypeList))
    .orderBy(asc(businessData.sort), asc(businessData.code));

/** All assets, with the names of their types. */
const assetRows: NonNullable<Importer['rowsOf']> = async function* (db) {
  const names = new Map((await listTypes(db)).map(({ code, name }) => [code, name]));
  for await (const rows of tableRows(db, repairAssets))
    yield rows.map((row) => ({ ...row, type: names.get(row.typeCode) }));
};

const fields: readonly ImportField[] = [
  {
    key: 'no',
    label: m.field_asset_no,
    aliases: ['资产编号', '编号', '设备号'],
    isNeeded: true,
    example: 'AC-A-301',
  },
  {
    key: 'name',
    label: m.field_asset_name,
    aliases: ['资产名称', '名称', '设备'],
    isNeeded: true,
    example: '3 层新风机组',
  },
  {
    key: 'type',
    label: m.import_master_asset_type,
    aliases: ['报修类型', '故障类型', '类别', '什么事'],
    isNeeded: true,
    example: '空调',
    options: async (db) => (await listTypes(db)).filter(({ shield }) => shield === 0).map(({ name }) => name),
  },
  {
    key: 'place',
    label: m.field_repair_place,
    aliases: ['位置', '地点', '存放地点', '安装位置'],
    isNeeded: true,
    example: '创研楼A座 3 层机房',
  },
  {
    key: 'guests',
    label: m.field_guest_reports,
    aliases: ['访客报修', '扫码报修'],
    example: '是',
    ...yesOrNo,
  },
];

/** Assets of the park that are reported by the code on their label. */
export const assetImporter = tableImporter({
  kind: 'ASSET',
  roles: repairSaveAsset.access,
  fields,
  keys: ['no'],
  rowsOf: assetRows,
  table: repairAssets,
  schema: assetContent,
  async match(db, _ctx, rows) {
    const types = await listTypes(db);
    const byName = new Map(
      types.flatMap((type) => [type.name, type.code].map((known) => [naturalKey(known), type] as const)),
    );
    const nameOf = new Map(types.map(({ code, name }) => [code, name]));
    const nos = rows.map(({ data }) => textOf(data.no));
    const found = await db.select().from(repairAssets).where(inArray(repairAssets.no, nos));
    const present = new Map(found.map((asset) => [asset.no, asset]));
    return ({ data }) => {
      const before = present.get(textOf(data.no)) ?? null;
      const type = byName.get(naturalKey(data.type));
      // A type that is no longer offered stays with what has it.
      const isOffered = type && (type.shield === 0 || type.code === before?.typeCode);
      const empty = emptyFault(data, 'type', m.import_master_asset_type);
      const unknown = isOffered
        ? []
        : [{ field: 'type', text: m.import_fault_no_entry({ name: textOf(data.type) }) }];
      return {
        before,
        given: { typeCode: type?.code ?? 'NONE' },
        named: { type: nameOf.get(before?.typeCode ?? '') ?? '' },
        faults: empty.length > 0 ? empty : unknown,
      };
    };
  },
  write: writeAssets,
  undo: { entity: 'repairAsset' },
});
