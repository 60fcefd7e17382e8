import { formatFen } from '@portal/contract/money';
import type { PayItem, PayOrderDetail } from '@portal/contract/payment/public';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { Written } from '../../../../platform/display/Written.tsx';
import { Disclosure } from '../../../../ui/disclosure/Disclosure.tsx';
import styles from './OrderItems.module.css';

const shown = 5;

interface OrderItemsProps {
  order: PayOrderDetail;
  title: string;
  /** One-line summary of the items, which are folded below it. */
  folded?: ReactNode;
  /** Shown below the items: total and actions. */
  children?: ReactNode;
}

/** The items of an order, each with its amount. */
export function OrderItems({ order: { no, items }, title, folded, children }: OrderItemsProps) {
  const rest = items.slice(shown);
  return (
    <section className={styles.card} aria-labelledby="items">
      <h2 id="items">{title}</h2>
      <p className={styles.no}>{m.pay_order_no({ no })}</p>
      {folded ? (
        <Disclosure summary={folded}>
          <ItemList items={items} />
        </Disclosure>
      ) : (
        <>
          <ItemList items={items.slice(0, shown)} />
          {rest.length > 0 && (
            <Disclosure summary={m.pay_more_items({ count: rest.length })}>
              <ItemList items={rest} />
            </Disclosure>
          )}
        </>
      )}
      {children}
    </section>
  );
}

const ItemList = ({ items }: { items: PayItem[] }) => (
  <ul className={styles.items}>
    {items.map(({ itemId, title, note, amountFen, refundedFen }) => (
      <li key={itemId}>
        <div>
          <b>
            <Written>{title}</Written>
          </b>
          {note && (
            <span className={styles.note}>
              <Written>{note}</Written>
            </span>
          )}
        </div>
        <div className={styles.money}>
          <b>{formatFen(amountFen)}</b>
          {refundedFen > 0 && <small>{m.pay_item_refunded({ amount: formatFen(refundedFen) })}</small>}
        </div>
      </li>
    ))}
  </ul>
);
