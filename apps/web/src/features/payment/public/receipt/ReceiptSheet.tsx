import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import type { PayOrderDetail } from '@portal/contract/payment/public';
import { payChannelLabels } from '@portal/contract/payment/terms';
import * as m from '@portal/texts/messages';
import { Fragment, useEffect, useRef } from 'react';
import { formatDate, formatFullDate } from '../../../../platform/display/format.ts';
import { WordedText } from '../../../../platform/display/WordedText.tsx';
import { Written } from '../../../../platform/display/Written.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { Mark } from '../../../site/shared/Mark.tsx';
import styles from './Receipt.module.css';
import { Seal } from './Seal.tsx';

/** The recipient of the money. */
export interface Payee {
  parkName: string;
  company: string;
}

interface ReceiptSheetProps {
  order: PayOrderDetail;
  payee: Payee;
}

export function ReceiptSheet({ order, payee: { parkName, company } }: ReceiptSheetProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { no, items, totalFen, refundedFen, capitals, successAt, channel, checkCode } = order;
  const isCalculated = items.some(({ calculation }) => calculation.length > 0);
  return (
    <Row as="article" tone="ink" size={14} leading="list" className={styles.sheet}>
      <Columns
        as="header"
        of="auto minmax(0, 1fr) auto"
        gap={12}
        align="center"
        padBottom={12}
        className={styles.head}
      >
        <Mark className={styles.mark} />
        <p>
          <Text as="b" block size={16}>
            {parkName}
          </Text>
          <Written>{company}</Written>
        </p>
        <p className={styles.no}>{m.pay_receipt_no({ no })}</p>
      </Columns>
      <h1 ref={title} tabIndex={-1}>
        {m.pay_receipt_title()}
      </h1>
      <Text tone="quiet" text="center">
        {formatDate(successAt ?? 0, 'YYYY-MM-DD')}
      </Text>
      <Payment order={order} />
      <table className={styles.items}>
        <thead>
          <tr>
            <th scope="col">{m.pay_receipt_item()}</th>
            <th scope="col">{m.pay_receipt_note()}</th>
            {isCalculated && <th scope="col">{m.pay_receipt_calculation()}</th>}
            <th scope="col">{m.pay_receipt_amount()}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ itemId, title: name, note, calculation, amountFen }) => (
            <tr key={itemId}>
              <td>
                <Written>{name}</Written>
              </td>
              <td>
                <Written>{note}</Written>
              </td>
              {isCalculated && (
                <td>
                  {calculation.map((line) => (
                    <div key={line}>{line}</div>
                  ))}
                </td>
              )}
              <td>{formatFen(amountFen)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.total}>
        <b>
          <WordedText>{m.pay_receipt_capitals({ amount: capitals })}</WordedText>
        </b>
        <b>{m.pay_receipt_total({ amount: formatFen(totalFen) })}</b>
      </p>
      {refundedFen > 0 && (
        <Text padTop={12} figures>
          {m.pay_receipt_refunded()} {formatFen(refundedFen)}
        </Text>
      )}
      <Row as="p" relative align="center" justify="end" above={24} className={styles.payee}>
        <span>
          {m.pay_receipt_payee()} <Written>{company || parkName}</Written>
        </span>
        {channel === 'MOCK' && (
          <Seal company={company || parkName} words={[m.pay_receipt_seal(), m.pay_receipt_seal_demo()]} />
        )}
      </Row>
      <Text as="footer" padTop={14} lineAbove="strong" tone="quiet" className={styles.foot}>
        <p>
          {m.pay_check_code()} <b>{checkCode}</b>{' '}
          <Link href={paths.checkReceipt(no, checkCode)} look="underlined">
            {m.pay_check_title()}
          </Link>
        </p>
        <p>{m.pay_receipt_no_invoice()}</p>
        {channel === 'MOCK' && <p>{m.pay_receipt_demo()}</p>}
      </Text>
    </Row>
  );
}

function Payment({ order }: { order: PayOrderDetail }) {
  const { payerName, channel, successAt, tradeNo, no } = order;
  const facts = [
    [m.pay_receipt_payer(), <Written key="payer">{payerName}</Written>],
    [m.field_pay_channel(), channel && payChannelLabels[channel]()],
    [m.pay_receipt_paid_at(), formatFullDate(successAt ?? 0)],
    [m.pay_receipt_trade_no(), tradeNo],
    [m.pay_receipt_order(), no],
  ] as const;
  return (
    <Columns
      as="dl"
      of="auto minmax(0, 1.4fr) auto minmax(0, 1fr)"
      gap={8}
      gapX={16}
      above={20}
      className={styles.facts}
    >
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Columns>
  );
}
