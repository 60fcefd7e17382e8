import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import type { BankLineOfList } from '@portal/contract/payment/bank-line';
import { bankLineStateLabels } from '@portal/contract/payment/bank-line-terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { useNavigate } from 'react-router';
import {
  amountColumn,
  dateColumn,
  nameColumn,
  statusColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { lineVariants } from '../shared/pay-variants.ts';
import { BankImport } from './BankImport.tsx';
import { BankLayouts } from './BankLayouts.tsx';
import { ReconcileTabs } from './ReconcileTabs.tsx';

const BankLineDrawer = lazy(async () => ({ default: (await import('./BankLineDrawer.tsx')).BankLineDrawer }));

const lineColumns = (hrefOf: (id: string) => string): ListColumn<BankLineOfList>[] => [
  nameColumn('payer', m.pay_bank_payer(), {
    name: ({ payer, bankNo }) => payer || bankNo,
    href: ({ lineId }) => hrefOf(lineId),
    opensPane: true,
    note: ({ bankNo }) => bankNo,
  }),
  amountColumn('amount', m.field_amount_arrived(), ({ amountFen }) => formatFen(amountFen)),
  writtenColumn('purpose', m.field_transfer_purpose(), ({ purpose }) => purpose),
  writtenColumn('order', m.pay_bank_order(), ({ orderNo }) => orderNo),
  statusColumn('state', m.field_state(), ({ state }) => state, lineVariants, bankLineStateLabels),
  dateColumn('booked', m.field_booked_at(), ({ bookedAt }) => bookedAt),
];

/** Payments received in the park's account; each is claimed or returned in a drawer. */
export function BankLineList() {
  const navigate = useNavigate();
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...bankLineStateLabels }),
      { kind: 'text', name: 'keyword', label: m.pay_bank_keyword() },
      { kind: 'days', from: 'from', to: 'to', label: m.field_booked_at() },
    ],
    { size: 20, place: 'view' },
  );
  return (
    <ListPage
      name="bank-lines"
      title={m.pay_reconcile()}
      lead={<ReconcileTabs current="bank" />}
      actions={
        <ButtonLink variant="main" href={query.hrefWith({ import: '1' })}>
          {m.pay_bank_import()}
        </ButtonLink>
      }
      endpoint="GET /api/payManage/bankLine/queryManageList"
      query={query}
      columns={lineColumns((line) => query.hrefWith({ line }))}
      rowKey={({ lineId }) => lineId}
      empty={{ title: m.pay_bank_empty(), text: m.pay_bank_empty_text() }}
    >
      <DetailPane query={query} name="import">
        {(_import, close) => (
          <Drawer open onClose={close} title={m.pay_bank_import()} size="large" closeLabel={m.act_close()}>
            <BankImport
              onDone={({ doubtful }) =>
                void navigate(paths.manageReconcile({ view: doubtful > 0 ? 'doubt' : 'bank' }), {
                  replace: true,
                })
              }
            />
            <BankLayouts />
          </Drawer>
        )}
      </DetailPane>
      <DetailPane query={query} name="line">
        {(id, close) => <BankLineDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
