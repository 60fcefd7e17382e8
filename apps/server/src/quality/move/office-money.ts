import type { SampleCell } from '../../platform/xlsx/testing/sample-sheets.ts';
import type { Chance } from '../year/chance.ts';
import {
  codeCell,
  cycleCell,
  dayCell,
  moneyCell,
  monthCell,
  nameCell,
  rateCell,
  risesCell,
  yuanText,
} from './office-cells.ts';
import { officeSheet, serial } from './office-sheet.ts';
import type { Arrear, Deal, Parking, Priced, Room } from './plan-park.ts';

const roomsCell = (rooms: readonly Room[], chance: Chance): SampleCell =>
  rooms.map(({ no }) => no).join(chance.oneOf(['、', ',', '/']));

const paidCell = (day: string, chance: Chance): SampleCell => {
  const isMonthEnd = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).getUTCDate() === 1;
  return isMonthEnd && chance.isOnce(2) ? monthCell(day.slice(0, 7), chance) : dayCell(day, chance);
};

export const dealSheet = (rows: readonly Deal[], chance: Chance) =>
  officeSheet({
    kind: 'CONTRACT',
    name: '合同',
    title: '在租合同台账',
    columns: [
      serial(),
      { head: '合同号', field: 'no', cell: ({ no }) => codeCell(no, chance) },
      {
        head: '租给谁',
        field: 'enterprise',
        cell: ({ firm }) => chance.oneOf([nameCell(firm.name, chance), firm.creditCode]),
        isOdd: true,
      },
      { head: '楼栋', field: 'building', cell: ({ rooms }) => nameCell(rooms[0]?.house ?? '', chance) },
      { head: '房号', field: 'units', cell: ({ rooms }) => roomsCell(rooms, chance) },
      { head: '起', group: '租期', field: 'from', cell: ({ lease }) => dayCell(lease.from, chance) },
      { head: '止', group: '租期', field: 'to', cell: ({ lease }) => dayCell(lease.to, chance) },
      {
        head: '月租金',
        field: 'rentFenPerMonth',
        cell: ({ lease }) => moneyCell(Number(lease.rent), chance),
      },
      { head: '递增', field: 'escalations', cell: ({ lease }) => risesCell(lease.rises, chance) },
      { head: '付款方式', field: 'payCycle', cell: ({ lease }) => cycleCell(lease.cycle, chance) },
      { head: '租金缴至', field: 'paidUntil', cell: ({ paidUntil }) => paidCell(paidUntil, chance) },
      {
        head: '金额',
        group: '押金',
        field: 'depositFen',
        cell: ({ depositFen }) => (depositFen === 0 ? '/' : moneyCell(depositFen, chance)),
      },
      {
        head: '收取日',
        group: '押金',
        field: 'depositSince',
        cell: ({ depositFen, depositSince }) => (depositFen === 0 ? null : dayCell(depositSince, chance)),
      },
      {
        head: '物业费',
        field: 'propertyFeeFenPerM2Month',
        cell: ({ lease }) => moneyCell(Number(lease.fee), chance),
      },
      { head: '免租期', field: 'freeDays', cell: ({ lease }) => lease.freeDays },
      { head: '滞纳金', field: 'lateFeePpmPerDay', cell: ({ latePpm }) => rateCell(latePpm, chance) },
    ],
    rows,
    mistakes: [
      { field: 'enterprise', bad: () => '隔壁那家', good: ({ firm }) => firm.name },
      { field: 'paidUntil', bad: () => null, good: ({ paidUntil }) => paidUntil },
      { field: 'units', bad: () => '8888', good: ({ rooms }) => rooms.map(({ no }) => no).join('、') },
      { field: 'payCycle', bad: () => '双月付', good: ({ lease }) => `${lease.cycle}` },
      { field: 'to', bad: () => '长期', good: ({ lease }) => lease.to },
      { field: 'paidUntil', bad: () => '2035-01', good: ({ paidUntil }) => paidUntil },
      {
        field: 'escalations',
        bad: () => '每年涨一点',
        good: ({ lease }) =>
          lease.rises.map(({ from, pctX100 }) => `${from} ${Number(pctX100) / 100}%`).join('；'),
      },
    ],
    twice: 'no',
    summed: 'rentFenPerMonth',
  });

