import * as m from '@portal/texts/messages';
import { type ImportField, naturalKey, unscaled } from '../../../feature/importer.ts';
import { isEmptyCell, monthOf, scaledOf } from '../../../platform/xlsx/sheet-cells.ts';

/** Heads of the month's template, which lists the meters in use; spreadsheets are in Chinese. */
export const readingHeads = {
  meterNo: '户号',
  place: '位置',
  previous: '上期读数',
  period: '账期',
  reading: '本期读数',
  peak: '峰读数',
  flat: '平读数',
  valley: '谷读数',
  rolledOver: '已过零（是/否）',
  night: '夜间流量',
  nights: '逐晚流量（1日起，空格隔开）',
} as const;

const maxX100 = 100_000_000_000;

/** Hundredths of a quantity; undefined if it is none. */
function hundredthsOf(text: string): number | undefined {
  const x100 = scaledOf(text, 2);
  return x100 === null || x100 < 0 || x100 >= maxX100 ? undefined : x100;
}

function nightsOf(text: string): number[] | undefined {
  const nights = text
    .split(/[\s,，、]+/)
    .filter((night) => !isEmptyCell(night))
    .map(hundredthsOf);
  return nights.every((night) => night !== undefined) ? nights : undefined;
}

const answers = new Map([
  ...['是', '已过零', 'yes', 'y', 'sí', 'はい', '1', '√'].map((text) => [naturalKey(text), true] as const),
  ...['否', 'no', 'n', 'いいえ', '0'].map((text) => [naturalKey(text), false] as const),
]);

const quantity = { read: hundredthsOf, show: unscaled(2) } as const;

export const readingFields: readonly ImportField[] = [
  {
    key: 'meterNo',
    label: m.field_meter_no,
    aliases: [readingHeads.meterNo, '表号', '水表号', '电表号', '表编号'],
    isNeeded: true,
    example: 'W-A-301',
  },
  {
    key: 'period',
    label: m.field_period,
    aliases: [readingHeads.period, '月份', '抄表月', '抄表月份'],
    isNeeded: true,
    example: '2026-11',
    read: (text) => monthOf(text) ?? undefined,
  },
  {
    key: 'readingX100',
    label: m.field_reading,
    aliases: [readingHeads.reading, '读数', '本月读数', '止码', '示数'],
    isNeeded: true,
    note: m.import_note_reading_total,
    example: '1263.00',
    ...quantity,
  },
  {
    key: 'peakX100',
    label: m.billing_part_peak,
    aliases: [readingHeads.peak, '峰'],
    example: '',
    ...quantity,
  },
  {
    key: 'flatX100',
    label: m.billing_part_flat,
    aliases: [readingHeads.flat, '平'],
    example: '',
    ...quantity,
  },
  {
    key: 'valleyX100',
    label: m.billing_part_valley,
    aliases: [readingHeads.valley, '谷'],
    example: '',
    ...quantity,
  },
  {
    key: 'isRolledOver',
    label: m.field_rolled_over,
    aliases: [readingHeads.rolledOver, '已过零', '过零'],
    example: '否',
    read: (text) => answers.get(naturalKey(text)),
    show: (value) => (value === true ? '是' : '否'),
    options: () => ['是', '否'],
  },
  {
    key: 'nightX100',
    label: m.field_night_flow,
    aliases: [readingHeads.night],
    example: '',
    ...quantity,
  },
  {
    key: 'nightsX100',
    label: m.import_field_nights,
    aliases: [readingHeads.nights, '逐晚流量'],
    note: m.import_note_nights,
    example: '',
    read: nightsOf,
    show: (value) => (value as number[]).map(unscaled(2)).join(' '),
  },
];
