import { contractKindLabels, payCycles } from '@portal/contract/lease/terms';
import * as m from '@portal/texts/messages';
import {
  coded,
  type ImportField,
  labelsOf,
  listed,
  named,
  naturalKey,
  partsBy,
  rate,
  scaled,
  showParts,
  textOf,
  unrate,
  unscaled,
  wholeDay,
} from '../../../feature/importer.ts';
import { addDays } from '../../../platform/china-time.ts';
import { monthOf, plainCell, scaledOf } from '../../../platform/xlsx/sheet-cells.ts';
import { listBuildingNames } from '../../building/named.public.ts';
import type { Amendment, CycleChange, Escalation } from '../lease.table.ts';

const cycleNames = ['月付', '季付', '半年付', '年付'] as const;
const cycleWords: readonly (readonly string[])[] = [
  ['月', '月付', '按月', '每月', '1', '1个月'],
  ['季', '季付', '按季', '季度', '每季', '3', '3个月'],
  ['半年', '半年付', '6', '6个月'],
  ['年', '年付', '按年', '每年', '12', '12个月'],
];

const readCycle = (text: string): number | undefined =>
  payCycles[cycleWords.findIndex((words) => words.includes(naturalKey(text)))];

const showCycle = (value: unknown): string =>
  cycleNames[payCycles.indexOf(value as (typeof payCycles)[number])] ?? '';

/** Rises of the rent as people write them: `2027-01-01 5%；2028-01-01 5%`. */
const readEscalations = partsBy((rise): Escalation | undefined => {
  const [, at = '', rate = ''] = /^(.*?[\d日])[\s:,，起递增上涨+]+([\d.]+)\s*%$/.exec(rise) ?? [];
  const [from, pctX100] = [wholeDay(at), scaledOf(rate, 2)];
  return from === undefined || pctX100 === null ? undefined : { from, pctX100 };
});

const showEscalations = showParts(({ from, pctX100 }: Escalation) => `${from} ${pctX100 / 100}%`);

/** The last day that is paid for: a day, or the last one of a month. The first of a month is a day only with 止. */
function readPaidUntil(text: string): string | undefined {
  const [, exact] = /^(.+?)\s*止$/.exec(plainCell(text)) ?? [];
  if (exact !== undefined) return wholeDay(exact);
  const day = wholeDay(text);
  // Spreadsheet programs turn a month into its first day.
  if (day !== undefined && !day.endsWith('-01')) return day;
  const month = monthOf(text);
  if (month === null) return undefined;
  const [year = 0, number = 0] = month.split('-').map(Number);
  return addDays(new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10), -1);
}

const showPaidUntil = (value: unknown): string => {
  const day = textOf(value);
  return day.endsWith('-01') ? `${day} 止` : day;
};

const parts = (text: string): string[] => text.split(/[；;\n]/).filter((part) => part.trim() !== '');

/** Terms that were agreed later, with their days: `2027-01-01 8060.00/4.80`, rent a month over property fee. */
function readAmendments(text: string): Amendment[] | undefined {
  const read = parts(text).map((part): Amendment | null => {
    const [, at = '', rent = '', fee = ''] = /^(\S+)\s+([\d.,]+)\/([\d.,]+)$/.exec(plainCell(part)) ?? [];
    const [from, rentFenPerMonth, propertyFeeFenPerM2Month] = [
      wholeDay(at),
      scaledOf(rent, 2),
      scaledOf(fee, 2),
    ];
    if (from === undefined || rentFenPerMonth === null || propertyFeeFenPerM2Month === null) return null;
    return { from, rentFenPerMonth, propertyFeeFenPerM2Month, requestId: '' };
  });
  return read.every((one) => one !== null) ? read : undefined;
}

const showAmendments = (value: unknown): string =>
  (value as Amendment[])
    .map(
      ({ from, rentFenPerMonth, propertyFeeFenPerM2Month }) =>
        `${from} ${(rentFenPerMonth / 100).toFixed(2)}/${(propertyFeeFenPerM2Month / 100).toFixed(2)}`,
    )
    .join('；');

/** Pay cycles that were agreed later, with their days: `2027-01-01 季付`. */
function readCycles(text: string): CycleChange[] | undefined {
  const read = parts(text).map((part): CycleChange | null => {
    const [, at = '', cycle = ''] = /^(\S+)\s+(\S+)$/.exec(plainCell(part)) ?? [];
    const [from, payCycle] = [wholeDay(at), readCycle(cycle)];
    return from === undefined || payCycle === undefined ? null : { from, payCycle };
  });
  return read.every((one) => one !== null) ? read : undefined;
}

const showCycles = (value: unknown): string =>
  (value as CycleChange[]).map(({ from, payCycle }) => `${from} ${showCycle(payCycle)}`).join('；');

const money = { read: scaled(2), show: unscaled(2) } as const;

