import type { ManagedEnterprise } from '@portal/contract/enterprise-manage';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { stateKinds, stateNames } from '../shared/admission-words.ts';
import { chainStageName } from '../shared/chain-stage-name.ts';
import styles from './EnterpriseAudit.module.css';

export const enterpriseColumns = (
  onRevoke: (enterprise: ManagedEnterprise) => void,
): ListColumn<ManagedEnterprise>[] => [
  {
    key: 'name',
    head: m.operator_audit_name(),
    rowHeader: true,
    shown: 'always',
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
    key: 'state',
    head: m.field_state(),
    nowrap: true,
    cell: ({ entryStatus }) => <Status kind={stateKinds[entryStatus]}>{stateNames[entryStatus]()}</Status>,
  },
  {
    key: 'chain',
    head: m.operator_audit_chain(),
    cell: (row) => row.chainStages.map(chainStageName).join(' · '),
  },
  {
    key: 'region',
    head: m.operator_audit_region(),
    nowrap: true,
    cell: ({ regionName }) => <span lang="zh">{regionName}</span>,
  },
  {
    key: 'contact',
    head: m.operator_audit_contact(),
    nowrap: true,
    cell: ({ contactName, contactPhone }) => (
      <span className={styles.twoLines}>
        <span lang="zh">{contactName}</span>
        <small>{contactPhone}</small>
      </span>
    ),
  },
  { key: 'members', head: m.operator_audit_members(), align: 'end', cell: ({ members }) => members },
  {
    key: 'completeness',
    head: m.operator_audit_completeness(),
    align: 'end',
    cell: ({ completeness }) => `${completeness}%`,
  },
  {
    key: 'updated',
    head: m.operator_audit_updated(),
    nowrap: true,
    shown: 'hidden',
    cell: ({ updatedAt }) => formatDate(updatedAt),
  },
  {
    key: 'actions',
    head: m.operator_queue_actions(),
    nowrap: true,
    cell: (row) =>
      row.audit?.actions.includes('revoke') && (
        <Button size="small" variant="danger" onClick={() => onRevoke(row)}>
          {m.operator_audit_revoke()}
        </Button>
      ),
  },
];
