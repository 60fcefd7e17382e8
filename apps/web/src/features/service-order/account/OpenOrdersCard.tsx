import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { allOf } from '../../../platform/account/card/all-of.ts';
import styles from '../../../platform/account/card/Card.module.css';
import { Card } from '../../../platform/account/card/Card.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { orderVariant } from '../shared/order-variants.ts';

const shownRows = 4;

/** Orders and deals waiting for the reader. */
export function OpenOrdersCard() {
  const answer = useQueryOf(
    'GET /api/serviceManage/order/queryList',
    { view: 'ANY', tab: 'MINE', pageNo: 1, pageSize: shownRows },
    { quiet: true },
  );
  return (
    <Card
      title={m.order_card()}
      answer={answer}
      more={{ href: paths.myOrders(), text: allOf(answer.data?.total) }}
      empty={{ when: ({ rows }) => rows.length === 0, text: m.order_card_none() }}
    >
      {({ rows }) => (
        <ul className={styles.rows}>
          {rows.map(({ orderId, subject, otherName, no, side, isOffline, state, stateLabel }) => (
            <Columns
              key={orderId}
              as="li"
              of="minmax(0, 1fr) auto"
              align="baseline"
              gap={4}
              gapX={16}
              padBlock={12}
              className={styles.line}
            >
              <div>
                <Link href={hrefOf({ orderId, side, isOffline })} look="quiet" className={styles.name}>
                  <Written>{subject}</Written>
                </Link>
                <Text clip tone="faint" size={13} nowrap className={styles.note}>
                  <Written>{otherName}</Written> · {no}
                </Text>
              </div>
              <Status kind={orderVariant(state, true)}>{stateLabel}</Status>
            </Columns>
          ))}
        </ul>
      )}
    </Card>
  );
}

function hrefOf({ orderId: order, side, isOffline }: { orderId: string; side: string; isOffline: boolean }) {
  if (isOffline) return paths.offlineDeals({ order });
  return side === 'BUYER' ? paths.myOrders({ order }) : paths.receivedOrders({ order });
}
