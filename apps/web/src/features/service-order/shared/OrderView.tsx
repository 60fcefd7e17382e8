import { formatFen } from '@portal/contract/money';
import { orderLifecycle } from '@portal/contract/service-order/lifecycle';
import type { OrderDetail } from '@portal/contract/service-order/public';
import * as m from '@portal/texts/messages';
import { DueTime } from '../../../platform/display/DueTime.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { writtenFact } from '../../../platform/display/written-fact.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { type Fact, Facts } from '../../../ui/facts/Facts.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { Milestones } from './Milestones.tsx';
import styles from './Order.module.css';
import { OrderFiles } from './OrderFiles.tsx';
import { OrderStory } from './OrderStory.tsx';
import { orderVariant } from './order-variants.ts';
import { Statements } from './Statements.tsx';

/** The part of an order that both sides and the park see. */
type ShownOrder = Omit<
  OrderDetail,
  'side' | 'otherName' | 'isMine' | 'canRate' | 'actions' | 'workingMsLeft'
>;

interface OrderViewProps {
  order: ShownOrder;
  /** Whether the order is waiting for the reader. */
  isMine?: boolean;
  workingMsLeft?: number | null;
}

/** An order: its status, its milestones, the statements in a dispute, the request, and its history. */
export function OrderView({ order, isMine = false, workingMsLeft = null }: OrderViewProps) {
  const { orderId, state, stateLabel, no, isOffline, dueAt, amountFen, cancelAskedBy, milestones } = order;
  const isSilent = orderLifecycle.groups.silent.includes(state) && dueAt !== null;
  return (
    <Stack gap={24} className={styles.order}>
      <Row wrap gap={8} gapX={24} justify="between">
        <div>
          <Row as="p" wrap gap={4} gapX={16} tone="quiet" size={14}>
            <Status kind={orderVariant(state, isMine)}>{stateLabel}</Status>
            <span>{no}</span>
            {isOffline && <span>{m.order_offline()}</span>}
          </Row>
          {dueAt !== null && (
            <p className={styles.quiet}>
              {m.order_until()}
              <DueTime dueAt={dueAt} leftMs={workingMsLeft} />
            </p>
          )}
        </div>
        {amountFen !== null && (
          <Stack as="p" text="end" className={styles.amount}>
            <small>{m.order_total()}</small>
            <Text as="b" size={18} figures>
              {m.market_amount({ amount: formatFen(amountFen) })}
            </Text>
          </Stack>
        )}
      </Row>
      {cancelAskedBy !== null && (
        <Alert
          kind="warning"
          title={m.order_cancel_asked({
            who: cancelAskedBy === 'BUYER' ? m.order_buyer() : m.order_provider(),
          })}
        />
      )}
      {milestones.length > 0 && (
        <section>
          <h3>{m.field_milestones()}</h3>
          <Milestones orderId={orderId} steps={milestones} />
          {isSilent && <p className={styles.quiet}>{m.order_silence()}</p>}
        </section>
      )}
      <Statements orderId={orderId} logs={order.logs} />
      <Facts columns={1} facts={factsOf(order)} />
      {order.files.length > 0 && <OrderFiles orderId={orderId} files={order.files} />}
      <section>
        <h3>{m.order_story()}</h3>
        <OrderStory orderId={orderId} logs={order.logs} />
      </section>
    </Stack>
  );
}

const factsOf = ({ buyerName, providerName, need, quoteNote, dealDay }: ShownOrder): Fact[] => [
  { name: m.order_buyer(), value: <Written>{buyerName}</Written> },
  { name: m.order_provider(), value: <Written>{providerName}</Written> },
  ...(dealDay === null ? [] : [{ name: m.field_deal_day(), value: dealDay }]),
  ...writtenFact(m.order_need(), need),
  ...writtenFact(m.order_quote_note(), quoteNote),
];
