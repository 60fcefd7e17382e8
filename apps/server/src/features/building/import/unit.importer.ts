import { type UnitContent, unitContent, unitSave } from '@portal/contract/building/manage';
import { unitStateLabels } from '@portal/contract/building/terms';
import * as m from '@portal/texts/messages';
import { and, inArray } from 'drizzle-orm';
import {
  coded,
  emptyFault,
  type ImportField,
  labelsOf,
  missingId,
  named,
  type ReadRow,
  scaled,
  textOf,
  unscaled,
} from '../../../feature/importer.ts';
import { tableImporter } from '../../../feature/table-importer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { plainCell } from '../../../platform/xlsx/sheet-cells.ts';
import { removableUnit } from '../building.removal.ts';
import { type UnitRecord, units } from '../building.table.ts';
import { unitFaults, writeUnits } from '../manage/write-buildings.ts';
import { type Home, homesNamed, listBuildingNames } from '../named.public.ts';
import { unitRows } from './building.rows.ts';

const price = { note: m.import_note_price, read: scaled(2), show: unscaled(2) } as const;

const fields: readonly ImportField[] = [
  {
    key: 'building',
    label: m.field_building,
    aliases: ['楼名', '楼栋', '楼宇名称', '所属楼宇'],
    isNeeded: true,
    example: '创研楼A座',
    references: listBuildingNames,
  },
  {
    key: 'no',
    label: m.field_unit_no,
    aliases: ['单元', '房号', '房间', '房间号', '室号', '编号', '单元号'],
    isNeeded: true,
    example: '301',
    read: plainCell,
  },
  {
    key: 'floor',
    label: m.field_floor,
    aliases: ['层', '楼层号', '所在层'],
    isNeeded: true,
    example: '3',
    read: scaled(0),
  },
  {
    key: 'areaX100',
    label: m.field_area,
    aliases: ['建筑面积', '计租面积', '面积(平方米)'],
    isNeeded: true,
    note: m.import_note_area,
    example: '310.00',
    read: scaled(2),
    show: unscaled(2),
  },
  { key: 'use', label: m.field_unit_use, aliases: ['用途', '业态'], isNeeded: true, example: '办公' },
  {
    key: 'rentFenPerM2Month',
    label: m.field_rent_per_m2,
    aliases: ['牌价', '租金单价', '租金'],
    isNeeded: true,
    example: '26.00',
    ...price,
  },
  {
    key: 'propertyFeeFenPerM2Month',
    label: m.field_property_fee,
    aliases: ['物业费', '物业费单价', '物业单价'],
    isNeeded: true,
    example: '4.80',
    ...price,
  },
  {
    key: 'state',
    label: m.field_state,
    aliases: ['状态'],
    note: m.import_note_unit_state,
    example: '空置',
    read: coded(unitStateLabels),
    show: named(unitStateLabels),
    options: () => labelsOf(unitStateLabels),
  },
];

const buildingOf = ({ data }: ReadRow): string => textOf(data.building);

async function presentUnits(db: Db, homes: ReadonlyMap<string, Home>, rows: readonly ReadRow[]) {
  const ids = [...homes.values()].flatMap(({ id }) => id ?? []);
  const nos = rows.map(({ data }) => textOf(data.no));
  if (ids.length === 0) return new Map<string, UnitRecord>();
  const found = await db
    .select()
    .from(units)
    .where(and(inArray(units.buildingId, ids), inArray(units.no, nos)));
  return new Map(found.map((row) => [`${row.buildingId} ${row.no}`, row]));
}

function judgeIn(home: Home, before: UnitRecord | null, values: UnitContent) {
  const faults = Object.entries(unitFaults(home, before, values));
  return {
    faults: faults.map(([field, text]) => ({ field, text })),
    doubts:
      values.areaX100 > home.areaX100
        ? [{ field: 'areaX100', text: m.import_doubt_area({ area: home.areaX100 / 100 }) }]
        : [],
  };
}

export const unitImporter = tableImporter({
  kind: 'UNIT',
  roles: unitSave.access,
  after: ['BUILDING'],
  fields,
  keys: ['building', 'no'],
  table: units,
  rowsOf: unitRows,
  sums: ['areaX100'],
  schema: unitContent,
  defaults: { state: 'VACANT' },
  async match(db, ctx, rows) {
    const homes = await homesNamed(db, ctx, rows.map(buildingOf));
    const present = await presentUnits(db, homes, rows);
    return (row) => {
      const home = homes.get(buildingOf(row));
      const before = (home?.id && present.get(`${home.id} ${textOf(row.data.no)}`)) || null;
      const given = { buildingId: home?.id ?? missingId };
      if (home) return { before, given, judge: (values) => judgeIn(home, before, values) };
      const text = m.import_fault_no_building({ name: buildingOf(row) });
      const empty = emptyFault(row.data, 'building', m.field_building);
      return { before, given, faults: empty.length > 0 ? empty : [{ field: 'building', text }] };
    };
  },
  write: writeUnits,
  undo: { entity: 'unit', after: removableUnit.renew },
});
