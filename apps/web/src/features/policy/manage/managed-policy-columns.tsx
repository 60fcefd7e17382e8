import { paths } from '@portal/contract/paths';
import type { ManagedPolicyRow } from '@portal/contract/policy/manage';
import * as m from '@portal/texts/messages';
import { nameColumn, stateColumn, textColumn } from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { kindLabels, levelLabels } from '../shared/policy-labels.ts';
import { PolicyPlaceLabel } from './policy-status.tsx';

export const managedPolicyColumns: ListColumn<ManagedPolicyRow>[] = [
  nameColumn('title', m.field_title(), {
    name: ({ title }) => title,
    href: ({ policyId }) => paths.managePolicy(policyId),
    note: ({ docNo }) => <Written>{docNo}</Written>,
  }),
  stateColumn('status', m.field_state(), ({ statusLabel, ...row }) => (
    <PolicyPlaceLabel {...row} label={statusLabel} />
  )),
  textColumn('level', m.field_level(), ({ level }) => levelLabels[level]()),
  textColumn('kind', m.field_policy_kind(), ({ kind }) => kindLabels[kind]()),
  textColumn('issued', m.officer_policy_issued(), ({ issuedAt }) => issuedAt, {
    sortBy: '-issued',
  }),
  textColumn('term', m.officer_policy_term(), ({ effectiveFrom, effectiveTo }) => (
    <>
      {effectiveFrom}
      <small>{effectiveTo ?? m.officer_policy_endless()}</small>
    </>
  )),
  textColumn(
    'items',
    m.officer_policy_items(),
    ({ items, policyId }) => (items > 0 ? <Link href={paths.manageItems({ policyId })}>{items}</Link> : '0'),
    { align: 'end' },
  ),
  textColumn(
    'updated',
    m.officer_updated(),
    ({ updatedAt, updatedBy }) => (
      <>
        {formatDate(updatedAt)}
        <small>
          <Written>{updatedBy}</Written>
        </small>
      </>
    ),
    { sortBy: '-updated' },
  ),
];
