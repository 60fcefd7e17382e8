import type { UnitState, ViewingState } from '@portal/contract/building/terms';
import { formatFen } from '@portal/contract/money';
import { formatThousands } from '../../../platform/display/format.ts';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const unitVariants: Record<UnitState, StatusKind> = {
  VACANT: 'done',
  RESERVED: 'waiting',
  LEASED: 'closed',
  MAINTENANCE: 'late',
};

export const viewingVariants: Record<ViewingState, StatusKind> = {
  SUBMITTED: 'checking',
  ASSIGNED: 'waiting',
  VISITED: 'checking',
  INTENT: 'done',
  NO_INTENT: 'closed',
  CANCELLED: 'closed',
};

/** Formats as 16,200 m². */
export const areaText = (areaX100: number): string => `${formatThousands(areaX100 / 100)} m²`;

/** Formats as 8.50 or 8.50–10.50. */
export const rangeText = (from: number, to: number): string =>
  from === to ? formatFen(from) : `${formatFen(from)}–${formatFen(to)}`;