export const contractFields: readonly ImportField[] = [
  {
    key: 'no',
    label: m.field_contract_no,
    aliases: ['合同号', '编号', '合同编码'],
    isNeeded: true,
    example: 'YX-2024-018',
    read: plainCell,
  },
  {
    key: 'enterprise',
    label: m.field_tenant,
    aliases: ['企业', '企业名称', '公司', '承租方', '承租人', '乙方', '客户', '租户', '统一社会信用代码'],
    isNeeded: true,
    note: m.import_money_note_enterprise,
    example: '91530100MA6K2T5B8X',
  },
  {
    key: 'building',
    label: m.field_building,
    aliases: ['楼名', '楼栋', '楼宇名称', '所属楼宇'],
    isNeeded: true,
    example: '创研楼A座',
    references: listBuildingNames,
  },
  {
    key: 'units',
    label: m.field_units,
    aliases: ['单元号', '房号', '房间', '房间号', '室号'],
    isNeeded: true,
    note: m.import_money_note_units,
    example: '301、302',
    read: listed,
  },
  {
    key: 'kind',
    label: m.field_contract_kind,
    aliases: ['类型', '合同种类'],
    example: '租赁合同',
    read: coded(contractKindLabels),
    show: named(contractKindLabels),
    options: () => labelsOf(contractKindLabels),
  },
  {
    key: 'from',
    label: m.field_term_from,
    aliases: ['开始日期', '租期起', '起始日', '起始日期', '合同开始'],
    isNeeded: true,
    example: '2024-03-01',
    read: wholeDay,
  },
  {
    key: 'to',
    label: m.field_term_to,
    aliases: ['结束日期', '租期止', '终止日', '到期日期', '合同结束', '截止日期'],
    isNeeded: true,
    example: '2027-02-28',
    read: wholeDay,
  },
  {
    key: 'rentFenPerMonth',
    label: m.field_rent_per_month,
    aliases: ['月租', '月租金', '租金', '首年租金'],
    isNeeded: true,
    note: m.import_money_note_rent,
    example: '8060.00',
    ...money,
  },
  {
    key: 'escalations',
    label: m.field_escalations,
    aliases: ['递增', '涨幅', '租金台阶'],
    note: m.import_money_note_escalations,
    example: '2025-03-01 5%；2026-03-01 5%',
    read: readEscalations,
    show: showEscalations,
  },
  {
    key: 'payCycle',
    label: m.field_pay_cycle,
    aliases: ['支付方式', '付款方式', '缴费周期', '周期'],
    isNeeded: true,
    example: '季付',
    read: readCycle,
    show: showCycle,
    options: () => cycleNames,
  },
  {
    key: 'paidUntil',
    label: m.import_money_paid_until,
    aliases: ['租金缴至', '已缴至', '已付至', '租金付至'],
    isNeeded: true,
    note: m.import_money_note_paid_until,
    example: '2026-11',
    read: readPaidUntil,
    show: showPaidUntil,
  },
  {
    key: 'depositFen',
    label: m.field_deposit,
    aliases: ['履约保证金', '保证金', '押金金额'],
    example: '24180.00',
    ...money,
  },
  {
    key: 'depositSince',
    label: m.import_money_deposit_since,
    aliases: ['押金日期', '押金收取日', '押金收到日期'],
    note: m.import_money_note_deposit,
    example: '2024-02-20',
    read: wholeDay,
  },
  {
    key: 'propertyFeeFenPerM2Month',
    label: m.field_property_fee,
    aliases: ['物业费', '物业单价'],
    note: m.import_note_price,
    example: '4.80',
    ...money,
  },
  { key: 'freeDays', label: m.field_free_days, aliases: ['免租期'], example: '30', read: scaled(0) },
  {
    key: 'lateFeePpmPerDay',
    label: m.import_money_late_fee,
    aliases: ['滞纳金', '违约金比例', '滞纳金比例'],
    note: m.import_money_note_late_fee,
    example: '0.05%',
    read: rate,
    show: unrate,
  },
  {
    key: 'noticeDays',
    label: m.field_notice_days,
    aliases: ['提前通知'],
    example: '60',
    read: scaled(0),
  },
  {
    key: 'feesPaidUntil',
    label: m.park_export_fees_paid_until,
    note: m.park_export_note_fees_paid_until,
    example: '2026-11',
    read: readPaidUntil,
    show: showPaidUntil,
  },
  { key: 'depositPaidFen', label: m.field_deposit_paid, example: '24180.00', ...money },
  { key: 'billAheadDays', label: m.pricing_field_ahead, example: '0', read: scaled(0) },
  { key: 'dueDay', label: m.pricing_field_due_day, example: '', read: scaled(0) },
  { key: 'dueDays', label: m.pricing_field_due_days, example: '15', read: scaled(0) },
  {
    key: 'cycles',
    label: m.park_export_cycles,
    note: m.park_export_note_cycles,
    example: '',
    read: readCycles,
    show: showCycles,
  },
  {
    key: 'amendments',
    label: m.park_export_amendments,
    note: m.park_export_note_amendments,
    example: '',
    read: readAmendments,
    show: showAmendments,
  },
];
