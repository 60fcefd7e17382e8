import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Answered } from '../../../../platform/account/Answered.tsx';
import { PageActs } from '../../../../platform/account/acts/PageActs.tsx';
import { useNarrow } from '../../../../platform/account/list/use-narrow.ts';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { dayOf, dayWords } from '../../../../platform/display/day-words.ts';
import { Sentence } from '../../../../platform/display/Sentence.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { TabLinks } from '../../../../ui/tab-links/TabLinks.tsx';
import { type Grouping, groupings, groupsOf } from './groups-of.ts';
import { PayGroup } from './PayGroup.tsx';
import { PaySum } from './PaySum.tsx';
import { payText } from './pay-text.ts';
import { type Payment, usePayment } from './use-payment.ts';

const groupingNames: Record<Grouping, () => string> = {
  due: m.pay_all_by_due,
  contract: m.pay_all_by_contract,
  month: m.pay_all_by_month,
  fee: m.pay_all_by_fee,
};

/** Everything that can be paid now: one figure, one button, and what is left out on purpose. */
export function PayAll() {
  const answer = useQueryOf('GET /api/payManage/account/queryPayable', {}, { keepPrevious: true });
  return (
    <Answered of={answer}>
      {(payable) => (
        <Stack gap={16} above={16}>
          {payable.orders.map(({ payOrderId, no, itemCount, totalFen }) => (
            <Alert
              key={payOrderId}
              kind="warning"
              action={
                <ButtonLink size="small" href={paths.payChoice(payOrderId)}>
                  {m.pay_go_on()}
                </ButtonLink>
              }
            >
              {m.pay_all_held({ count: itemCount, no, sum: formatFen(totalFen) })}
            </Alert>
          ))}
          {payable.rows.length === 0 ? (
            <EmptyState
              title={m.pay_all_none()}
              action={<ButtonLink href={paths.paymentComing()}>{m.billing_coming_title()}</ButtonLink>}
            >
              {m.pay_all_none_text()}
            </EmptyState>
          ) : (
            <Choice key={payable.rows.map(({ billId }) => billId).join()} payable={payable} />
          )}
        </Stack>
      )}
    </Answered>
  );
}

function Choice({ payable }: { payable: Parameters<typeof usePayment>[0] }) {
  const payment = usePayment(payable);
  const [today] = useState(() => dayOf(Date.now()));
  const [search] = useSearchParams();
  const isNarrow = useNarrow();
  const grouping = groupings.find((one) => one === search.get('by')) ?? 'due';
  const nameOf: Record<Grouping, (key: string) => string> = {
    due: (key) => (key ? dayWords(key) : m.billing_due_date()),
    contract: (key) => key || m.pay_all_no_contract(),
    month: (key) => key,
    fee: (key) => key,
  };
  const { rows, total } = payable;
  return (
    <>
      <PaySum payment={payment} />
      {!payable.canPay && <Alert>{m.pay_all_only_payers()}</Alert>}
      {total > rows.length && <Alert>{m.pay_all_first({ shown: rows.length, total })}</Alert>}
      <TabLinks
        label={m.pay_all_group()}
        keepScroll
        currentKey={grouping}
        items={groupings.map((key) => ({
          key,
          href: paths.costQuery(key === 'due' ? undefined : { by: key }),
          text: groupingNames[key](),
        }))}
      />
      <LeftOut payment={payment} />
      {groupsOf(rows, grouping).map(({ key, bills }) => (
        <PayGroup
          key={key}
          name={nameOf[grouping](key)}
          grouping={grouping}
          bills={bills}
          today={today}
          payment={payment}
        />
      ))}
      <Text tone="quiet" size={14}>
        {m.pay_all_hint()}
      </Text>
      {isNarrow && payment.pay && (
        <PageActs
          acts={[{ key: 'pay', text: payText(payment), busy: payment.busy, onPress: payment.pay }]}
          note={<PhoneSum payment={payment} />}
        />
      )}
    </>
  );
}

function PhoneSum({ payment: { toPayFen, coveredFen } }: { payment: Payment }) {
  return (
    <span aria-live="polite">
      <b>{m.billing_chosen_sum({ sum: formatFen(toPayFen) })}</b>
      {coveredFen > 0 && ` · ${m.pay_all_covered({ sum: formatFen(coveredFen) })}`}
    </span>
  );
}

/** Names the bills that are left out, so that none is forgotten by accident. */
function LeftOut({ payment: { left, choose } }: { payment: Payment }) {
  if (left.length === 0) return null;
  const names = left.map(({ feeLabel, period, place }) => `${feeLabel} ${period} ${place}`).join('、');
  return (
    <Alert
      kind="warning"
      announce
      action={
        <Button size="small" variant="quiet" onClick={() => choose(left, true)}>
          {m.pay_all_choose_all()}
        </Button>
      }
    >
      <Sentence say={({ names }) => m.pay_all_left_out({ count: left.length, names })} values={{ names }} />
    </Alert>
  );
}
