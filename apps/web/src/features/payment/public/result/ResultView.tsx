import { formatFen } from '@portal/contract/money';
import type { PayOrderDetail } from '@portal/contract/payment/public';
import * as m from '@portal/texts/messages';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
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
    <Columns
      of="minmax(0, 1fr) 400px"
      gap={40}
      gapX={64}
      align="start"
      stack="tablet"
      className={styles.result}
    >
      <Text as="div" shrink>
        <Row
          as="p"
          align="center"
          gap={8}
          weight={600}
          size={20}
          leading="mid"
          className={styles.word}
          data-tone={tone}
        >
          <Icon shape={icon} />
          {word()}
        </Row>
        {title ? (
          <Text
            key={result}
            ref={readOut}
            tabIndex={-1}
            as="h1"
            above={10}
            size={28}
            className={styles.title}
          >
            {title(order)}
          </Text>
        ) : (
          <Text key={result} ref={readOut} tabIndex={-1} as="h1" above={10} figures className={styles.sum}>
            {formatFen(order.totalFen)}
            <small>{m.field_yuan()}</small>
          </Text>
        )}
        <Text above={8} tone="quiet">
          {text(order)}
        </Text>
        {result === 'waiting' ? (
          <Waiting order={order} onOrder={onOrder} />
        ) : (
          <ResultActs order={order} result={result} />
        )}
        <ResultFacts order={order} />
        <RefundList order={order} />
      </Text>
      <OrderItems order={order} title={m.pay_for_what()} />
    </Columns>
  );
}
