import type { RepairState } from '@portal/contract/repair-terms';

/** The clock goes on in none of these. */
export const isOver = ({ state }: { state: RepairState }): boolean =>
  ['FINISHED', 'CLOSED', 'REJECTED', 'MERGED', 'CANCELLED'].includes(state);
