import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import type { ManagedItemRow } from '@portal/contract/policy/declare-item-manage';
import * as m from '@portal/texts/messages';
import {
  amountColumn,
  dateColumn,
  nameColumn,
  stateColumn,
  textColumn,
} from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { ItemStateLabel } from './item-status.tsx';

export const managedItemColumns: ListColumn<ManagedItemRow>[] = [
  nameColumn('title', m.field_title(), {
    name: ({ title }) => title,
    href: ({ itemId }) => paths.manageItem(itemId),
  }),
  textColumn(
    'policy',
    m.field_policy(),
    ({ policyId, policyTitle }) => (
      <Link href={paths.managePolicy(policyId)} look="quiet">
        <Written>{policyTitle}</Written>
      </Link>
    ),
    { nowrap: false },
  ),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <ItemStateLabel state={state} label={stateLabel} />
  )),
  textColumn(
    'window',
    m.officer_item_window(),
    ({ windowFrom, windowTo }) => (
      <>
        {windowFrom}
        <small>{windowTo}</small>
      </>
    ),
    { sortBy: 'window' },
  ),
  textColumn('quota', m.field_quota(), ({ quota }) => quota ?? m.officer_item_unlimited(), {
    align: 'end',
  }),
  amountColumn('budget', `${m.field_budget()} (${m.field_yuan()})`, ({ budgetFen }) =>
    budgetFen === null ? null : formatFen(budgetFen),
  ),
  dateColumn('updated', m.officer_updated(), ({ updatedAt }) => updatedAt, { sortBy: '-updated' }),
];
