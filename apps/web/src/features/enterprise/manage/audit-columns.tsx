import type { AuditRow } from '@portal/contract/enterprise/admission';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import {
  dateColumn,
  dueColumn,
  nameColumn,
  stateColumn,
  textColumn,
} from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { stateKinds, stateNames } from '../shared/admission-words.ts';
import { auditKindNames } from './audit-words.ts';

export const auditColumns = (): ListColumn<AuditRow>[] => [
  nameColumn('name', m.identity_enterprise_name(), {
    name: ({ name }) => name,
    href: ({ auditId }) => paths.manageAudit(auditId),
  }),
  textColumn('kind', m.field_kind(), ({ kind }) => auditKindNames[kind]()),
  textColumn('code', m.field_credit_code(), ({ creditCode }) => creditCode),
  stateColumn('state', m.field_state(), ({ state, workingMsLeft }) => {
    const isLate = workingMsLeft !== null && workingMsLeft < 0;
    return <Status kind={isLate ? 'late' : stateKinds[state]}>{stateNames[state]()}</Status>;
  }),
  dateColumn('submitted', m.operator_audit_submitted(), ({ submittedAt }) => submittedAt, {
    sortBy: '-submitted',
  }),
  dueColumn(
    'due',
    m.operator_audit_left(),
    ({ dueAt, workingMsLeft }) => (dueAt === null ? null : { at: dueAt, left: workingMsLeft }),
    { sortBy: 'due' },
  ),
  textColumn('claim', m.operator_audit_claimed_by(), ({ claimedBy }) =>
    claimedBy?.isMine ? m.operator_queue_me() : claimedBy && <Written>{claimedBy.name}</Written>,
  ),
];
