import type { PayableBill } from '@portal/contract/payment/pay-all';
import { expect, it } from 'vitest';
import { groupsOf, sumOf } from './groups-of.ts';

const bill = (feeLabel: string, contractNo: string, dueDate: string, payableFen: number): PayableBill => ({
  billId: `${feeLabel}${payableFen}`,
  no: '',
  feeCode: 'WATER',
  feeLabel,
  period: '2026-10',
  place: '',
  lateFeeFen: 0,
  payableFen,
  dueDate,
  state: 'UNPAID',
  contractNo,
  morePercent: null,
});

// The eleven bills of the design.
const bills = [
  bill('电费', 'HT-2024-017', '2026-12-03', 34_123),
  bill('电费', 'HT-2024-017', '2026-12-03', 34_840),
  bill('电费', 'HT-2025-022', '2026-12-03', 33_680),
  bill('水费', 'HT-2024-017', '2026-12-08', 15_099),
  bill('水费', 'HT-2024-017', '2026-12-08', 9_849),
  bill('水费', 'HT-2024-017', '2026-12-08', 48_493),
  bill('水费', 'HT-2024-017', '2026-12-08', 42_252),
  bill('水费', 'HT-2024-041', '2026-12-08', 94_820),
  bill('物业费', 'HT-2024-017', '2026-12-08', 365_400),
  bill('物业费', 'HT-2025-022', '2026-12-08', 101_750),
  bill('租金', 'HT-2024-017', '2026-12-10', 2_937_686),
];

const sums = (grouping: Parameters<typeof groupsOf>[1]) =>
  groupsOf(bills, grouping).map((group) => [group.key, group.bills.length, sumOf(group.bills)]);

it('groups bills by due date, contract, month and fee, each adding up', () => {
  // 11 bills, 37,179.92 = 29,376.86 + 4,671.50 + 2,105.13 + 1,026.43.
  expect(sumOf(bills)).toBe(3_717_992);
  expect(sums('fee')).toEqual([
    ['电费', 3, 102_643],
    ['水费', 5, 210_513],
    ['物业费', 2, 467_150],
    ['租金', 1, 2_937_686],
  ]);
  expect(sums('due')).toEqual([
    ['2026-12-03', 3, 102_643],
    ['2026-12-08', 7, 677_663],
    ['2026-12-10', 1, 2_937_686],
  ]);
  expect(sums('month')).toEqual([['2026-10', 11, 3_717_992]]);
  expect(sums('contract')).toEqual([
    ['HT-2024-017', 8, 3_487_742],
    ['HT-2025-022', 2, 135_430],
    ['HT-2024-041', 1, 94_820],
  ]);
});
