import { formatFen } from '@portal/contract/money';
import type { PayItem, PayOrderDetail } from '@portal/contract/payment/public';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { Written } from '../../../../platform/display/Written.tsx';
import { Disclosure } from '../../../../ui/disclosure/Disclosure.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
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
    <Text
      as="section"
      shrink
      padInline={24}
      padTop={20}
      padBottom={16}
      frame="thin"
      round
      className={styles.card}
      aria-labelledby="items"
    >
      <h2 id="items">{title}</h2>
      <Text tone="faint" size={14} figures>
        {m.pay_order_no({ no })}
      </Text>
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
    </Text>
  );
}

const ItemList = ({ items }: { items: PayItem[] }) => (
  <Text as="ul" above={12} lineAbove="strong" className={styles.items}>
    {items.map(({ itemId, title, note, amountFen, refundedFen }) => (
      <li key={itemId}>
        <div>
          <b>
            <Written>{title}</Written>
          </b>
          {note && (
            <Text as="span" block tone="quiet" size={14}>
              <Written>{note}</Written>
            </Text>
          )}
        </div>
        <Text as="div" figures text="end" className={styles.money}>
          <b>{formatFen(amountFen)}</b>
          {refundedFen > 0 && (
            <Text as="small" block tone="quiet" size={14}>
              {m.pay_item_refunded({ amount: formatFen(refundedFen) })}
            </Text>
          )}
        </Text>
      </li>
    ))}
  </Text>
);
