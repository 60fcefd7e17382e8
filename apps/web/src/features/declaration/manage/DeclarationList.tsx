import type { ManagedDeclaration } from '@portal/contract/declaration/manage';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { lazy, type ReactNode } from 'react';
import {
  amountColumn,
  dateColumn,
  dueColumn,
  nameColumn,
  stateColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { declarationVariants, submittedStateNames } from '../shared/declaration-words.ts';

const DeclarationDrawer = lazy(async () => ({
  default: (await import('./DeclarationDrawer.tsx')).DeclarationDrawer,
}));

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedDeclaration>[] => [
  nameColumn('enterprise', m.field_enterprise(), {
    name: ({ enterpriseName }) => enterpriseName,
    href: ({ declarationId }) => hrefOf(declarationId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  writtenColumn('item', m.declaration_item(), ({ itemTitle }) => itemTitle),
  amountColumn('amount', m.declaration_amount_apply(), ({ amountApplyFen }) => formatFen(amountApplyFen)),
  amountColumn(
    'approved',
    m.field_approved_amount(),
    ({ amountApprovedFen }) => (amountApprovedFen === null ? null : formatFen(amountApprovedFen)),
    { part: 'hidden' },
  ),
  dueColumn('due', m.declaration_due(), ({ dueAt }) => (dueAt === null ? null : { at: dueAt }), {
    sortBy: 'due',
  }),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={declarationVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('submitted', m.declaration_submitted(), ({ submittedAt }) => submittedAt, {
    sortBy: '-submitted',
  }),
];

interface DeclarationListProps {
  /** The name of the list, for views and columns. */
  name: string;
  title: string;
  note: string;
  empty: string;
  /** States of its tabs; defaults to all that the offices see. */
  states?: readonly (keyof typeof submittedStateNames)[];
  exports: boolean;
  actions?: ReactNode;
  /** Address parameter that says which of the page's lists it is. */
  place?: string;
}

/** Applications for an office; one opens in a drawer. */
export function DeclarationList({
  name,
  title,
  note,
  empty,
  states,
  exports,
  actions,
  place,
}: DeclarationListProps) {
  const names = states
    ? Object.fromEntries(states.map((state) => [state, submittedStateNames[state]]))
    : submittedStateNames;
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_feminine, ...names }),
      { kind: 'text', name: 'keyword', label: m.declaration_keyword() },
    ],
    { size: 20, sort: 'due', ...(place ? { place } : {}) },
  );
  return (
    <ListPage
      name={name}
      title={title}
      note={note}
      endpoint="GET /api/policyManage/declaration/queryManageList"
      {...(exports ? { exportFrom: 'GET /api/policyManage/declaration/export' as const } : {})}
      query={query}
      columns={columns((declaration) => query.hrefWith({ declaration }))}
      rowKey={({ declarationId }) => declarationId}
      actions={actions}
      empty={{ title: empty }}
    >
      <DetailPane query={query} name="declaration">
        {(id, close) => <DeclarationDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
