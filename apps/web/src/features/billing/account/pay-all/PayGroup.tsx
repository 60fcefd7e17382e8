import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import type { PayableBill } from '@portal/contract/payment/pay-all';
import * as m from '@portal/texts/messages';
import { daysBetween, dayWords } from '../../../../platform/display/day-words.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { NativeCheckbox } from '../../../../ui/checkbox/NativeCheckbox.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { chevronRightIcon, triangleExclamationPointIcon } from '../../../../ui/icon/shapes.ts';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { type Grouping, sumOf } from './groups-of.ts';
import styles from './PayAll.module.css';
import type { Payment } from './use-payment.ts';

interface PayGroupProps {
  name: string;
  grouping: Grouping;
  bills: readonly PayableBill[];
  today: string;
  payment: Payment;
}

function DueNote({ due, today }: { due: string; today: string }) {
  const days = daysBetween(today, due);
  return (
    <Text as="span" tone="quiet" size={13}>
      {m.pay_all_before()} ·{' '}
      <b data-late={days < 5 || undefined}>
        {days < 0 ? m.billing_overdue_days({ days: -days }) : m.pay_all_days_left({ days })}
      </b>
    </Text>
  );
}

/** Bills with one box for all of them, and the sum of those that are selected. */
export function PayGroup({ name, grouping, bills, today, payment }: PayGroupProps) {
  const chosen = bills.filter(payment.isChosen);
  const isAll = chosen.length === bills.length;
  const due = grouping === 'due' ? bills[0]?.dueDate : null;
  return (
    <section className={styles.group}>
      <Row wrap align="center" gap={4} gapX={12} padBlock={8} lineBelow="strong">
        <NativeCheckbox
          label={m.pay_all_choose_group({ name })}
          checked={isAll}
          indeterminate={!isAll && chosen.length > 0}
          onChange={({ target }) => payment.choose(bills, target.checked)}
        />
        <h2 className={styles.name}>{name}</h2>
        {due && <DueNote due={due} today={today} />}
        <Row atEnd align="baseline" gap={12} figures className={styles.groupSum}>
          <Text as="small" tone="quiet" size={13}>
            {isAll
              ? m.pay_all_count({ count: bills.length })
              : m.pay_all_count_chosen({ chosen: chosen.length, count: bills.length })}
          </Text>
          <b>{formatFen(sumOf(chosen))}</b>
        </Row>
      </Row>
      <ul>
        {bills.map((bill) => (
          <PayLine key={bill.billId} bill={bill} payment={payment} showsDue={grouping !== 'due'} />
        ))}
      </ul>
    </section>
  );
}

interface PayLineProps {
  bill: PayableBill;
  payment: Payment;
  showsDue: boolean;
}

function PayLine({ bill, payment, showsDue }: PayLineProps) {
  const { billId, feeLabel, period, place, payableFen, lateFeeFen, dueDate, morePercent } = bill;
  const isChosen = payment.isChosen(bill);
  const name = `${feeLabel} ${period} ${place}`;
  return (
    <li className={styles.line} data-off={!isChosen || undefined}>
      <label className={styles.choice} htmlFor={billId}>
        <NativeCheckbox
          id={billId}
          label={`${name} ${formatFen(payableFen)}`}
          checked={isChosen}
          onChange={({ target }) => payment.choose([bill], target.checked)}
        />
        <span className={styles.what}>
          <b>{feeLabel}</b> <small>{period}</small>
        </span>
        <span className={styles.place}>
          <Written>{place}</Written>
        </span>
        <span className={styles.odd}>
          {morePercent !== null && (
            <>
              <Icon shape={triangleExclamationPointIcon} />
              {m.pay_all_more({ percent: morePercent })}
            </>
          )}
          {lateFeeFen > 0 && <span>{m.pay_all_late({ sum: formatFen(lateFeeFen) })}</span>}
        </span>
        {showsDue && dueDate && (
          <span className={styles.due}>{m.pay_all_due_on({ day: dayWords(dueDate) })}</span>
        )}
        <b className={styles.amount}>{formatFen(payableFen)}</b>
      </label>
      <Link
        href={paths.myPayment(billId)}
        look="bare"
        className={styles.open}
        aria-label={m.pay_all_bill({ name })}
      >
        <Icon shape={chevronRightIcon} />
      </Link>
    </li>
  );
}
