import type {
  AnomalyState,
  BillState,
  FeeCode,
  MeterKind,
  MeterState,
  ReadingState,
  RunState,
} from '@portal/contract/billing-terms';
import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const feeNames: Record<FeeCode, () => string> = {
  RENT: m.billing_fee_rent,
  PROPERTY: m.billing_fee_property,
  WATER: m.billing_fee_water,
  ELECTRICITY: m.billing_fee_electricity,
  DEPOSIT: m.field_deposit,
};

export const meterKindNames: Record<MeterKind, () => string> = {
  WATER: m.billing_meter_water,
  ELECTRICITY: m.billing_meter_electricity,
};

export const meterUnits: Record<MeterKind, string> = { WATER: 'm³', ELECTRICITY: 'kWh' };

export const feeUnits: Record<FeeCode, string> = { ...meterUnits, PROPERTY: 'm²', RENT: '', DEPOSIT: '' };

export const billNames: Record<BillState, () => string> = {
  DRAFT: m.state_bill_draft,
  UNPAID: m.state_bill_unpaid,
  PAYING: m.state_bill_paying,
  PAID: m.state_bill_paid,
  OVERDUE: m.state_bill_overdue,
  OBJECTED: m.state_objected,
  REFUNDED: m.state_bill_refunded,
  VOID: m.state_bill_void,
};

export const billLooks: Record<BillState, StatusKind> = {
  DRAFT: 'open',
  UNPAID: 'waiting',
  PAYING: 'checking',
  PAID: 'done',
  OVERDUE: 'late',
  OBJECTED: 'checking',
  REFUNDED: 'closed',
  VOID: 'closed',
};

export const runLooks: Record<RunState, StatusKind> = {
  RUNNING: 'checking',
  READY: 'waiting',
  ISSUING: 'checking',
  ISSUED: 'done',
  DISCARDED: 'closed',
};

export const meterStateNames: Record<MeterState, () => string> = {
  ONLINE: m.state_meter_online,
  OFFLINE: m.state_meter_offline,
  REPLACED: m.state_meter_replaced,
};

export const meterLooks: Record<MeterState, StatusKind> = {
  ONLINE: 'done',
  OFFLINE: 'open',
  REPLACED: 'closed',
};

export const readingNames: Record<ReadingState, () => string> = {
  RAW: m.state_reading_raw,
  CHECKED: m.state_reading_checked,
  OBJECTED: m.state_objected,
};

export const readingLooks: Record<ReadingState, StatusKind> = {
  RAW: 'waiting',
  CHECKED: 'done',
  OBJECTED: 'checking',
};

export const anomalyNames: Record<AnomalyState, () => string> = {
  OPEN: m.state_anomaly_open,
  CONFIRMED: m.state_anomaly_confirmed,
  DISMISSED: m.state_anomaly_dismissed,
};

export const anomalyLooks: Record<AnomalyState, StatusKind> = {
  OPEN: 'waiting',
  CONFIRMED: 'checking',
  DISMISSED: 'closed',
};

/** 1,234.5 of 123450; a dash where nothing is known. */
export const quantityText = (x100: number | null): string =>
  x100 === null ? '—' : formatThousands(x100 / 100);
