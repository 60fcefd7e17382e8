import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import { readingHeads as heads } from '../import/reading-fields.ts';
import { type PlacedMeter, placeOfMeter } from './meter.queries.ts';

/** Template columns for a month; the cells to fill in are empty. */
export const templateColumns = (period: string): SheetColumn<PlacedMeter>[] => [
  { head: heads.meterNo, value: ({ meter }) => meter.meterNo },
  { head: heads.place, value: placeOfMeter, width: 28 },
  { head: heads.previous, value: ({ meter }) => meter.lastX100 / 100 },
  { head: heads.period, value: () => period },
  ...[heads.reading, heads.peak, heads.flat, heads.valley, heads.rolledOver, heads.night, heads.nights].map(
    (head) => ({
      head,
      value: () => null,
    }),
  ),
];
