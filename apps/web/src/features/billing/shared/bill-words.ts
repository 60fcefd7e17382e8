import type {
  AnomalyState,
  BillState,
  MeterState,
  ReadingState,
  RunState,
} from '@portal/contract/billing/terms';
import { formatThousands } from '../../../platform/display/format.ts';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const billVariants: Record<BillState, StatusKind> = {
  DRAFT: 'open',
  UNPAID: 'waiting',
  PAYING: 'checking',
  PAID: 'done',
  OVERDUE: 'late',
  OBJECTED: 'checking',
  REFUNDED: 'closed',
  VOID: 'closed',
};

export const runVariants: Record<RunState, StatusKind> = {
  RUNNING: 'checking',
  READY: 'waiting',
  ISSUING: 'checking',
  ISSUED: 'done',
  DISCARDED: 'closed',
};

export const meterVariants: Record<MeterState, StatusKind> = {
  ONLINE: 'done',
  OFFLINE: 'open',
  REPLACED: 'closed',
};

export const readingVariants: Record<ReadingState, StatusKind> = {
  RAW: 'waiting',
  CHECKED: 'done',
  OBJECTED: 'checking',
};

export const anomalyVariants: Record<AnomalyState, StatusKind> = {
  OPEN: 'waiting',
  CONFIRMED: 'checking',
  DISMISSED: 'closed',
};

/** Formats 123450 as 1,234.5; a dash for null. */
export const quantityText = (x100: number | null): string =>
  x100 === null ? '—' : formatThousands(x100 / 100);
