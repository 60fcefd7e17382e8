import type { EndpointMap } from '@portal/contract/endpoint-map';

/** One application as the reviewer sees it. */
export type Audit = EndpointMap['GET /api/baseInfo/enterpriseAudit/queryDetail']['output'];

/** Notes from the first reviewer, for the second. */
export function colleagueNotes({ state, history }: Audit): Record<string, string> {
  return state === 'REVIEWING' ? (history.findLast(({ event }) => event === 'pass')?.fieldNotes ?? {}) : {};
}

/** What a reviewer has written but not sent yet. */
export interface AuditNotes {
  opinion: string;
  /** Absent once the last note is removed. */
  fieldNotes?: Record<string, string>;
}
