import type { AuditRow } from '@portal/contract/enterprise-admission';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { formatEnd } from '../../../platform/display/end-text.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { stateKinds, stateNames } from '../shared/admission-words.ts';
import { auditKindNames } from './audit-words.ts';

export const auditColumns = (): ListColumn<AuditRow>[] => [
  {
    key: 'name',
    head: m.operator_audit_name(),
    rowHeader: true,
    shown: 'always',
    cell: ({ auditId, name }) => (
      <Link href={paths.manageAudit(auditId)}>
        <span lang="zh">{name}</span>
      </Link>
    ),
  },
  { key: 'kind', head: m.field_kind(), nowrap: true, cell: ({ kind }) => auditKindNames[kind]() },
  { key: 'code', head: m.field_credit_code(), nowrap: true, cell: ({ creditCode }) => creditCode },
  {
    key: 'state',
    head: m.field_state(),
    nowrap: true,
    cell: ({ state, dueAt }) => {
      const isLate = dueAt !== null && dueAt < Date.now();
      return <Status kind={isLate ? 'late' : stateKinds[state]}>{stateNames[state]()}</Status>;
    },
  },
  {
    key: 'submitted',
    head: m.operator_audit_submitted(),
    nowrap: true,
    cell: ({ submittedAt }) => (submittedAt === null ? '' : formatDate(submittedAt)),
  },
  {
    key: 'due',
    head: m.operator_audit_due(),
    nowrap: true,
    cell: ({ dueAt }) => (dueAt === null ? '' : formatEnd(dueAt)),
  },
];
