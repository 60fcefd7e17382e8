import type { ManagedEnterprise } from '@portal/contract/enterprise/manage';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import {
  actsColumn,
  dateColumn,
  nameColumn,
  numberColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { stateKinds, stateNames } from '../shared/admission-words.ts';
import { chainStageName } from '../shared/chain-stage-name.ts';

export const enterpriseColumns = (
  onRevoke: (enterprise: ManagedEnterprise) => void,
): ListColumn<ManagedEnterprise>[] => [
  nameColumn('name', m.identity_enterprise_name(), {
    name: ({ name }) => name,
    href: ({ audit }) => audit && paths.manageAudit(audit.auditId),
    note: ({ creditCode }) => creditCode,
  }),
  statusColumn('state', m.field_state(), ({ entryStatus }) => entryStatus, stateKinds, stateNames),
  textColumn('chain', m.operator_audit_chain(), (row) => row.chainStages.map(chainStageName).join(' · '), {
    nowrap: false,
  }),
  writtenColumn('region', m.operator_audit_region(), ({ regionName }) => regionName, { nowrap: true }),
  textColumn('contact', m.operator_audit_contact(), ({ contactName, contactPhone }) => (
    <>
      <Written>{contactName}</Written>
      <small>{contactPhone}</small>
    </>
  )),
  numberColumn('members', m.operator_audit_members(), ({ members }) => members),
  textColumn('completeness', m.operator_audit_completeness(), (row) => `${row.completeness}%`, {
    align: 'end',
    sortBy: '-completeness',
  }),
  dateColumn('updated', m.operator_audit_updated(), ({ updatedAt }) => updatedAt, {
    shown: 'hidden',
    sortBy: '-updated',
  }),
  actsColumn(
    'actions',
    m.act_bar(),
    (row) =>
      row.audit?.actions.includes('revoke') && (
        <Button size="small" variant="danger" onClick={() => onRevoke(row)}>
          {m.operator_audit_revoke()}
        </Button>
      ),
  ),
];
