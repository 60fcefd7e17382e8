import { buildingContent, buildingSave } from '@portal/contract/building/manage';
import { buildingKindLabels } from '@portal/contract/building/terms';
import * as m from '@portal/texts/messages';
import {
  coded,
  type ImportField,
  labelsOf,
  listed,
  named,
  naturalKey,
  scaled,
  textOf,
  unscaled,
} from '../../../feature/importer.ts';
import { tableImporter } from '../../../feature/table-importer.ts';
import { removableBuilding } from '../building.removal.ts';
import { buildings } from '../building.table.ts';
import { listDistricts } from '../district.queries.ts';
import { writeBuildings } from '../manage/write-buildings.ts';
import { buildingsNamed } from '../named.public.ts';
import { buildingRows } from './building.rows.ts';

const kindOf = coded(buildingKindLabels, {
  OFFICE: ['办公楼', '写字楼', '综合楼'],
  GREENHOUSE: ['大棚', '玻璃温室'],
  COLD: ['冷藏库', '冷链'],
  HALL: ['展览馆', '展览'],
  STORE: ['仓库', '库房'],
});

const fields: readonly ImportField[] = [
  {
    key: 'name',
    label: m.import_building_name,
    aliases: ['楼宇', '楼名', '楼栋', '楼栋名称', '名称'],
    isNeeded: true,
    example: '创研楼A座',
  },
  {
    key: 'kind',
    label: m.field_building_kind,
    aliases: ['类型', '楼宇类型', '用途'],
    isNeeded: true,
    example: '办公楼',
    read: kindOf,
    show: named(buildingKindLabels),
    looksLike: (text) => kindOf(text) !== undefined,
    options: () => labelsOf(buildingKindLabels),
  },
  {
    key: 'address',
    label: m.field_address,
    aliases: ['位置', '坐落'],
    isNeeded: true,
    example: '云岫路 1 号',
  },
  {
    key: 'areaX100',
    label: m.field_total_area,
    aliases: ['面积', '总面积', '建筑面积', '建面'],
    isNeeded: true,
    note: m.import_note_area,
    example: '12600.50',
    read: scaled(2),
    show: unscaled(2),
  },
  {
    key: 'floors',
    label: m.field_floors,
    aliases: ['楼层数', '总层数'],
    isNeeded: true,
    example: '6',
    read: scaled(0),
  },
  {
    key: 'intro',
    label: m.field_note,
    aliases: ['简介', '说明', '备注'],
    isNeeded: true,
    example: '园区主楼，一层是服务大厅。',
  },
  {
    key: 'facilities',
    label: m.field_facilities,
    aliases: ['配套', '设施'],
    note: m.import_note_list,
    example: '电梯、新风、地下车位',
    read: listed,
  },
  {
    key: 'district',
    label: m.building_field_district,
    aliases: ['片区', '区域', '园区片区'],
    example: '',
    options: async (db) =>
      (await listDistricts(db)).filter(({ shield }) => shield === 0).map(({ name }) => name),
  },
  {
    key: 'managerName',
    label: m.field_manager_name,
    aliases: ['负责人', '楼管'],
    isNeeded: true,
    example: '顾春分',
  },
  {
    key: 'managerPhone',
    label: m.field_manager_phone,
    aliases: ['电话', '联系电话', '负责人电话', '楼管电话'],
    isNeeded: true,
    example: '0871-60010001',
  },
];

export const buildingImporter = tableImporter({
  kind: 'BUILDING',
  roles: buildingSave.access,
  fields,
  keys: ['name'],
  table: buildings,
  rowsOf: buildingRows,
  schema: buildingContent.omit({ fileId: true, galleryFileIds: true }),
  defaults: { facilities: [], regionId: null },
  async match(db, _ctx, rows) {
    const present = await buildingsNamed(
      db,
      rows.map(({ data }) => textOf(data.name)),
    );
    const districts = await listDistricts(db);
    const codes = new Map(
      districts.flatMap(({ regionId, name }) => [
        [naturalKey(name), regionId] as const,
        [naturalKey(regionId), regionId] as const,
      ]),
    );
    const names = new Map(districts.map(({ regionId, name }) => [regionId, name]));
    return ({ data }) => {
      const before = present.get(textOf(data.name)) ?? null;
      const district = textOf(data.district);
      if (district === '') return { before };
      const regionId = codes.get(naturalKey(district));
      return {
        before,
        given: { regionId },
        named: { district: names.get(before?.regionId ?? '') },
        faults:
          regionId === undefined
            ? [{ field: 'district', text: m.import_fault_no_entry({ name: district }) }]
            : [],
      };
    };
  },
  write: writeBuildings,
  undo: { entity: 'building', after: removableBuilding.renew },
});