export const parkingSheet = (rows: readonly Parking[], chance: Chance) =>
  officeSheet({
    kind: 'CHARGE',
    name: '车位',
    title: '固定车位',
    columns: [
      serial(),
      { head: '合同号', field: 'contractNo', cell: ({ deal }) => codeCell(deal.no, chance) },
      { head: '收费项目', field: 'fee', cell: () => '停车位' },
      { head: '车牌号', field: 'note', cell: ({ licence }) => licence },
      { head: '个数', field: 'quantityX100', cell: ({ quantityX100 }) => quantityX100 / 100 },
      { head: '月单价', field: 'unitPriceE4', cell: ({ priceE4 }) => moneyCell(priceE4 / 100, chance) },
      { head: '开始日期', field: 'from', cell: ({ from }) => dayCell(from, chance) },
      {
        head: '结束日期',
        field: 'to',
        cell: ({ to }) => (to === null ? chance.oneOf([null, '-', '——']) : dayCell(to, chance)),
      },
    ],
    rows,
    mistakes: [
      { field: 'contractNo', bad: () => 'YX-0000', good: ({ deal }) => deal.no },
      { field: 'fee', bad: () => '洗车', good: () => '停车位' },
      { field: 'unitPriceE4', bad: () => '面议', good: ({ priceE4 }) => (priceE4 / 10_000).toFixed(2) },
      { field: 'from', bad: () => '2019-01-01', good: ({ from }) => from },
    ],
    twice: 'from',
  });

export const priceSheet = (rows: readonly Priced[], chance: Chance) =>
  officeSheet({
    kind: 'TARIFF',
    name: '水电价',
    title: '水电价历史',
    columns: [
      { head: '费用', field: 'feeCode', cell: ({ kind }) => (kind === 'WATER' ? '水费' : '电费') },
      { head: '执行日期', field: 'effectiveFrom', cell: ({ from }) => dayCell(from, chance) },
      {
        head: '单价',
        field: 'unitPriceE4',
        cell: ({ priceE4 }) => chance.oneOf<SampleCell>([priceE4 / 10_000, `${priceE4 / 10_000}元`]),
      },
    ],
    rows,
    mistakes: [],
  });

export const arrearSheet = (rows: readonly Arrear[], chance: Chance) =>
  officeSheet({
    kind: 'BILL',
    name: '欠费',
    title: '截至2026年11月20日欠费明细',
    columns: [
      serial(),
      { head: '账单编号', field: 'no', cell: ({ no }) => no },
      { head: '企业名称', field: 'enterprise', cell: ({ deal }) => nameCell(deal.firm.name, chance) },
      { head: '合同号', field: 'contractNo', cell: ({ deal }) => codeCell(deal.no, chance) },
      { head: '收费项目', field: 'fee', cell: ({ fee }) => fee },
      { head: '所属月份', field: 'period', cell: ({ period }) => monthCell(period, chance) },
      { head: '欠费', field: 'amountFen', cell: ({ amountFen }) => moneyCell(amountFen, chance) },
      { head: '应缴日期', field: 'dueDate', cell: ({ due }) => dayCell(due, chance) },
      {
        head: '滞纳金',
        field: 'hasLateFee',
        cell: ({ isLate }) => (isLate ? chance.oneOf(['是', '√']) : chance.oneOf(['否', null])),
      },
    ],
    rows,
    mistakes: [
      { field: 'amountFen', bad: () => '约3000', good: ({ amountFen }) => yuanText(amountFen) },
      { field: 'enterprise', bad: () => '隔壁那家', good: ({ deal }) => deal.firm.creditCode },
      { field: 'period', bad: () => '上个月', good: ({ period }) => period },
      { field: 'contractNo', bad: () => 'YX-0000', good: ({ deal }) => deal.no },
      { field: 'dueDate', bad: () => null, good: ({ due }) => due },
      { field: 'fee', bad: () => '杂费', good: ({ fee }) => fee },
    ],
    twice: 'no',
    summed: 'amountFen',
  });
