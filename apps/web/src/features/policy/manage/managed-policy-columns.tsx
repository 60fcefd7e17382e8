import type { ManagedPolicyRow } from '@portal/contract/policy-manage';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { kindLabels, levelLabels } from '../shared/policy-labels.ts';
import { PolicyPlaceLabel } from './policy-status.tsx';

const zh = langOfContent('zh');

export const managedPolicyColumns: ListColumn<ManagedPolicyRow>[] = [
  {
    key: 'title',
    head: m.field_title(),
    rowHeader: true,
    shown: 'always',
    cell: ({ policyId, title, docNo }) => (
      <>
        <Link href={paths.managePolicy(policyId)} lang={zh}>
          {title}
        </Link>
        <small lang={zh}>{docNo}</small>
      </>
    ),
  },
  {
    key: 'status',
    head: m.field_state(),
    nowrap: true,
    cell: ({ statusLabel, ...row }) => <PolicyPlaceLabel {...row} label={statusLabel} />,
  },
  { key: 'level', head: m.field_level(), nowrap: true, cell: ({ level }) => levelLabels[level]() },
  { key: 'kind', head: m.field_policy_kind(), nowrap: true, cell: ({ kind }) => kindLabels[kind]() },
  { key: 'issued', head: m.officer_policy_issued(), nowrap: true, cell: ({ issuedAt }) => issuedAt },
  {
    key: 'term',
    head: m.officer_policy_term(),
    nowrap: true,
    cell: ({ effectiveFrom, effectiveTo }) => (
      <>
        {effectiveFrom}
        <small>{effectiveTo ?? m.officer_policy_endless()}</small>
      </>
    ),
  },
  {
    key: 'items',
    head: m.officer_policy_items(),
    align: 'end',
    cell: ({ items, policyId }) =>
      items > 0 ? <Link href={paths.manageItems({ policyId })}>{items}</Link> : '0',
  },
  {
    key: 'updated',
    head: m.officer_updated(),
    nowrap: true,
    cell: ({ updatedAt, updatedBy }) => (
      <>
        {formatDate(updatedAt)}
        <small lang={zh}>{updatedBy}</small>
      </>
    ),
  },
];
