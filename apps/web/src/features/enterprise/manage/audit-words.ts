import type { AuditKind } from '@portal/contract/enterprise-admission';
import { operator_kind_change, operator_kind_entry } from '../../../platform/i18n/paraglide/messages.js';

export const auditKindNames: Record<AuditKind, () => string> = {
  ENTRY: operator_kind_entry,
  CHANGE: operator_kind_change,
};
