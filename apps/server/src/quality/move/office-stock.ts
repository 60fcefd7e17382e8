import type { SampleCell } from '../../platform/xlsx/testing/sample-sheets.ts';
import type { Chance } from '../year/chance.ts';
import { areaCell, codeCell, moneyCell, nameCell, yuanText } from './office-cells.ts';
import { officeSheet, serial } from './office-sheet.ts';
import type { Gauge, House, Room } from './plan-park.ts';

export const houseSheet = (rows: readonly House[], chance: Chance) =>
  officeSheet({
    kind: 'BUILDING',
    name: '楼宇',
    title: '楼宇一览',
    columns: [
      { head: '楼名', field: 'name', cell: ({ name }) => name },
      { head: '楼宇类型', field: 'kind', cell: () => chance.oneOf(['写字楼', '办公楼', '大棚']) },
      { head: '坐落', field: 'address', cell: (_row, nth) => `云岫路 ${nth + 1} 号` },
      { head: '建筑面积（㎡）', field: 'areaX100', cell: () => areaCell(9_000_000, chance) },
      { head: '总层数', field: 'floors', cell: ({ floors }) => floors },
      { head: '说明', field: 'intro', cell: () => '园区自持' },
      { head: '楼管', field: 'managerName', cell: () => '顾春分' },
      { head: '楼管电话', field: 'managerPhone', cell: () => '0871-60010001' },
    ],
    rows,
    mistakes: [],
  });

export const roomSheet = (rows: readonly Room[], chance: Chance) =>
  officeSheet({
    kind: 'UNIT',
    name: '房源',
    title: '房源台账',
    columns: [
      { head: '楼栋', field: 'building', cell: ({ house }) => nameCell(house, chance) },
      {
        head: '房号',
        field: 'no',
        cell: ({ no }) => chance.oneOf<SampleCell>([codeCell(no, chance), Number(no)]),
      },
      { head: '楼层', field: 'floor', cell: ({ floor }) => chance.oneOf<SampleCell>([floor, `${floor}层`]) },
      { head: '面积（平方米）', field: 'areaX100', cell: ({ areaX100 }) => areaCell(areaX100, chance) },
      { head: '用途', field: 'use', cell: () => '办公' },
      {
        head: '租金单价',
        group: '单价（元/㎡·月）',
        field: 'rentFenPerM2Month',
        cell: ({ rentFen }) => moneyCell(rentFen, chance),
      },
      {
        head: '物业费',
        group: '单价（元/㎡·月）',
        field: 'propertyFeeFenPerM2Month',
        cell: ({ feeFen }) => moneyCell(feeFen, chance),
      },
    ],
    rows,
    mistakes: [
      { field: 'floor', bad: () => 66, good: ({ floor }) => String(floor) },
      { field: 'building', bad: ({ house, no }) => `老食堂${house}${no}`, good: ({ house }) => house },
      { field: 'areaX100', bad: () => '一百二', good: ({ areaX100 }) => yuanText(areaX100) },
    ],
    twice: 'no',
    summed: 'areaX100',
  });

export const gaugeSheet = (rows: readonly Gauge[], chance: Chance) =>
  officeSheet({
    kind: 'METER',
    name: '水电表',
    title: '水电表底数（2026年10月31日抄）',
    columns: [
      serial(),
      { head: '表号', field: 'meterNo', cell: ({ no }) => codeCell(no, chance) },
      {
        head: '水电',
        field: 'kind',
        cell: ({ kind }) => chance.oneOf(kind === 'WATER' ? ['水', '水表'] : ['电', '电表']),
      },
      { head: '楼栋', field: 'building', cell: ({ room }) => nameCell(room.house, chance) },
      {
        head: '房号',
        field: 'unit',
        cell: ({ room }) => chance.oneOf<SampleCell>([codeCell(room.no, chance), Number(room.no)]),
      },
      {
        head: '互感倍率',
        field: 'multiplier',
        cell: ({ multiplier }) => chance.oneOf<SampleCell>(multiplier === 1 ? [null, 1, '/'] : [multiplier]),
      },
      {
        head: '抄到几度',
        field: 'readingX100',
        cell: ({ lastX100 }) => areaCell(lastX100, chance),
        isOdd: true,
      },
    ],
    rows,
    mistakes: [
      { field: 'readingX100', bad: () => '不详', good: ({ lastX100 }) => yuanText(lastX100) },
      { field: 'unit', bad: () => '999', good: ({ room }) => room.no },
      { field: 'kind', bad: () => '燃气', good: ({ kind }) => (kind === 'WATER' ? '水表' : '电表') },
      { field: 'multiplier', bad: () => '二十', good: ({ multiplier }) => String(multiplier) },
    ],
    twice: 'meterNo',
  });
