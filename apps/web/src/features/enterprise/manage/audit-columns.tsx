import type { AuditRow } from '@portal/contract/enterprise-admission';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { dateColumn, endColumn, nameColumn, textColumn } from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { stateKinds, stateNames } from '../shared/admission-words.ts';
import { auditKindNames } from './audit-words.ts';

export const auditColumns = (): ListColumn<AuditRow>[] => [
  nameColumn('name', m.operator_audit_name(), {
    name: ({ name }) => name,
    href: ({ auditId }) => paths.manageAudit(auditId),
  }),
  textColumn('kind', m.field_kind(), ({ kind }) => auditKindNames[kind]()),
  textColumn('code', m.field_credit_code(), ({ creditCode }) => creditCode),
  textColumn('state', m.field_state(), ({ state, dueAt }) => {
    const isLate = dueAt !== null && dueAt < Date.now();
    return <Status kind={isLate ? 'late' : stateKinds[state]}>{stateNames[state]()}</Status>;
  }),
  dateColumn('submitted', m.operator_audit_submitted(), ({ submittedAt }) => submittedAt),
  endColumn('due', m.operator_audit_due(), ({ dueAt }) => dueAt),
];
