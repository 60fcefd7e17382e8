import type { AuditKind } from '@portal/contract/enterprise/admission';
import * as m from '@portal/texts/messages';

export const auditKindNames: Record<AuditKind, () => string> = {
  ENTRY: m.operator_kind_entry,
  CHANGE: m.operator_kind_change,
};
