import { formatFen } from '@portal/contract/money';
import type { BankDoubtOfList } from '@portal/contract/payment/bank-doubt';
import { bankDoubtKindLabels, bankDoubtStateLabels } from '@portal/contract/payment/bank-doubt-terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  amountColumn,
  dateColumn,
  nameColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { doubtVariants } from '../shared/pay-variants.ts';
import { ReconcileTabs } from './ReconcileTabs.tsx';

const BankDoubtDrawer = lazy(async () => ({
  default: (await import('./BankDoubtDrawer.tsx')).BankDoubtDrawer,
}));

const doubtColumns = (hrefOf: (id: string) => string): ListColumn<BankDoubtOfList>[] => [
  nameColumn('payer', m.pay_doubt_counterparty(), {
    name: ({ payer, bankNo, fileName }) => payer || bankNo || fileName,
    href: ({ doubtId }) => hrefOf(doubtId),
    opensPane: true,
    note: ({ fileName, row }) => m.pay_doubt_row({ file: fileName, row }),
  }),
  amountColumn('amount', m.pay_doubt_amount(), ({ amountFen }) =>
    amountFen === null ? null : formatFen(amountFen),
  ),
  textColumn('why', m.pay_doubt_why(), ({ reasonText }) => reasonText),
  writtenColumn('purpose', m.field_transfer_purpose(), ({ purpose }) => purpose),
  statusColumn('state', m.field_state(), ({ state }) => state, doubtVariants, bankDoubtStateLabels),
  dateColumn('booked', m.field_booked_at(), ({ bookedAt }) => bookedAt),
];

/** Rows of bank statements that were not entered; each is entered or dropped in a drawer. */
export function BankDoubtList() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...bankDoubtStateLabels }),
      { kind: 'text', name: 'keyword', label: m.pay_doubt_keyword() },
      { kind: 'choice', name: 'kind', label: m.pay_doubt_why(), options: optionsOf(bankDoubtKindLabels) },
    ],
    { size: 20, place: 'view' },
  );
  return (
    <ListPage
      name="bank-doubts"
      title={m.pay_reconcile()}
      lead={<ReconcileTabs current="doubt" />}
      endpoint="GET /api/payManage/bankDoubt/queryManageList"
      query={query}
      columns={doubtColumns((doubt) => query.hrefWith({ doubt }))}
      rowKey={({ doubtId }) => doubtId}
      empty={{ title: m.pay_doubt_empty(), text: m.pay_doubt_empty_text() }}
    >
      <DetailPane query={query} name="doubt">
        {(id, close) => <BankDoubtDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
