import { formatFen } from '@portal/contract/money';
import type { OpenBill, ReceiptAllocation, ReceiptContent } from '@portal/contract/payment/receipt';
import { type ReceiptWay, secondPersonWays } from '@portal/contract/payment/receipt-terms';
import * as m from '@portal/texts/messages';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Answered } from '../../../../platform/account/Answered.tsx';
import { CardTable } from '../../../../platform/account/list/CardTable.tsx';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { MoneyInput } from '../../../../platform/form/MoneyInput.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import type { Column } from '../../../../ui/table/column.ts';

interface AllocationProps {
  enterpriseId: string;
  amountFen: number;
  receivedOn: string;
  way: ReceiptWay;
}

/** Divides an amount over what an enterprise owes; the suggestion can be changed, the rest becomes credit. */
export function Allocation({ enterpriseId, amountFen, receivedOn, way }: AllocationProps) {
  const answer = useQueryOf(
    'GET /api/payManage/receipt/queryAllocation',
    { enterpriseId, amountFen, receivedOn },
    { keepPrevious: true },
  );
  return (
    <Answered of={answer} lines={6}>
      {(found) => <Divided found={found} amountFen={amountFen} way={way} />}
    </Answered>
  );
}

const foundByNames: Record<ReceiptAllocation['foundBy'], () => string> = {
  BILL: m.counter_clue_bill,
  SET: m.counter_clue_set,
  EARLIEST: m.counter_earliest_first,
};

type Item = ReceiptContent['items'][number];

const itemsOf = (bills: readonly OpenBill[], isSuggested: boolean): Item[] =>
  bills.map(({ billId, suggestedFen }) => ({ billId, amountFen: isSuggested ? suggestedFen : 0 }));

interface DividedProps {
  found: ReceiptAllocation;
  amountFen: number;
  way: ReceiptWay;
}

function Divided({ found, amountFen, way }: DividedProps) {
  const { bills, foundBy, creditFen, secondPersonFromFen } = found;
  const { setValue } = useFormContext<ReceiptContent>();
  const items = useWatch<ReceiptContent, 'items'>({ name: 'items' });
  useEffect(() => setValue('items', itemsOf(bills, true)), [bills, setValue]);
  const isSet =
    items.length === bills.length && items.every(({ billId }, at) => billId === bills[at]?.billId);
  const usedFen = items.reduce((sum, item) => sum + item.amountFen, 0);
  const restFen = amountFen - usedFen;
  const isLarge = secondPersonWays.includes(way) && amountFen >= secondPersonFromFen;
  return (
    <Panel
      title={m.counter_open_bills({ bills: bills.length })}
      end={
        <Row gap={8} wrap>
          <Button size="small" onClick={() => setValue('items', itemsOf(bills, true))}>
            {foundByNames[foundBy]()}
          </Button>
          {way !== 'CREDIT' && (
            <Button size="small" onClick={() => setValue('items', itemsOf(bills, false))}>
              {m.counter_all_credit()}
            </Button>
          )}
        </Row>
      }
    >
      <Stack gap={12}>
        <CardTable
          caption={m.counter_items()}
          columns={billColumns(isSet)}
          rows={bills.map((bill, at) => ({ ...bill, at }))}
          rowKey={({ billId }) => billId}
          empty={m.counter_owes_nothing()}
        />
        <Row justify="between" gap={12} wrap>
          <Text as="span" figures>
            {m.counter_tie({
              amount: formatFen(amountFen),
              bills: formatFen(usedFen),
              rest: formatFen(restFen),
            })}
          </Text>
          <Text as="span" tone="quiet" figures>
            {m.counter_credit_after({
              before: formatFen(creditFen),
              after: formatFen(way === 'CREDIT' ? creditFen - usedFen : creditFen + Math.max(restFen, 0)),
            })}
          </Text>
        </Row>
        {restFen < 0 && <Alert kind="error">{m.counter_fault_over_amount()}</Alert>}
        {isLarge && <Alert>{m.counter_second_waits({ amount: formatFen(secondPersonFromFen) })}</Alert>}
      </Stack>
    </Panel>
  );
}

const billColumns = (isSet: boolean): Column<OpenBill & { at: number }>[] => [
  {
    key: 'bill',
    head: m.billing_bill(),
    rowHeader: true,
    part: 'title',
    cell: ({ title, no }) => (
      <Stack>
        <Written>{title}</Written>
        <Text as="small" tone="quiet">
          {no}
        </Text>
      </Stack>
    ),
  },
  {
    key: 'due',
    head: m.billing_due_date(),
    part: 'fact',
    nowrap: true,
    cell: ({ dueDate, overdueDays }) => (
      <Stack>
        {dueDate}
        {overdueDays > 0 && (
          <Text as="small" tone="petal">
            {m.counter_overdue({ days: overdueDays })}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    key: 'payable',
    head: m.counter_payable(),
    align: 'end',
    part: 'amount',
    cell: ({ payableFen, lateFen }) => (
      <Stack>
        {formatFen(payableFen)}
        {lateFen > 0 && (
          <Text as="small" tone="quiet">
            {m.counter_with_late({ amount: formatFen(lateFen) })}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    key: 'amount',
    head: m.counter_this_time(),
    align: 'end',
    width: '132px',
    part: 'action',
    cell: ({ at, no }) =>
      isSet && (
        <MoneyInput
          name={`items.${at}.amountFen`}
          label={m.counter_this_time_of({ no })}
          hiddenLabel
          orZero
        />
      ),
  },
];
