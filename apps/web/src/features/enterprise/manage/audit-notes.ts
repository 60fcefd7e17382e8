import type { EndpointMap } from '@portal/contract/endpoint-map';

/** One audit as the auditor sees it. */
export type Audit = EndpointMap['GET /api/baseInfo/enterpriseAudit/queryDetail']['output'];

/** What an auditor has written and not sent yet. */
export interface AuditNotes {
  opinion: string;
  /** None once the last one is taken away. */
  fieldNotes?: Record<string, string>;
}
