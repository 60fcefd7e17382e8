import type { ManagedItemRow } from '@portal/contract/declare-item-manage';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { formatFen } from '../../../platform/display/money.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { ItemStateLabel } from './item-status.tsx';

const zh = langOfContent('zh');

export const managedItemColumns: ListColumn<ManagedItemRow>[] = [
  {
    key: 'title',
    head: m.field_title(),
    rowHeader: true,
    shown: 'always',
    cell: ({ itemId, title }) => (
      <Link href={paths.manageItem(itemId)} lang={zh}>
        {title}
      </Link>
    ),
  },
  {
    key: 'policy',
    head: m.field_policy(),
    cell: ({ policyId, policyTitle }) => (
      <Link href={paths.managePolicy(policyId)} look="quiet" lang={zh}>
        {policyTitle}
      </Link>
    ),
  },
  {
    key: 'state',
    head: m.field_state(),
    nowrap: true,
    cell: ({ state, stateLabel }) => <ItemStateLabel state={state} label={stateLabel} />,
  },
  {
    key: 'window',
    head: m.officer_item_window(),
    nowrap: true,
    cell: ({ windowFrom, windowTo }) => (
      <>
        {windowFrom}
        <small>{windowTo}</small>
      </>
    ),
  },
  {
    key: 'quota',
    head: m.field_quota(),
    align: 'end',
    nowrap: true,
    cell: ({ quota }) => quota ?? m.officer_item_unlimited(),
  },
  {
    key: 'budget',
    head: `${m.officer_item_budget()} (${m.officer_yuan()})`,
    align: 'end',
    nowrap: true,
    cell: ({ budgetFen }) => (budgetFen === null ? '—' : formatFen(budgetFen)),
  },
  { key: 'updated', head: m.officer_updated(), nowrap: true, cell: ({ updatedAt }) => formatDate(updatedAt) },
];
