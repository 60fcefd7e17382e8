import type { AnomalyState } from '@portal/contract/billing-terms';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { getPlacedMeter, placeOfMeter } from './meter/meter.queries.ts';
import { anomalies, meters } from './meter/meter.table.ts';
import { draftOf } from './meter/meter.view.ts';

/** What a tenant's confirmation hands over to whoever repairs. */
export interface AnomalyReport {
  anomalyId: string;
  state: AnomalyState;
  enterpriseId: string;
  unitId: string;
  place: string;
  meterNo: string;
  /** The report as it was drafted, in the language of whoever asks. */
  text: string;
}

/** @throws {AppError} 500404 */
export async function getAnomalyReport(db: Db, id: string): Promise<AnomalyReport> {
  const [anomaly] = await db.select().from(anomalies).where(eq(anomalies.id, id));
  if (!anomaly) throw notFound();
  const meter = await getPlacedMeter(db, eq(meters.id, anomaly.meterId));
  return {
    anomalyId: id,
    state: anomaly.status,
    enterpriseId: anomaly.enterpriseId,
    unitId: meter.meter.unitId,
    place: placeOfMeter(meter),
    meterNo: meter.meter.meterNo,
    text: draftOf(anomaly, meter),
  };
}
