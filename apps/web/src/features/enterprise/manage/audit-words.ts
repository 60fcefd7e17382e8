import type { AuditKind } from '@portal/contract/enterprise-admission';
import * as m from '../../../platform/i18n/paraglide/messages.js';

export const auditKindNames: Record<AuditKind, () => string> = {
  ENTRY: m.operator_kind_entry,
  CHANGE: m.operator_kind_change,
};
