import type { ManagedEnterprise } from '@portal/contract/enterprise-manage';
import { paths } from '../../../paths.ts';
import { formatDate } from '../../../platform/display/format.ts';
import {
  operator_audit_chain,
  operator_audit_completeness,
  operator_audit_contact,
  operator_audit_members,
  operator_audit_name,
  operator_audit_region,
  operator_audit_revoke,
  operator_audit_state,
  operator_audit_updated,
  operator_queue_actions,
} from '../../../platform/i18n/paraglide/messages.js';
import type { ListColumn } from '../../../platform/member/list/list-column.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { stateKinds, stateNames } from '../../identity/public/admission/admission-words.ts';
import { chainStageName } from '../shared/chain-stage-name.ts';
import styles from './EnterpriseAudit.module.css';

export const enterpriseColumns = (
  onRevoke: (enterprise: ManagedEnterprise) => void,
): ListColumn<ManagedEnterprise>[] => [
  {
    ...{ key: 'name', head: operator_audit_name(), rowHeader: true, shown: 'always' },
    cell: ({ name, creditCode, audit }) => (
      <span className={styles.twoLines}>
        {audit ? (
          <Link href={paths.manageAudit(audit.auditId)}>
            <span lang="zh">{name}</span>
          </Link>
        ) : (
          <span lang="zh">{name}</span>
        )}
        <small>{creditCode}</small>
      </span>
    ),
  },
  {
    ...{ key: 'state', head: operator_audit_state(), nowrap: true },
    cell: ({ entryStatus }) => <Status kind={stateKinds[entryStatus]}>{stateNames[entryStatus]()}</Status>,
  },
  {
    ...{ key: 'chain', head: operator_audit_chain() },
    cell: (row) => row.chainStages.map(chainStageName).join(' · '),
  },
  {
    ...{ key: 'region', head: operator_audit_region(), nowrap: true },
    cell: ({ regionName }) => <span lang="zh">{regionName}</span>,
  },
  {
    ...{ key: 'contact', head: operator_audit_contact(), nowrap: true },
    cell: ({ contactName, contactPhone }) => (
      <span className={styles.twoLines}>
        <span lang="zh">{contactName}</span>
        <small>{contactPhone}</small>
      </span>
    ),
  },
  { key: 'members', head: operator_audit_members(), align: 'end', cell: ({ members }) => members },
  {
    ...{ key: 'completeness', head: operator_audit_completeness(), align: 'end' },
    cell: ({ completeness }) => `${completeness}%`,
  },
  {
    ...{ key: 'updated', head: operator_audit_updated(), nowrap: true, shown: 'hidden' },
    cell: ({ updatedAt }) => formatDate(updatedAt),
  },
  {
    ...{ key: 'actions', head: operator_queue_actions(), nowrap: true },
    cell: (row) =>
      row.audit?.actions.includes('revoke') && (
        <Button size="small" variant="danger" onClick={() => onRevoke(row)}>
          {operator_audit_revoke()}
        </Button>
      ),
  },
];
