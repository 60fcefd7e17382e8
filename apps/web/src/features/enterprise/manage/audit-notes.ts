import type { EndpointMap } from '@portal/contract/endpoint-map';

/** One application as the reviewer sees it. */
export type Audit = EndpointMap['GET /api/baseInfo/enterpriseAudit/queryDetail']['output'];

/** What a reviewer has written but not sent yet. */
export interface AuditNotes {
  opinion: string;
  /** Absent once the last note is removed. */
  fieldNotes?: Record<string, string>;
}
