import type { AnomalyView } from '@portal/contract/billing/bill';
import type { MeterMonth, MeterRow } from '@portal/contract/billing/meter';
import type { ManagedMeter, ManagedReading } from '@portal/contract/billing/meter-manage';
import {
  anomalyKindLabels,
  anomalyStateLabels,
  anomalyTransitions,
  feeUnits,
  meterKindLabels,
  meterStateLabels,
  readingSourceLabels,
  readingStateLabels,
} from '@portal/contract/billing/terms';
import * as m from '@portal/texts/messages';
import { possibleEvents } from '../../../platform/workflow/transitions.ts';
import { limitOf } from '../money/usage-limit.ts';
import { type PlacedMeter, placeOfMeter } from './meter.queries.ts';
import type { Anomaly, Reading } from './meter.table.ts';
import { movePeriod, yearBefore } from './periods.ts';
import type { AnomalyRow, ReadingRow } from './reading.queries.ts';

export const viewManagedMeter = (row: PlacedMeter): ManagedMeter => ({
  ...row.meter,
  meterId: row.meter.id,
  place: placeOfMeter(row),
  enterpriseName: row.enterpriseName ?? '',
  isTou: row.meter.initialTou !== null,
  state: row.meter.status,
  stateLabel: meterStateLabels[row.meter.status](),
});

export const viewManagedReading = ({ reading, ...row }: ReadingRow): ManagedReading => ({
  ...reading,
  readingId: reading.id,
  meterNo: row.meterNo,
  kind: row.kind,
  place: placeOfMeter(row),
  enterpriseName: row.enterpriseName ?? '',
  readAt: reading.readAt.getTime(),
  lastYearX100: row.lastYearX100,
  isBilled: row.isBilled,
  sourceLabel: readingSourceLabels[reading.source](),
  state: reading.status,
  stateLabel: readingStateLabels[reading.status](),
});

export const viewManagedAnomaly = ({ anomaly, ...row }: AnomalyRow) => ({
  ...anomaly,
  anomalyId: anomaly.id,
  meterNo: row.meterNo,
  place: placeOfMeter(row),
  enterpriseName: row.enterpriseName,
  kindLabel: anomalyKindLabels[anomaly.kind](),
  state: anomaly.status,
  stateLabel: anomalyStateLabels[anomaly.status](),
  createdAt: anomaly.createdAt.getTime(),
});

const hundredths = (x100: number) => String(x100 / 100);

/** Text of an anomaly report, in the reader's language. */
export function draftOf(anomaly: Anomaly, meter: PlacedMeter): string {
  const { kind, meterNo } = meter.meter;
  const unit = feeUnits[kind];
  const words = { meter: `${meterKindLabels[kind]()} ${meterNo}`, period: anomaly.period };
  return anomaly.kind === 'NIGHT_FLOW'
    ? m.billing_draft_night({ ...words, night: `${hundredths(anomaly.nightX100 ?? 0)} ${unit}` })
    : m.billing_draft_high({
        ...words,
        usage: `${hundredths(anomaly.usageX100)} ${unit}`,
        lastYear: `${hundredths(anomaly.lastYearX100 ?? 0)} ${unit}`,
      });
}

export const viewAnomaly = (anomaly: Anomaly, meter: PlacedMeter): AnomalyView => ({
  ...anomaly,
  anomalyId: anomaly.id,
  kindLabel: anomalyKindLabels[anomaly.kind](),
  state: anomaly.status,
  stateLabel: anomalyStateLabels[anomaly.status](),
  draft: draftOf(anomaly, meter),
  actions: possibleEvents(anomalyTransitions, anomaly.status),
});

export function viewMeter(
  row: PlacedMeter,
  months: readonly Reading[],
  anomalies: readonly Anomaly[],
): MeterRow {
  const { meter } = row;
  const [last] = months;
  const usageOf = (period: string) => months.find((month) => month.period === period)?.usageX100 ?? null;
  return {
    ...meter,
    meterId: meter.id,
    kindLabel: meterKindLabels[meter.kind](),
    unit: feeUnits[meter.kind],
    place: placeOfMeter(row),
    isTou: meter.initialTou !== null,
    lastReadAt: last?.readAt.getTime() ?? null,
    usageX100: last?.usageX100 ?? null,
    monthBeforeX100: last ? usageOf(movePeriod(last.period, -1)) : null,
    lastYearX100: last ? usageOf(yearBefore(last.period)) : null,
    anomalies: anomalies.map((anomaly) => viewAnomaly(anomaly, row)),
  };
}

export const viewMonth = (reading: Reading, lastYearX100: number | null): MeterMonth => ({
  ...reading,
  lastYearX100,
  limitX100: limitOf(lastYearX100),
  readAt: reading.readAt.getTime(),
  fromX100: reading.previousX100,
  toX100: reading.readingX100,
  peakX100: reading.touUsage?.peakX100 ?? null,
  flatX100: reading.touUsage?.flatX100 ?? null,
  valleyX100: reading.touUsage?.valleyX100 ?? null,
  sourceLabel: readingSourceLabels[reading.source](),
  state: reading.status,
  stateLabel: readingStateLabels[reading.status](),
});
