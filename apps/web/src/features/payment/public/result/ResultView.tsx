import { formatFen } from '@portal/contract/money';
import type { PayOrderDetail } from '@portal/contract/payment/public';
import * as m from '@portal/texts/messages';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { OrderItems } from '../order/OrderItems.tsx';
import { RefundList } from './RefundList.tsx';
import { ResultActs } from './ResultActs.tsx';
import { ResultFacts } from './ResultFacts.tsx';
import styles from './ResultView.module.css';
import { resultOf } from './result-of.ts';
import { resultVariants } from './result-words.ts';
import { Waiting } from './Waiting.tsx';

interface ResultViewProps {
  order: PayOrderDetail;
  onOrder: (order: PayOrderDetail) => void;
}

/** Moves the focus to the heading of each new result, so that screen readers start there. */
const readOut = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

/** The outcome of a payment, with the next step. */
export function ResultView({ order, onOrder }: ResultViewProps) {
  const result = resultOf(order);
  const { icon, tone, word, title, text } = resultVariants[result];
  return (
    <div className={styles.result}>
      <div className={styles.main}>
        <p className={styles.word} data-tone={tone}>
          <Icon shape={icon} />
          {word()}
        </p>
        {title ? (
          <h1 key={result} ref={readOut} tabIndex={-1} className={styles.title}>
            {title(order)}
          </h1>
        ) : (
          <h1 key={result} ref={readOut} tabIndex={-1} className={styles.sum}>
            {formatFen(order.totalFen)}
            <small>{m.pay_yuan()}</small>
          </h1>
        )}
        <p className={styles.text}>{text(order)}</p>
        {result === 'waiting' ? (
          <Waiting order={order} onOrder={onOrder} />
        ) : (
          <ResultActs order={order} result={result} />
        )}
        <ResultFacts order={order} />
        <RefundList order={order} />
      </div>
      <OrderItems order={order} title={m.pay_for_what()} />
    </div>
  );
}
