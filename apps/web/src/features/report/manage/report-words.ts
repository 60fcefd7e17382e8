import type { OverdueAge } from '@portal/contract/billing/bill-collection';
import * as m from '@portal/texts/messages';
import type { Span } from './term.ts';

export const spanNames: Record<Span, () => string> = {
  month: m.report_span_month,
  quarter: m.report_span_quarter,
  year: m.report_span_year,
  own: m.report_span_own,
};

export const ageNames: Record<OverdueAge, () => string> = {
  UP_TO_30: m.billing_age_30,
  UP_TO_60: m.billing_age_60,
  UP_TO_90: m.billing_age_90,
  LONGER: m.billing_age_longer,
};

export const shareText = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${((100 * part) / whole).toFixed(1)}%`;

/** In ten thousand yuan: columns of a narrow table. The workbook has every fen. */
export const tenThousands = (fen: number): string => (fen / 1_000_000).toFixed(2);

export const areaText = (areaX100: number): string => (areaX100 / 100).toFixed(2);

export const reportQueryKeys = [
  'GET /api/propertyManage/businessReport/queryDetail',
  'GET /api/propertyManage/budget/queryYear',
] as const;
