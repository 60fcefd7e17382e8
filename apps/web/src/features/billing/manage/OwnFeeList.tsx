import type { OwnFeeView } from '@portal/contract/billing/charge';
import { feeBasisLabels } from '@portal/contract/billing/charge-terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import {
  nameColumn,
  numberColumn,
  stateColumn,
  textColumn,
} from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { WholeList } from '../../../platform/account/list/WholeList.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatThousands } from '../../../platform/display/format.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { FeeTabs } from './FeeTabs.tsx';
import { OwnFeeDrawer } from './OwnFeeDrawer.tsx';

const listHref = (fee?: string) => paths.manageFees({ fee });

const priceOf = ({ data: { unitPriceE4 } }: OwnFeeView): string =>
  unitPriceE4 === null ? m.charge_each_time() : formatThousands(unitPriceE4 / 10_000);

const feeColumns = (): ListColumn<OwnFeeView>[] => [
  nameColumn('name', m.field_fee(), {
    name: ({ name }) => name,
    href: ({ feeId }) => listHref(feeId),
    opensPane: true,
    note: ({ data: { category, code } }) => [category, code].filter(Boolean).join(' · '),
  }),
  textColumn('basis', m.charge_basis(), ({ data }) => feeBasisLabels[data.basis]()),
  textColumn('price', m.field_unit_price(), priceOf, { align: 'end' }),
  textColumn('unit', m.field_unit(), ({ data }) => data.unit),
  textColumn('tax', m.billing_tax_rate(), ({ data }) => `${data.taxPpm / 10_000}%`),
  textColumn('account', m.charge_ledger_account(), ({ data }) => data.ledgerAccount),
  textColumn('second', m.charge_second_person(), ({ data }) =>
    data.alwaysSecond ? m.charge_second_each() : m.charge_second_by_rule(),
  ),
  numberColumn('bills', m.charge_this_year(), ({ billsThisYear }) => billsThisYear),
  stateColumn('state', m.field_state(), ({ data }) => (
    <Status kind={data.enabled ? 'done' : 'closed'}>
      {data.enabled ? m.field_enabled() : m.billing_not_in_use()}
    </Status>
  )),
];

/** The park's own fee items; the form of one opens next to the list. */
export const OwnFeeList = () => (
  <>
    <WholeList
      title={m.charge_title()}
      tabs={<FeeTabs current="fees" />}
      add={m.charge_new_fee()}
      name="fee"
      hrefOf={listHref}
      answer={useQueryOf('GET /api/propertyManage/fee/queryOwnList', {}, { keepPrevious: true })}
      caption={m.charge_title()}
      columns={feeColumns()}
      idOf={({ feeId }) => feeId}
      empty={m.charge_no_fees()}
    >
      {(fee, close) => <OwnFeeDrawer key={fee?.feeId ?? 'new'} fee={fee} onClose={close} />}
    </WholeList>
    <p>{m.charge_note()}</p>
  </>
);
