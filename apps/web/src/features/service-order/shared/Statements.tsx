import type { OrderLogLine } from '@portal/contract/service-order/public';
import * as m from '@portal/texts/messages';
import clsx from 'clsx';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './Order.module.css';
import { OrderFiles } from './OrderFiles.tsx';

const isSaid = ({ event }: OrderLogLine) => event === 'dispute' || event === 'say';
const isRuled = ({ event }: OrderLogLine) => event === 'ruleComplete' || event === 'ruleCancel';

interface StatementsProps {
  orderId: string;
  logs: readonly OrderLogLine[];
  /** Omits the border. */
  plain?: boolean;
}

/** A dispute: both sides in columns of equal width, and the ruling next to them. */
export function Statements({ orderId, logs, plain = false }: StatementsProps) {
  const said = logs.filter(isSaid);
  if (said.length === 0) return null;
  const rulings = logs.filter(isRuled);
  const columns = [
    { title: m.order_buyer_says(), lines: said.filter(({ side }) => side === 'BUYER') },
    { title: m.order_provider_says(), lines: said.filter(({ side }) => side === 'PROVIDER') },
  ];
  return (
    <section className={clsx(styles.dispute, plain && styles.plain)} aria-label={m.order_dispute_views()}>
      <Columns of="repeat(2, minmax(0, 1fr))" stack="phone">
        {columns.map(({ title, lines }) => (
          <div key={title} className={styles.side}>
            <h3>{title}</h3>
            {lines.length === 0 && <p className={styles.quiet}>{m.order_says_nothing()}</p>}
            {lines.map((line) => (
              <Said key={line.at} orderId={orderId} line={line} />
            ))}
          </div>
        ))}
      </Columns>
      {rulings.map((line) => (
        <Text key={line.at} as="div" lineAbove="thin" ground="quiet" className={styles.ruling}>
          <h3>{line.what}</h3>
          <Said orderId={orderId} line={line} />
        </Text>
      ))}
    </section>
  );
}

const Said = ({ orderId, line: { at, text, files } }: { orderId: string; line: OrderLogLine }) => (
  <div>
    <p>
      <Written>{text}</Written>
    </p>
    <small className={styles.quiet}>{formatDate(at, 'MM-DD HH:mm')}</small>
    {files.length > 0 && <OrderFiles orderId={orderId} files={files} />}
  </div>
);
