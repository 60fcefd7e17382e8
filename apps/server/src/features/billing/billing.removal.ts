import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { Reference, References, RemovableSource } from '../../feature/removable-source.ts';
import { bills } from './bill/bill.table.ts';
import { meterShares, meterShareUnits } from './charge/charge.table.ts';
import { anomalies, dayReadings, meters, readings } from './meter/meter.table.ts';

const billsWith = (column: Reference['column']): Reference => ({
  column,
  label: m.billing_bill,
  name: bills.no,
});

export const billingReferences: References = {
  unit: [
    { column: meters.unitId, label: m.billing_meter, name: meters.meterNo },
    {
      column: meterShareUnits.unitId,
      label: m.charge_split,
      name: sql`(select ${meters.meterNo} from ${meterShares} join ${meters} on ${meters.id} = ${meterShares.meterId}
        where ${meterShares.id} = ${meterShareUnits.shareId})`,
    },
    billsWith(bills.unitId),
  ],
  meter: [
    {
      column: readings.meterId,
      label: m.field_reading,
      name: readings.period,
      until: sql`(${readings.period} || '-01')::date`,
    },
    { column: dayReadings.meterId, label: m.field_reading, name: dayReadings.day },
    { column: anomalies.meterId, label: m.billing_anomaly, name: anomalies.period },
    { column: meters.replacedById, label: m.removal_replaced_meter, name: meters.meterNo },
    { column: meterShares.meterId, label: m.charge_split, name: meterShares.feeCode },
    billsWith(bills.meterId),
  ],
};

/** Two meters have two numbers: one that was entered twice has no readings yet and is removed. */
export const removableMeter: RemovableSource = {
  entity: 'meter',
  table: meters,
  roles: ['OP_PROPERTY'],
  name: meters.meterNo,
  closing: { closedFrom: meters.closedFrom, onDay: { column: 'status', open: 'ONLINE', closed: 'OFFLINE' } },
};
