import type { LeaseActRow } from '@portal/contract/lease/act';
import { leaseActLifecycle } from '@portal/contract/lease/act-lifecycle';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { CardTable } from '../../../../platform/account/list/CardTable.tsx';
import {
  amountColumn,
  nameColumn,
  stateColumn,
  textColumn,
} from '../../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../../platform/account/list/list-column.ts';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Status } from '../../../../ui/status/Status.tsx';

const columns = (): ListColumn<LeaseActRow>[] => [
  nameColumn('kind', m.field_kind(), {
    name: ({ kindLabel }) => kindLabel,
    href: ({ actId }) => paths.manageContracts({ act: actId }),
    note: ({ no }) => no,
  }),
  textColumn('from', m.lease_act_from(), ({ from }) => from),
  amountColumn('amount', m.field_amount(), ({ amountFen }) => formatFen(amountFen)),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={leaseActLifecycle.variants[state]}>{stateLabel}</Status>
  )),
];

/** The acts on a contract, the newest first. */
export function ActHistory({ contractId }: { contractId: string }) {
  const { data } = useQueryOf(
    'GET /api/propertyManage/leaseAct/queryManageList',
    { contractId, pageSize: 50 },
    { quiet: true },
  );
  if (!data || data.rows.length === 0) return null;
  return (
    <section aria-labelledby="acts">
      <Text id="acts" as="h3" padBottom={12} size={16}>
        {m.lease_act_history()}
      </Text>
      <CardTable
        caption={m.lease_act_history()}
        columns={columns()}
        rows={data.rows}
        rowKey={({ actId }) => actId}
      />
    </section>
  );
}
